import { insertRows } from '../_core/store/insert-rows';
import type { ReadModel } from '../_core/store/read-model';
import { chipsMovedBy } from './chips-flow.read-model';

export const RECORDS_OF_A_TOTAL = 1_000n;

interface ChipsFlowTotal {
  readonly casino: string;
  readonly thousand: bigint;
  flow: bigint;
  variance: bigint;
}

/**
 * By how many chips every thousand records changed what customers hold: what is evaluated anew is taken out by the record
 * that causes it, so that the totals up to a record are what was known then.
 */
export const chipsFlowTotalReadModel: ReadModel = {
  table: 'chips_flow_total',

  rowsOf: (fact) => {
    if (fact.standing !== 'counted') return [];
    const { flow, variance } = chipsMovedBy(fact);
    if (flow === 0n && variance === 0n) return [];
    const sign = fact.entry === 'reversal' ? -1n : 1n;
    const { casino, number } = fact;
    return [
      {
        ...{ casino, thousand: number / RECORDS_OF_A_TOTAL },
        ...{ flow: sign * flow, variance: sign * variance },
      } satisfies ChipsFlowTotal,
    ];
  },

  write: (page, rows) =>
    insertRows(
      page,
      'chips_flow_total',
      summed(rows as readonly ChipsFlowTotal[]).map(inDecimals),
      `ON CONFLICT (casino, thousand) DO UPDATE SET
         flow = chips_flow_total.flow + excluded.flow, variance = chips_flow_total.variance + excluded.variance`,
    ),
};

/** One row for each total of the page; always in one order, so that two writers cannot lock each other out. */
function summed(rows: readonly ChipsFlowTotal[]): ChipsFlowTotal[] {
  const sums = new Map<string, ChipsFlowTotal>();
  for (const row of rows) {
    const key = `${row.casino}\0${row.thousand}`;
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { ...row });
    else {
      sum.flow += row.flow;
      sum.variance += row.variance;
    }
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

const inDecimals = ({ casino, thousand, flow, variance }: ChipsFlowTotal): object => ({
  casino,
  thousand: thousand.toString(),
  flow: flow.toString(),
  variance: variance.toString(),
});

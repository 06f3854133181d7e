import type { Minor } from '../../kernel/money';
import type { SlipEnd, SlipKind } from '../_core/named-slip';
import type { SlipReport, SlipSeries } from './slip-report';
import { HAS_TWO_ENDS } from '../_core/named-slip';
import { isMovement, seriesOf } from './slip-report';
import { present } from '../../kernel/present';

export interface SlipFigures {
  readonly reports: readonly SlipReport[];
  readonly from: string;
  readonly until: string;
  /** Chips in transit at the end of the period, by slip and currency. */
  readonly transit: ReadonlyMap<string, Minor>;
  /** The book currency, for a slip whose reports state no amount. */
  readonly currency: string;
}

export interface SlipControl {
  readonly slips: readonly SlipUse[];
  readonly series: readonly SlipSeries[];
}

/**
 * Compares the slips of a period: each is used once, both ends and the ledger agree, and no number of a pad is
 * missing. A half that is still missing after its day is a problem, and so is every other difference; nothing is
 * corrected.
 */
export function controlSlips({ reports, from, until, ...held }: SlipFigures): SlipControl {
  const inPeriod = ({ gamingDay }: SlipReport): boolean => gamingDay >= from && gamingDay <= until;
  const slips = [...groupedBySlip(reports.filter(isMovement)).values()]
    .filter((group) => group.some(inPeriod))
    .map((group) => useOf(group, held));
  // A number that two persons made void is used up; a number that was only requested is not.
  const used = reports
    .filter(({ step }) => step !== 'requested')
    .map((report) => (report.step === 'rejected' ? { ...report, voided: true } : report));
  return { slips, series: seriesOf(used, { from, until }) };
}

/**
 * Slips by direction and number: one number may accompany chips to a table and chips back. A box is used every day.
 */
function groupedBySlip<Report extends SlipReport>(reports: readonly Report[]): ReadonlyMap<string, Report[]> {
  const groups = new Map<string, Report[]>();
  for (const report of reports) {
    const key = keyOf(report);
    groups.set(key, [...(groups.get(key) ?? []), report]);
  }
  return groups;
}

function keyOf({ kind, slip, gamingDay }: SlipReport): string {
  if (kind === 'box') return `box ${gamingDay} ${slip}`;
  if (kind === 'credit' || kind === 'closing') return `to-cage ${slip}`;
  return kind === 'sale' || kind === 'buy-in' || kind === 'bank-order'
    ? `${kind} ${slip}`
    : `to-table ${slip}`;
}

export type SlipProblem = 'half-missing' | 'used-twice' | 'halves-differ' | 'under-way';

export interface SlipUse {
  readonly slip: string;
  readonly kind: SlipKind;
  readonly table: string | null;
  readonly gamingDay: string;
  readonly currency: string;
  /** The currency of its first report; empty if that states none. */
  readonly firstCurrency: string;
  readonly atTable?: Minor;
  readonly atCage?: Minor;
  readonly reportedBy: Readonly<Partial<Record<SlipEnd, string>>>;
  readonly inTransit: Minor;
  readonly isVoid: boolean;
  readonly problems: readonly SlipProblem[];
  readonly eventIds: readonly string[];
}

function useOf(
  group: readonly SlipReport[],
  { transit, currency: ofBooks }: Pick<SlipFigures, 'transit' | 'currency'>,
): SlipUse {
  const standing = group.filter(({ voided }) => !voided);
  const isVoid = standing.length === 0;
  const known = isVoid ? group : standing;
  const { slip, table, gamingDay, currency: firstCurrency } = known[0]!;
  // A box that was put on a table or swapped states no currency; its count does.
  const currency = known.find((report) => report.currency !== '')?.currency ?? ofBooks;
  const kind = kindOf(known);
  const [tableSays, cageSays] = [reportAt(standing, 'table'), reportAt(standing, 'cage')];
  const [atTable, atCage] = [amountOf(tableSays), amountOf(cageSays)];
  const inTransit = transit.get(`${slip} ${currency}`) ?? 0n;
  const use = { kind, inTransit, ...present({ atTable, atCage }) };
  return {
    ...use,
    slip,
    table,
    gamingDay,
    currency,
    firstCurrency,
    isVoid,
    reportedBy: present({ table: tableSays?.eventId, cage: cageSays?.eventId }),
    problems: isVoid ? [] : problemsOf(use, standing),
    eventIds: known.map(({ eventId }) => eventId),
  };
}

/**
 * The cage may not state why it issued a float, so the report of the table counts first. A closing is known from the
 * close.
 */
const kindOf = (reports: readonly SlipReport[]): SlipKind =>
  (
    reports.find(({ kind }) => kind === 'closing') ??
    reports.find(({ end }) => end === 'table') ??
    reports[0]!
  ).kind;

const reportAt = (reports: readonly SlipReport[], end: SlipEnd): SlipReport | undefined =>
  reports.find((report) => report.end === end && report.amount !== undefined);

const amountOf = (report: SlipReport | undefined): Minor | undefined =>
  report?.amount === undefined ? undefined : BigInt(report.amount);

function problemsOf(
  { kind, atTable, atCage, inTransit }: Pick<SlipUse, 'kind' | 'atTable' | 'atCage' | 'inTransit'>,
  standing: readonly SlipReport[],
): SlipProblem[] {
  const at = (end: SlipEnd): number => standing.filter((report) => report.end === end).length;
  const isHalf = HAS_TWO_ENDS[kind] && (at('table') === 0 || at('cage') === 0);
  const isTwice = at('table') > 1 || at('cage') > 1;
  const differs = atTable !== undefined && atCage !== undefined && atTable !== atCage;
  return [
    ...(isHalf ? ['half-missing' as const] : []),
    ...(isTwice ? ['used-twice' as const] : []),
    ...(differs ? ['halves-differ' as const] : []),
    ...(inTransit === 0n ? [] : ['under-way' as const]),
  ];
}

export interface RecordedSlip extends SlipReport {
  readonly recordNumber: bigint;
}

export interface SlipUsedAgain {
  readonly slip: string;
  readonly end: SlipEnd;
  readonly uses: readonly RecordedSlip[];
}

/**
 * The slips of a day that were used more than once in the whole casino: the state of a session has only its own
 * slips, so a number used at two tables is found only here. An event that names a slip twice uses it once; cancelled
 * uses and boxes do not count.
 */
export const slipsUsedAgain = (reports: readonly RecordedSlip[]): SlipUsedAgain[] =>
  [
    ...groupedBySlip(
      reports.filter((each) => each.kind !== 'box' && isMovement(each) && !each.voided),
    ).values(),
  ].flatMap((group) =>
    (['table', 'cage'] as const).flatMap((end) => {
      const uses = onePerEvent(group.filter((report) => report.end === end));
      return uses.length > 1 ? [{ slip: uses[0]!.slip, end, uses }] : [];
    }),
  );

const onePerEvent = (reports: readonly RecordedSlip[]): RecordedSlip[] => [
  ...new Map(reports.map((report) => [report.recordNumber, report])).values(),
];

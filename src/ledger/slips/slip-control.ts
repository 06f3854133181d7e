import type { Minor } from '../../kernel/money';
import { type SlipUse, useOf } from './slip-use';
import { type SlipSeries, seriesOf } from './slip-series';
import type { SlipReport } from './slip-report';

export interface SlipFigures {
  readonly reports: readonly SlipReport[];
  readonly from: string;
  readonly until: string;
  /** Through the last day of the period: what is under way, by slip and currency. */
  readonly transit: ReadonlyMap<string, Minor>;
}

export interface SlipControl {
  readonly slips: readonly SlipUse[];
  readonly series: readonly SlipSeries[];
}

/**
 * Holds the slips of a period against each other: each used once, both ends and the ledger saying the same, and no
 * number of a pad missing. A half that is missing after its day is a problem, and so is everything else that does
 * not tie; nothing is corrected.
 */
export function controlSlips({ reports, from, until, transit }: SlipFigures): SlipControl {
  const inPeriod = ({ gamingDay }: SlipReport): boolean => gamingDay >= from && gamingDay <= until;
  const slips = [...groupedBySlip(reports).values()]
    .filter((group) => group.some(inPeriod))
    .map((group) => useOf(group, transit));
  return { slips, series: seriesOf(reports, { from, until }) };
}

/** Slips by direction and number: a number may accompany chips to a table and others back. A box is used every day. */
export function groupedBySlip<Report extends SlipReport>(
  reports: readonly Report[],
): ReadonlyMap<string, Report[]> {
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

import type { Minor } from '../../kernel/money';

/** What one slip accompanies, and which of its two halves were reported with which amount. */
export interface SlipUse {
  readonly slip: string;
  readonly direction: 'to-table' | 'to-cage';
  readonly cage?: Minor;
  readonly table?: Minor;
  /** The closing float: the close of the table posts it alone, and the cage's receipt only reconciles. */
  readonly closing?: true;
}

export type SlipHalf = 'cage' | 'table';

/** One report of a slip. */
export interface SlipReport {
  readonly slip: string;
  readonly direction: SlipUse['direction'];
  readonly half: SlipHalf;
  readonly amount: Minor;
  readonly closing?: true;
}

/** The use of a slip so far; one number may accompany chips to the table and other chips back. */
export const findSlip = (
  slips: readonly SlipUse[],
  { slip, direction }: Pick<SlipUse, 'slip' | 'direction'>,
): SlipUse | undefined => slips.find((use) => use.slip === slip && use.direction === direction);

/** The slips after a report; a half that was reported before keeps its first amount. */
export function enterSlip(slips: readonly SlipUse[], report: SlipReport): readonly SlipUse[] {
  const { slip, direction, half, amount, closing } = report;
  const known = findSlip(slips, report);
  const mark = closing === undefined ? {} : { closing };
  if (known === undefined) return [...slips, { slip, direction, [half]: amount, ...mark }];
  const next: SlipUse = { ...known, [half]: known[half] ?? amount, ...mark };
  return slips.map((use) => (use === known ? next : use));
}

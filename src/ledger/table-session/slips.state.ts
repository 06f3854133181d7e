import type { Minor } from '../../kernel/money';

export interface SlipUse {
  readonly slip: string;
  readonly direction: 'to-table' | 'to-cage';
  readonly currency: string;
  readonly cage?: Minor;
  readonly table?: Minor;
  /** The closing float: the close of the table posts it alone, and the cage's receipt only reconciles. */
  readonly closing?: true;
}

export type SlipHalf = 'cage' | 'table';

export interface SlipReport {
  readonly slip: string;
  readonly direction: SlipUse['direction'];
  readonly half: SlipHalf;
  readonly amount: Minor;
  readonly currency: string;
  readonly closing?: true;
}

export const findSlip = (
  slips: readonly SlipUse[],
  { slip, direction }: Pick<SlipUse, 'slip' | 'direction'>,
): SlipUse | undefined => slips.find((use) => use.slip === slip && use.direction === direction);

export function enterSlip(slips: readonly SlipUse[], report: SlipReport): readonly SlipUse[] {
  const { slip, direction, half, amount, currency, closing } = report;
  const known = findSlip(slips, report);
  const mark = closing === undefined ? {} : { closing };
  if (known === undefined) return [...slips, { slip, direction, currency, [half]: amount, ...mark }];
  const next: SlipUse = { ...known, [half]: known[half] ?? amount, ...mark };
  return slips.map((use) => (use === known ? next : use));
}

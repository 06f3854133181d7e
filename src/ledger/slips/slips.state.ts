import { definitionOf } from '../event-contract/catalogue';
import type { CasinoEvent } from '../../kernel/envelope';
import type { Minor } from '../../kernel/money';
import { present } from '../../kernel/present';
import { tableOf } from '../../kernel/source';
import type { NamedSlip } from '../_core/named-slip';

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

export interface HalfMoved {
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

export function enterSlip(slips: readonly SlipUse[], report: HalfMoved): readonly SlipUse[] {
  const { slip, direction, half, amount, currency, closing } = report;
  const known = findSlip(slips, report);
  const mark = present({ closing });
  if (known === undefined) return [...slips, { slip, direction, currency, [half]: amount, ...mark }];
  const next: SlipUse = { ...known, [half]: known[half] ?? amount, ...mark };
  return slips.map((use) => (use === known ? next : use));
}

/** The slips and boxes that a fact names, as its type declares them (`slips`). */
export function slipsIn({ type, source, data }: CasinoEvent): NamedSlip[] {
  const at = { end: 'table', table: tableOf(source) ?? null } as const;
  const declared = definitionOf(type)?.slips?.(data, at) ?? [];
  return declared.filter((each): each is NamedSlip => each.slip !== undefined && each.slip !== '');
}

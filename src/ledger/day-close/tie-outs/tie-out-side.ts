import type { Minor } from '../../../kernel/money';
import { ofFigure, ofLines, type SourcedPart } from '../../_core/books/cell-part';
import { addressOf } from '../../_core/explain/figure';
import type { BookBalance } from './day-figures';

export interface TieOutSide {
  readonly amount: Minor;
  readonly parts: readonly SourcedPart[];
}

/** What must be empty. */
export const NOTHING: TieOutSide = { amount: 0n, parts: [] };

export const ofAccount = (
  { account, currency, balance }: BookBalance,
  { day, sign = 1 }: { readonly day: string; readonly sign?: 1 | -1 },
): TieOutSide => ({
  amount: BigInt(sign) * balance,
  parts: [ofFigure(addressOf({ kind: 'balance', account, day, currency }), sign)],
});

export const ofSubLedger = (
  { account, subLedger = '', currency, balance }: BookBalance,
  { day, sign = 1 }: { readonly day: string; readonly sign?: 1 | -1 },
): TieOutSide => ({
  amount: BigInt(sign) * balance,
  parts: [ofLines({ account, subLedger, currency, bookedOn: [undefined, day] }, sign)],
});

export const sumOf = (sides: readonly TieOutSide[]): TieOutSide => ({
  amount: sides.reduce((sum, { amount }) => sum + amount, 0n),
  parts: sides.flatMap(({ parts }) => parts),
});

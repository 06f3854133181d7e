import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { Minor } from '../../kernel/money';
import type { Setting } from '../game-rules';
import type { TableState } from '../round';
import { breach } from '../rule';
import { money } from '../wording';
import type { PokerFacts } from './poker-facts';
import type { ReportedHand } from './reported-hand';

export const carriedOn = ({ carriedOut }: ReportedHand): NonNullable<TableState['memory']> =>
  carriedOut > 0n ? { carriedPot: `${carriedOut}` } : {};

export const hasPot = ({ memory }: TableState): boolean => memory?.['carriedPot'] !== undefined;

/** What the hand before left in the pot: nothing if it left nothing to remember; undefined if it is not known. */
function carriedBefore(before: TableState | undefined): Minor | undefined {
  const known = before?.memory?.['carriedPot'];
  if (typeof known === 'string' && /^\d+$/.test(known)) return BigInt(known);
  return before === undefined || before.memory?.['blankHands'] !== undefined ? undefined : 0n;
}

/** A pot that begins with what the hand before left of it: all of that, and nothing if pots are not carried over. */
export function checkCarriedIn(
  { regulated }: PokerFacts,
  { hand, before }: { readonly hand: ReportedHand; readonly before: TableState | undefined },
  { currency }: Setting,
): readonly Finding[] {
  if (regulated === undefined) return [];
  const { opening, rules } = regulated;
  const due = opening === undefined ? 0n : carriedBefore(before);
  if (due === undefined || hand.carriedIn === due) return [];
  return [
    breach(opening?.uncovered ?? rules.noPotCarried, {
      code: 'carried-pot-differs',
      expected: said`${money(due, currency)} that the hand before left`,
      found: money(hand.carriedIn, currency),
    }),
  ];
}

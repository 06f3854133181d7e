import type { Minor } from '../../kernel/money';
import type { Setting } from '../game-rules';
import type { TableState } from '../round';
import { breach, type RuleFinding } from '../rule';
import { money } from '../wording';
import type { CirclePokerFacts } from './circle-poker-facts';
import type { ReportedHand } from './reported-hand';

/** What a hand leaves in the pot, as it is remembered for the next one. */
export const carriedOn = ({ carriedOut }: ReportedHand): NonNullable<TableState['memory']> =>
  carriedOut > 0n ? { carriedPot: `${carriedOut}` } : {};

/** Whether a hand left anything in the pot. */
export const hasPot = ({ memory }: TableState): boolean => memory?.['carriedPot'] !== undefined;

/** What the hand before left in the pot: nothing where it left nothing to remember; undefined where it is not known. */
function carriedBefore(before: TableState | undefined): Minor | undefined {
  const known = before?.memory?.['carriedPot'];
  if (typeof known === 'string' && /^\d+$/.test(known)) return BigInt(known);
  return before === undefined || before.memory?.['blankHands'] !== undefined ? undefined : 0n;
}

/** A pot that begins with what the hand before left of it: all of that, and nothing where pots are not carried over. */
export function checkCarriedIn(
  { regulated }: CirclePokerFacts,
  { hand, before }: { readonly hand: ReportedHand; readonly before: TableState | undefined },
  { currency }: Setting,
): readonly RuleFinding[] {
  if (regulated === undefined) return [];
  const { opening, rules } = regulated;
  const due = opening === undefined ? 0n : carriedBefore(before);
  if (due === undefined || hand.carriedIn === due) return [];
  return [
    breach(opening?.uncovered ?? rules.noPotCarried, {
      code: 'carried-pot-differs',
      severity: 'violation',
      expected: `${money(due, currency)} that the hand before left`,
      found: money(hand.carriedIn, currency),
    }),
  ];
}

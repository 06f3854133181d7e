import type { Minor } from '../../kernel/money';
import type { CardNumber } from '../_mechanics/poker-hands/deck';
import { clockwiseAfter } from '../_mechanics/pots/pot-split';
import type { Setting } from '../game-rules';
import type { Answers } from '../open-points';
import type { PokerFacts } from './poker-facts';
import type { HandAction, ReportedHand } from './reported-hand';

export interface Claim {
  readonly seat: number;
  readonly own: readonly CardNumber[];
}

/**
 * The smallest unit a pot is divided in, in minor units: the chip that every stake at the table is a multiple of, where
 * the table names one; else a cent. By another answer to OP2-08, which is a point of the Order, always a cent.
 */
export const oddUnitOf = ({ regulated }: PokerFacts, { answers, terms }: Setting): Minor =>
  regulated !== undefined && answers['OP2-08'] === 'minor-unit' ? 1n : (terms?.step ?? 1n);

export function oddUnitOrder(
  facts: PokerFacts,
  { hand, claims }: { readonly hand: ReportedHand; readonly claims: readonly Claim[] },
  answers: Answers,
): readonly Claim[] {
  const start = facts.oddUnit === 'last-bettor' ? lastBettorOf(hand.actions) : hand.button;
  if (start === undefined) return withoutStart(claims, answers);
  // Who bet last comes first himself; the button comes last.
  const after = facts.oddUnit === 'last-bettor' ? start - 1 : start;
  const order = clockwiseAfter(
    claims.map(({ seat }) => seat),
    after,
  );
  return order.map((seat) => claims.find((claim) => claim.seat === seat)!);
}

const BETS: ReadonlySet<HandAction['action']> = new Set(['bet', 'raise', 'complete', 'bring-in']);

const FORCED: ReadonlySet<HandAction['action']> = new Set(['ante', 'small-blind', 'big-blind', 'dead-blind']);

/** Who bet or raised last; where everybody only called or checked, who put in the last forced bet. */
const lastBettorOf = (actions: readonly HandAction[]): number | undefined =>
  (actions.findLast(({ action }) => BETS.has(action)) ?? actions.findLast(({ action }) => FORCED.has(action)))
    ?.seat;

/** Nothing marks a first seat, as in stud: the highest single card, equal ranks by suit, or the lowest seat. */
function withoutStart(claims: readonly Claim[], answers: Answers): readonly Claim[] {
  if (answers['INT-01'] === 'lowest-seat') return [...claims].sort((one, other) => one.seat - other.seat);
  const highest = ({ own }: Claim): number => Math.max(...own);
  return [...claims].sort((one, other) => highest(other) - highest(one) || one.seat - other.seat);
}

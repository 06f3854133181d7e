import type { Minor } from '../../../src/kernel/money';
import { replayBetting } from './betting-replay';
import { checkHand, collectedOf, replayed } from './hand-checks';
import type { ParsedHand } from './parsed-hand';

/** What a seat took, in minor units. */
export interface SeatAward {
  readonly seat: number;
  readonly amount: Minor;
}

/**
 * Works out from cards and contributions who should have taken what. The pot core of the games fits in here; it
 * answers undefined where the text does not show enough cards to tell.
 */
export type DeriveAwards = (hand: ParsedHand) => readonly SeatAward[] | undefined;

/** Whether the money of one hand ties, to the cent. All amounts in minor units. */
export interface HandJudgement {
  /** Number of the hand. */
  readonly id: string;
  readonly pot: Minor;
  readonly collected: Minor;
  readonly rake: Minor;
  /** Sum of the derived awards, where they could be derived. */
  readonly derived?: Minor;
  readonly ties: boolean;
  /** Why it does not tie; empty when it does. */
  readonly reasons: readonly string[];
}

/**
 * Recomputes everything the text of a hand allows and says whether it agrees: each action with stakes, stacks and the
 * actions before it, the pots with what was put in, and what was collected with pots, rake and summary.
 */
export function tieHand(hand: ParsedHand, deriveAwards?: DeriveAwards): HandJudgement {
  const collected = collectedOf(hand);
  const { totalPot: pot, rake } = hand.summary;
  const derived = deriveAwards?.(hand);
  const reasons = [...checkHand(replayed(hand, replayBetting(hand))), ...awardReasons(hand, derived)];
  return {
    id: hand.header.id,
    pot,
    collected,
    rake,
    ...(derived && { derived: derived.reduce((sum, { amount }) => sum + amount, 0n) }),
    ties: reasons.length === 0,
    reasons,
  };
}

function awardReasons(hand: ParsedHand, derived: readonly SeatAward[] | undefined): readonly string[] {
  if (!derived) return [];
  return hand.seats
    .filter(({ seat }) => takenBy(seat, hand.collections) !== takenBy(seat, derived))
    .map(({ seat }) => `seat ${seat} did not collect what its cards are worth`);
}

const takenBy = (seat: number, awards: readonly SeatAward[]): Minor =>
  awards.reduce((sum, award) => (award.seat === seat ? sum + award.amount : sum), 0n);

import type { RuleFinding } from '../games/rule';
import type { Minor } from '../kernel/money';
import { type AskRules, byRules, type SeatAward } from './awards-by-cards';
import { replayBetting } from './betting-replay';
import { checkHand, collectedOf, replayed } from './hand-checks';
import type { ParsedHand } from './parsed-hand';

/** Whether the money of one hand ties, to the cent. All amounts in minor units. */
export interface HandJudgement {
  /** Number of the hand. */
  readonly id: string;
  readonly pot: Minor;
  readonly collected: Minor;
  readonly rake: Minor;
  /** Sum of the derived awards, where they could be derived. */
  readonly derived?: Minor;
  /** Whether the lines of the text agree with each other and, where it is judged, with the cards. */
  readonly ties: boolean;
  /** Why it does not tie; empty when it does. */
  readonly reasons: readonly string[];
  /** Whether the rules of its game told who takes what; of a cancelled hand there is nothing to tell. */
  readonly judged: boolean;
  /** Why it is not judged. */
  readonly notJudged?: string;
  /** What the rules of its game find about it. */
  readonly findings: readonly RuleFinding[];
}

/**
 * Recomputes everything the text of a hand allows and says whether it agrees: each action with stakes, stacks and the
 * actions before it, the pots with what was put in, what was collected with pots, rake and summary, and what each seat
 * collected with what its cards and its money in the pots are worth.
 */
export function tieHand(hand: ParsedHand, askRules: AskRules = byRules): HandJudgement {
  const collected = collectedOf(hand);
  const { totalPot: pot, rake } = hand.summary;
  const { awards, notJudged, findings } = hand.cancelled ? NOTHING_TO_JUDGE : askRules(hand);
  const reasons = [...checkHand(replayed(hand, replayBetting(hand))), ...awardReasons(hand, awards)];
  return {
    id: hand.header.id,
    pot,
    collected,
    rake,
    ...(awards && { derived: awards.reduce((sum, { amount }) => sum + amount, 0n) }),
    ties: reasons.length === 0,
    reasons,
    judged: notJudged === undefined,
    ...(notJudged !== undefined && { notJudged }),
    findings,
  };
}

const NOTHING_TO_JUDGE: ReturnType<AskRules> = { findings: [] };

function awardReasons(hand: ParsedHand, derived: readonly SeatAward[] | undefined): readonly string[] {
  if (!derived) return [];
  return hand.seats
    .filter(({ seat }) => takenBy(seat, hand.collections) !== takenBy(seat, derived))
    .map(({ seat }) => `seat ${seat} did not collect what its cards are worth`);
}

const takenBy = (seat: number, awards: readonly SeatAward[]): Minor =>
  awards.reduce((sum, award) => (award.seat === seat ? sum + award.amount : sum), 0n);

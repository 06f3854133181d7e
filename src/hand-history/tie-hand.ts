import type { Finding } from '../finding-catalogue/finding';
import type { Minor } from '../kernel/money';
import { replayBetting } from './betting-replay';
import { checkHand, collectedOf, replayed } from './hand-checks';
import type { ParsedHand } from './parsed-hand';
import { roundOfHand } from '../ledger/poker-hand/hand.state';
import { evaluateRound } from '../games/evaluate-round';
import { rulesInForce } from '../games/rules-in-force';
import { handPlayedData } from './hand-played-event';

/** Whether the money of one hand ties, to the cent. All amounts in minor units. */
export interface HandEvaluation {
  readonly id: string;
  readonly pot: Minor;
  readonly collected: Minor;
  readonly rake: Minor;
  readonly derived?: Minor;
  readonly ties: boolean;
  readonly reasons: readonly string[];
  readonly judged: boolean;
  readonly notJudged?: string;
  readonly findings: readonly Finding[];
}

/**
 * Recomputes everything the text of a hand allows and says whether it agrees: each action with stakes, stacks and the
 * actions before it, the pots with what was put in, what was collected with pots, rake and summary, and what each seat
 * collected with what its cards and its money in the pots are worth.
 */
export function tieHand(hand: ParsedHand, askRules: AskRules = byRules): HandEvaluation {
  const collected = collectedOf(hand);
  const { totalPot: pot, rake } = hand.summary;
  const { awards, notJudged, findings } = hand.cancelled ? NOTHING_TO_EVALUATE : askRules(hand);
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

const NOTHING_TO_EVALUATE: ReturnType<AskRules> = { findings: [] };

function awardReasons(hand: ParsedHand, derived: readonly SeatAward[] | undefined): readonly string[] {
  if (!derived) return [];
  return hand.seats
    .filter(({ seat }) => takenBy(seat, hand.collections) !== takenBy(seat, derived))
    .map(({ seat }) => `seat ${seat} did not collect what its cards are worth`);
}

const takenBy = (seat: number, awards: readonly SeatAward[]): Minor =>
  awards.reduce((sum, award) => (award.seat === seat ? sum + award.amount : sum), 0n);

/** What a seat took, in minor units. */
interface SeatAward {
  readonly seat: number;
  readonly amount: Minor;
}

interface HandByRules {
  /** Who should have taken what, from cards and contributions; undefined if they do not tell. */
  readonly awards?: readonly SeatAward[];
  readonly notJudged?: string;
  readonly findings: readonly Finding[];
}

type AskRules = (hand: ParsedHand) => HandByRules;

const RULEBOOK = 'INT-POKER';

const byRules: AskRules = (hand) => {
  const { game, playedAt, money } = hand.header;
  const found = rulesInForce({ rulebook: RULEBOOK, game: game.code, day: playedAt.day });
  if (!found.ok) return { notJudged: `${game.code} is no game of ${RULEBOOK}`, findings: [] };
  const { rules, answers } = found.value;
  const round = roundOfHand(handPlayedData(hand, replayBetting(hand)));
  const { settlement, findings } = evaluateRound(rules, round, { currency: money.currency, answers });
  if (settlement.complete) return { awards: settlement.awards, findings };
  const [why] = findings.filter(({ code }) => code === 'hand-not-decided');
  return {
    notJudged: why?.found ?? 'the cards do not tell who wins',
    findings: findings.filter((finding) => finding !== why),
  };
};

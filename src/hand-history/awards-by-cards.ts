import { roundOfHand } from '../ledger/poker-hand/hand-round.state';
import { judgeRound } from '../games/judge-round';
import type { RuleFinding } from '../games/rule';
import { rulesInForce } from '../games/rulebooks/rules-in-force';
import type { Minor } from '../kernel/money';
import { replayBetting } from './betting-replay';
import { handPlayedData } from './hand-played-event';
import type { ParsedHand } from './parsed-hand';

/** What a seat took, in minor units. */
export interface SeatAward {
  readonly seat: number;
  readonly amount: Minor;
}

/** What the rules of its game make of a hand. */
export interface HandByRules {
  /** Who should have taken what, from cards and contributions; undefined where they do not tell. */
  readonly awards?: readonly SeatAward[];
  /** Why there are none. */
  readonly notJudged?: string;
  /** What else the rules find about it. */
  readonly findings: readonly RuleFinding[];
}

export type AskRules = (hand: ParsedHand) => HandByRules;

/** The rooms of these hands are judged by the international rules. */
const RULEBOOK = 'INT-POKER';

/** Judges the hand by the rules of its game, which read neither the stated pots nor who collected what. */
export const byRules: AskRules = (hand) => {
  const { game, playedAt, money } = hand.header;
  const found = rulesInForce({ rulebook: RULEBOOK, game: game.code, day: playedAt.day });
  if (!found.ok) return { notJudged: `${game.code} is no game of ${RULEBOOK}`, findings: [] };
  const { rules, answers } = found.value;
  const round = roundOfHand(handPlayedData(hand, replayBetting(hand)));
  const { settlement, findings } = judgeRound(rules, round, { currency: money.currency, answers });
  if (settlement.complete) return { awards: settlement.awards, findings };
  const [why] = findings.filter(({ code }) => code === 'hand-not-decided');
  return {
    notJudged: why?.found ?? 'the cards do not tell who wins',
    findings: findings.filter((finding) => finding !== why),
  };
};

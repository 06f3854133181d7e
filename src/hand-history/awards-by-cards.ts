import type { Finding } from '../finding-catalogue/finding';
import { roundOfHand } from '../ledger/poker-hand/hand-round.state';
import { evaluateRound } from '../games/evaluate-round';
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

export interface HandByRules {
  /** Who should have taken what, from cards and contributions; undefined if they do not tell. */
  readonly awards?: readonly SeatAward[];
  readonly notJudged?: string;
  readonly findings: readonly Finding[];
}

export type AskRules = (hand: ParsedHand) => HandByRules;

const RULEBOOK = 'INT-POKER';

export const byRules: AskRules = (hand) => {
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

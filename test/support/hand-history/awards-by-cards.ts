import { roundOfHand } from '../../../src/domain/circle-hand/hand-round';
import { rulesInForce } from '../../../src/games/rulebooks/rules-in-force';
import type { Minor } from '../../../src/kernel/money';
import { replayBetting } from './betting-replay';
import { handPlayedData } from './hand-played-event';
import type { ParsedHand } from './parsed-hand';

/** What a seat took, in minor units. */
export interface SeatAward {
  readonly seat: number;
  readonly amount: Minor;
}

/** Works out from cards and contributions who should have taken what; undefined where the text does not tell. */
export type DeriveAwards = (hand: ParsedHand) => readonly SeatAward[] | undefined;

/** The rooms of these hands are judged by the international rules. */
const RULEBOOK = 'INT-POKER';

/** Settles the hand by the rules of its game, which read neither the stated pots nor who collected what. */
export const awardsByCards: DeriveAwards = (hand) => {
  const { game, playedAt, money } = hand.header;
  const found = rulesInForce({ rulebook: RULEBOOK, game: game.code, day: playedAt.day });
  if (hand.cancelled || !found.ok) return undefined;
  const { rules, answers } = found.value;
  const round = roundOfHand(handPlayedData(hand, replayBetting(hand)));
  const { complete, awards } = rules.settle(round, { currency: money.currency, answers });
  return complete ? awards : undefined;
};

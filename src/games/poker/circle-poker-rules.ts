import type { GameRules } from '../game-rules';
import type { CirclePokerFacts } from './circle-poker-facts';
import { checkHand } from './hand-checks';
import { HAND_SHAPES } from './reported-hand';
import { settleHand } from './settle-hand';

/**
 * The rules of a circle poker, out of its facts. What each seat put in stands in `contributions`, who wins in
 * `showdown` and `odd-units`, the pots in `_mechanics/pots`, the hands in `_mechanics/poker-hands`, what is checked in
 * `hand-checks` and `awards-check`. The players play each other: there are no bets against the house and no edge.
 */
export const circlePokerRules = (facts: CirclePokerFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  openPoints: facts.openPoints,
  shapes: HAND_SHAPES,
  payTable: [],
  settle: (round, { answers }) => settleHand(facts, round, answers),
  checks: {
    round: (round, settlement, setting) => checkHand(facts, { round, settlement }, setting),
    opening: () => [],
    limitChange: () => [],
    voided: () => [],
    closing: () => [],
    room: () => [],
  },
  edges: () => [],
});

import type { GameRules } from '../game-rules';
import type { PokerFacts } from './poker-facts';
import { checkAnyHand, checkHand } from './hand-checks';
import { checkPotLeft } from './draw/opened-hand';
import { HAND_SHAPES } from './reported-hand';
import { sessionChecks } from './session-checks';
import { settleHand } from './settle-hand';
import { tableChecks } from './table-checks';
import { checkVoidedHand } from './voided-hand';

/**
 * The rules of a non-banked poker, out of its facts. What each seat put in stands in `contributions`, who wins in
 * `showdown` and `odd-units`, the pots in `_mechanics/pots`, the hands in `_mechanics/poker-hands`, what is checked in
 * `hand-checks` and `awards-check`. The players play each other: there are no bets against the house and no edge.
 */
export const pokerRules = (facts: PokerFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  openPoints: facts.openPoints,
  shapes: HAND_SHAPES,
  payTable: [],
  settle: (round, setting) => settleHand(facts, round, setting),
  checks: {
    round: (round, settlement, setting) => checkHand(facts, { round, settlement }, setting),
    ...tableChecks(facts),
    voided: (voided, setting) => checkVoidedHand(facts, voided, setting),
    closing: (left) => checkPotLeft(facts, left),
    poker: {
      ...sessionChecks(facts),
      anyHand: (round, setting) => checkAnyHand(facts, round, setting),
    },
  },
  rakeRule: facts.rules.rake,
  edges: () => [],
});

import { present } from '../../kernel/present';
import type { GameRules, Setting } from '../game-rules';
import type { PlayersNeeded } from '../seating-rules';
import type { PokerFacts, VoidedHandRule } from './poker-facts';
import { checkAnyHand, checkPokerHand } from './hand-checks';
import { checkPotLeft } from './opened-hand';
import { POKER_SHAPES } from './reported-hand';
import { sessionChecks } from './session-checks';
import { settleHand } from './settle-hand';
import { tableChecks } from './table-checks';
import type { Finding } from '../../finding-catalogue/finding';
import { checkRefunds, type FateOfStakes } from '../_mechanics/voided-round';
import type { Answers } from '../open-points';
import type { VoidedRound } from '../table-reports';

/**
 * The rules of a non-banked poker, out of its facts. Betting is replayed in `betting-replay`; winners are in
 * `showdown`, pots and odd chips in `_mechanics/settle-pots`, rankings in `_mechanics/hand-ranking`, checks in
 * `hand-checks` and `awards-check`. There are no bets against the house, and no edge.
 */
export const pokerRules = (facts: PokerFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  deckRule: facts.rules.deck,
  openPoints: facts.openPoints,
  tableSettings: ['withoutCards'],
  shapes: POKER_SHAPES,
  payTable: [],
  settle: (round, setting) => settleHand(facts, round, setting),
  checks: {
    round: (round, settlement, setting) => checkPokerHand(facts, { round, settlement }, setting),
    ...tableChecks(facts),
    voided: (voided, setting) => checkVoidedHand(facts, voided, setting),
    closing: (left) => checkPotLeft(facts, left),
    poker: {
      ...sessionChecks(facts),
      anyHand: (round, setting) => checkAnyHand(facts, round, setting),
    },
  },
  rakeRule: facts.rules.rake,
  ...present({
    players: playersNeeded(facts),
    rateByResolution: facts.rateByResolution && facts.rakeCap,
    seating: facts.regulated?.session.seating,
    lastHands: facts.regulated?.session.lastHands,
  }),
  edges: () => [],
});

function playersNeeded({ regulated }: PokerFacts): PlayersNeeded | undefined {
  if (regulated === undefined) return undefined;
  const { rules, players, session } = regulated;
  const { mustOpen } = session;
  if (players.atLeast === undefined && mustOpen === undefined) return undefined;
  return {
    ...(players.atLeast === undefined ? {} : { atLeast: { rule: rules.seats, players: players.atLeast } }),
    ...(mustOpen === undefined ? {} : { waits: { rule: mustOpen.rule, minutes: mustOpen.waitsMinutes } }),
  };
}

function checkVoidedHand(
  { regulated }: PokerFacts,
  voided: VoidedRound,
  { answers, currency }: Setting,
): readonly Finding[] {
  const { reasonCode } = voided;
  if (regulated === undefined || !Object.hasOwn(regulated.voids, reasonCode)) return [];
  const { rule, fate } = regulated.voids[reasonCode]!;
  if (fateUnder(fate, answers) === 'stakes-returned') {
    return checkRefunds(voided, { rule, fate: 'stakes-returned', currency });
  }
  const standing = voided.bets?.map((bet) => ({ ...bet, stake: 0n }));
  const known = standing === undefined ? voided : { ...voided, bets: standing };
  return checkRefunds(known, { rule, fate: 'stakes-stand', currency });
}

function fateUnder(fate: VoidedHandRule['fate'], answers: Answers): FateOfStakes {
  if (fate === 'by-OP2-27') return answers['OP2-27'] === 'stay' ? 'stakes-stand' : 'stakes-returned';
  if (fate === 'by-OP2-28') return answers['OP2-28'] === 'returned' ? 'stakes-returned' : 'stakes-stand';
  return fate;
}

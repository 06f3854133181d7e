import type { GameRules } from '../game-rules';
import type { TrijokerFacts } from './trijoker-facts';
import { trijokerRules } from './trijoker-rules';
import { TRIJOKER_REGISTER, TRIJOKER_RULES as RULES } from './trijoker.register';

/** Trijoker as the Order of 4 February 2010 has it (heading 1.1.9.B), as data. */
export const TRIJOKER: TrijokerFacts = {
  code: 'trijoker',
  register: TRIJOKER_REGISTER,
  rules: RULES,
  bets: [
    { type: 'bet-1', spanish: 'apuesta número 1', withdrawn: RULES.firstWithdrawn },
    { type: 'bet-2', spanish: 'apuesta número 2', withdrawn: RULES.secondWithdrawn },
    { type: 'bet-3', spanish: 'tercera apuesta' },
  ],
  prizes: [
    { category: 'royal-flush', spanish: 'escalera real de color', rule: RULES.royalFlush, pays: 500n },
    { category: 'straight-flush', spanish: 'escalera de color', rule: RULES.straightFlush, pays: 200n },
    { category: 'four-of-a-kind', spanish: 'póquer', rule: RULES.fourOfAKind, pays: 50n },
    { category: 'full-house', spanish: 'full', rule: RULES.fullHouse, pays: 11n },
    { category: 'flush', spanish: 'color', rule: RULES.flush, pays: 8n },
    { category: 'straight', spanish: 'escalera simple', rule: RULES.straight, pays: 5n },
    { category: 'three-of-a-kind', spanish: 'trío', rule: RULES.threeOfAKind, pays: 3n },
    { category: 'two-pair', spanish: 'doble pareja', rule: RULES.twoPair, pays: 2n },
    { category: 'pair', spanish: 'pareja de J o superior', rule: RULES.pairOfJacks, pays: 1n, fromRank: 'J' },
  ],
  nullFromRank: 'J',
  limited: ['bet-1', 'bet-2', 'bet-3'],
  maximum: { oneOf: [10n, 20n, 30n] },
  seats: 7,
  decks: 1,
  tablesOfChief: 2,
  staff: {
    chief: [{ role: 'table-chief', atLeast: 1 }],
    croupier: [{ role: 'croupier', atLeast: 1 }],
  },
};

export const trijoker: GameRules = trijokerRules(TRIJOKER);

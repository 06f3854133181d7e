import { ONE, rational } from '../../kernel/rational';
import type { GameRules } from '../game-rules';
import type { Rule } from '../rule';
import type { BouleBet, BouleFacts } from './boule-facts';
import { bouleRules } from './boule-rules';
import { BOULE_REGISTER, BOULE_RULES as RULES } from './boule.register';

const simple = (
  [type, spanish]: readonly [string, string],
  rule: Rule,
  numbers: readonly number[],
): BouleBet => ({
  type,
  spanish,
  rule,
  covers: numbers.join(', '),
  numbers,
  pays: ONE,
  maximum: { atLeast: 200n, atMost: 500n, rule: RULES.simpleMaximum },
});

/** Boule as the Order of 4 February 2010 has it (heading 1.1.4), as data. */
export const BOULE: BouleFacts = {
  code: 'boule',
  rules: RULES,
  register: BOULE_REGISTER,
  highest: 9,
  bets: [
    {
      type: 'straight-up',
      spanish: 'número entero',
      rule: RULES.number,
      covers: 'one number, 5 included',
      pays: rational(7n),
      maximum: { atLeast: 40n, atMost: 100n, rule: RULES.numberMaximum },
    },
    simple(['red', 'rojo'], RULES.redBlack, [2, 4, 7, 9]),
    simple(['black', 'negro'], RULES.redBlack, [1, 3, 6, 8]),
    simple(['even', 'par'], RULES.evenOdd, [2, 4, 6, 8]),
    simple(['odd', 'impar'], RULES.evenOdd, [1, 3, 7, 9]),
    simple(['high', 'pasa'], RULES.high, [6, 7, 8, 9]),
    simple(['low', 'falta'], RULES.low, [1, 2, 3, 4]),
  ],
  raisedMinimum: 2n,
  staff: {
    ofTable: [{ role: 'table-chief', atLeast: 1 }],
    ofCloth: { role: 'croupier', atLeast: 1 },
  },
};

export const boule: GameRules = bouleRules(BOULE);

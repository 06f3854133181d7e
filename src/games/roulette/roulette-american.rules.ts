import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameRules } from '../game-rules';
import { ROULETTE_AMERICAN_REGISTER, ROULETTE_AMERICAN_RULES as RULES } from './roulette-american.register';
import type { RouletteFacts } from './roulette-facts';
import { ROULETTE_FRENCH } from './roulette-french.rules';
import { rouletteRules } from './roulette-rules';

const STAFF: readonly StaffNeed[] = [
  { role: 'table-chief', atLeast: 1 },
  { role: 'croupier', atLeast: 1 },
];

/**
 * American roulette with a single zero as the Order of 4 February 2010 has it (heading 1.1.2): the French one, but for
 * half back on zero, colour chips, stakes that the minimum can pay, and its staff.
 */
export const ROULETTE_AMERICAN: RouletteFacts = {
  ...ROULETTE_FRENCH,
  code: 'roulette-american',
  rules: {
    ...ROULETTE_FRENCH.rules,
    betsOffered: RULES.sameBets,
    zero: RULES.halfOnZero,
    lastSpin: RULES.halfOnZero,
    staffOneCloth: RULES.staff,
    staffTwoCloths: RULES.staff,
  },
  register: ROULETTE_AMERICAN_REGISTER,
  openPoints: ['OP1-01', 'OP1-05', 'OP1-05b', 'OP1-06', 'OP1-32'],
  onZero: 'half-back',
  colourChips: {
    value: RULES.colourValue,
    chipsInService: RULES.chipsInService,
    withoutValue: RULES.colourWithoutValue,
  },
  payableWithMinimum: RULES.payableWithMinimum,
  staff: { oneCloth: STAFF, twoCloths: STAFF },
};

export const rouletteAmerican: GameRules = rouletteRules(ROULETTE_AMERICAN);

import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameRules } from '../game-rules';
import type { RouletteFacts } from './roulette-layout';
import { ROULETTE_FRENCH } from './roulette-french.rules';
import { rouletteRules } from './roulette-rules';
import type { Rule, RuleRegister } from '../rule';
import { notCheckable, rules as RULES } from './roulette-american.register.json';
import { rules as FRENCH } from './roulette-french.register.json';

const STAFF: readonly StaffNeed[] = [
  { role: 'table-chief', atLeast: 1 },
  { role: 'croupier', atLeast: 1 },
];

const REPLACED: readonly Rule[] = [
  FRENCH.betsOffered,
  FRENCH.zero,
  FRENCH.belowMinimum,
  FRENCH.lastSpin,
  FRENCH.staffOneCloth,
  FRENCH.staffTwoCloths,
];

const ROULETTE_AMERICAN_REGISTER: RuleRegister = {
  applied: [
    ...Object.values(RULES),
    ...Object.values(FRENCH).filter((rule: Rule) => !REPLACED.includes(rule)),
  ],
  notCheckable,
};

/**
 * American roulette with a single zero under the Order of 4 February 2010 (heading 1.1.2): French roulette, except for
 * half back on zero, colour chips, stakes that the minimum can pay, and the staff.
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

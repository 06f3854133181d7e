import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameRules } from '../game-rules';
import type { RouletteFacts } from './roulette-layout';
import { ROULETTE_FRENCH } from './roulette-french.rules';
import { rouletteRules } from './roulette-rules';
import { type Rule, type RuleRegister, type UncheckableRule, uncheckedBy } from '../rule';
import { ROULETTE_FRENCH_RULES as FRENCH } from './roulette-french.register';

const STAFF: readonly StaffNeed[] = [
  { role: 'table-chief', atLeast: 1 },
  { role: 'croupier', atLeast: 1 },
];

const rule = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.2-${id}`,
  citation: `1.1.2, ${lines}`,
  says,
});

export const ROULETTE_AMERICAN_RULES = {
  sameBets: rule('IV.1-01', 'IV.1 L618-622', 'The bets and what they pay are those of French roulette.'),
  halfOnZero: rule('IV.1-02', 'IV.1 L622-626', 'On zero half of a simple bet is lost and half goes back.'),
  colourValue: rule(
    'IV.2.a-01',
    'IV.2.a L636-641, II.1.b L566-568',
    'Who takes a colour may set the value of its chips, from the minimum to the maximum on a number.',
  ),
  chipsInService: rule(
    'II.1.b-01',
    'II.1.b L566-568',
    'The value of a colour chip fits the values of chips the casino has.',
  ),
  colourWithoutValue: rule(
    'IV.2.a-02',
    'IV.2.a L641-643',
    'A colour chip without a value is worth the minimum of the table.',
  ),
  payableWithMinimum: rule(
    'IV.2.b-01',
    'IV.2.b L645-646',
    'Bets are only taken for what can be paid out with the minimum of the table.',
  ),
  staff: rule('III.a-01', 'III.a L595-602', 'A table needs a chief and a croupier.'),
} as const satisfies Readonly<Record<string, Rule>>;

const unchecked = uncheckedBy(rule);

const NOT_CHECKABLE: readonly UncheckableRule[] = [
  unchecked(
    'IV.2-01',
    'IV.2 L628-634',
    'Limits are those of French roulette, and so is what is said of changing them.',
    'a reference: the rules 1.1.1.A-IV.2 it names are applied',
  ),
  unchecked(
    'IV.3-01',
    'IV.3 L648-653',
    'It goes as French roulette does.',
    'a reference: the rules 1.1.1.A-IV.3 it names are applied, or listed there with their reason',
  ),
  unchecked(
    'II.1.c-01',
    'II.1.b-c L554-580',
    'Boxes with markers, markers at the table, or electronic means show what colours are worth.',
    'equipment; events carry the value of a chip with the bet',
  ),
  unchecked(
    'II.1.d-01',
    'II.1.d L582-587',
    'Special markers may serve for series and neighbours.',
    'ways of placing bets, which are reported as the bets they are',
  ),
  unchecked('II.1.e-01', 'II.1.e L589-591', 'A table has one cloth or two.', 'a table that opens says which'),
  unchecked(
    'III.b-01',
    'III.b L604-608',
    'The chief answers for payments, operations and markers.',
    'responsibility of a person; no event carries it',
  ),
  unchecked(
    'III.c-01',
    'III.c L610-613',
    'The number of players is limited by the table and as the direction sees fit.',
    'the rule has no figure',
  ),
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
    ...Object.values(ROULETTE_AMERICAN_RULES),
    ...Object.values(FRENCH).filter((rule: Rule) => !REPLACED.includes(rule)),
  ],
  notCheckable: NOT_CHECKABLE,
};

/**
 * American roulette with a single zero as the Order of 4 February 2010 has it (heading 1.1.2): the French one, but for
 * half back on zero, colour chips, stakes that the minimum can pay, and its staff.
 */
export const ROULETTE_AMERICAN: RouletteFacts = {
  ...ROULETTE_FRENCH,
  code: 'roulette-american',
  rules: {
    ...ROULETTE_FRENCH.rules,
    betsOffered: ROULETTE_AMERICAN_RULES.sameBets,
    zero: ROULETTE_AMERICAN_RULES.halfOnZero,
    lastSpin: ROULETTE_AMERICAN_RULES.halfOnZero,
    staffOneCloth: ROULETTE_AMERICAN_RULES.staff,
    staffTwoCloths: ROULETTE_AMERICAN_RULES.staff,
  },
  register: ROULETTE_AMERICAN_REGISTER,
  openPoints: ['OP1-01', 'OP1-05', 'OP1-05b', 'OP1-06', 'OP1-32'],
  onZero: 'half-back',
  colourChips: {
    value: ROULETTE_AMERICAN_RULES.colourValue,
    chipsInService: ROULETTE_AMERICAN_RULES.chipsInService,
    withoutValue: ROULETTE_AMERICAN_RULES.colourWithoutValue,
  },
  payableWithMinimum: ROULETTE_AMERICAN_RULES.payableWithMinimum,
  staff: { oneCloth: STAFF, twoCloths: STAFF },
};

export const rouletteAmerican: GameRules = rouletteRules(ROULETTE_AMERICAN);

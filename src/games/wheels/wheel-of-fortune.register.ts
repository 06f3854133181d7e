import { type Rule, type RuleRegister, type UncheckableRule, uncheckedBy } from '../rule';

const rule = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.11-${id}`,
  citation: `1.1.11, ${lines}`,
  says,
});

const unchecked = uncheckedBy(rule);

const PAYMENTS = 'L6858-6863, L6916-6926 (text defect D2-08)';

export const WHEEL_OF_FORTUNE_RULES = {
  twentyFour: rule('V.1-01', PAYMENTS, 'Twenty-four positions pay 1 to 1.'),
  fifteen: rule('V.1-02', PAYMENTS, 'Fifteen positions pay 2 to 1.'),
  seven: rule('V.1-03', PAYMENTS, 'Seven positions pay 5 to 1.'),
  four: rule('V.1-04', PAYMENTS, 'Four positions pay 10 to 1.'),
  two: rule('V.1-05', PAYMENTS, 'Two positions pay 20 to 1.'),
  figure: rule('V.1-06', PAYMENTS, 'Each of the two figures pays 45 to 1.'),
  betsOffered: rule('V.1', 'V.1 L6910-6912', 'Bets are those of the table of combinations.'),
  limits: rule('V.2-01', 'V.2 L6927', 'The direction sets minimum and maximum within what is authorised.'),
  lateBet: rule('V.3-02', 'V.3.b', 'With the second push and "no va más" bets are closed.'),
  fourTurns: rule(
    'V.3-03',
    'V.3.c L6949',
    'After the second push the wheel turns four times at least, else it is null.',
  ),
  result: rule('V.3-04', 'V.3.d', 'The pointer between two pins shows the square that wins.'),
  voidSpin: rule('V.3-06', 'V.3.f', 'After a null play the whole cycle begins anew.'),
  stakeKept: rule('V.3-07', 'V.3.g L6971', 'Who wins has his stake back with what he wins.'),
  staff: rule('III.1-01', 'III.1', 'A table has a croupier.'),
} as const satisfies Readonly<Record<string, Rule>>;

const NOT_CHECKABLE: readonly UncheckableRule[] = [
  unchecked(
    'V.3-01',
    'V.3.a',
    'The wheel is pushed clockwise, and bets are asked for.',
    'conduct at the table; no event carries it',
  ),
  unchecked(
    'V.3-05',
    'V.3.e L6960',
    'A pointer on a pin, or something in the way of the wheel, makes the play null.',
    'such a play is reported as void; a settled one names the square that won',
  ),
  unchecked(
    'V.3-08',
    'V.3.h',
    'No bets are made while the play before is being settled.',
    'the moment of a bet is not reported; one reported as late falls under V.3-02',
  ),
  unchecked(
    'II.1-01',
    'II.1.b',
    'The table has boxes for its float and for what is changed.',
    'equipment; boxes are known by their numbers',
  ),
  unchecked(
    'II.2-01',
    'II.2.a',
    'The wheel measures 150 cm or more and has two circles of 54 squares.',
    'its build is a matter of its approval',
  ),
  unchecked('IV-01', 'IV', 'The number of players is not limited.', 'there is nothing that would break it'),
];

export const WHEEL_OF_FORTUNE_REGISTER: RuleRegister = {
  applied: Object.values(WHEEL_OF_FORTUNE_RULES),
  notCheckable: NOT_CHECKABLE,
};

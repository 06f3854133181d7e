import type { Rule, RuleRegister, UncheckableRule } from '../rule';

const rule = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.4-${id}`,
  citation: `1.1.4, ${lines}`,
  says,
});

export const BOULE_RULES = {
  number: rule('V.a-01', 'V.a L1140-1143, V.c L1208-1213', 'One of the numbers 1 to 9 pays 7 to 1.'),
  redBlack: rule(
    'V.a-02',
    'V.a L1145-1152',
    '2, 4, 7, 9 are red, 1, 3, 6, 8 black, and pay even money; 5 loses.',
  ),
  evenOdd: rule('V.a-03', 'II L1098-1110, V.a', 'Even or odd pays even money; 5 is not odd, and loses.'),
  high: rule('V.a-04', 'II L1098-1110, V.a', '6 to 9 pays even money.'),
  low: rule('V.a-05', 'II L1098-1110, V.a', '1 to 4 pays even money.'),
  minimum: rule('V.b-01', 'V.b L1156-1159', 'The minimum is that of the authorisation.'),
  doubleMinimum: rule(
    'V.b-02',
    'V.b L1159-1165',
    'A cloth may open at twice the authorised minimum while another one keeps it.',
  ),
  authorisedMaximum: rule('V.b', 'V.b L1167', 'The maximum is that of the authorisation.'),
  numberMaximum: rule(
    'V.b-03',
    'V.b L1167-1171',
    'The maximum on a number is from 40 to 100 times the authorised minimum.',
  ),
  simpleMaximum: rule(
    'V.b-04',
    'V.b L1171-1174',
    'The maximum of simple bets is from 200 to 500 times the authorised minimum.',
  ),
  perPlayer: rule(
    'V.b-05',
    'V.b L1174-1180',
    'Maxima are for each player at a table; there is none for what several players bet together.',
  ),
  betsOffered: rule(
    'V.a',
    'V.a L1136-1146',
    'There are two kinds of bets only: one of the numbers 1 to 9, or a simple bet.',
  ),
  lateBet: rule('V.c-01', 'V.c L1196-1199', 'A bet after "no va más" is rejected and given back.'),
  result: rule(
    'V.c-02',
    'V.c L1182-1213',
    'The number of the hole decides: losing bets are taken, winning ones paid, and the stake stays with its owner.',
  ),
  chief: rule('III-01', 'III L1113-1127', 'Each table has a chief.'),
  croupiers: rule('III-02', 'III L1113-1127', 'Each cloth has a croupier.'),
  voidThrow: {
    id: 'OP1-06',
    citation: 'open point OP1-06: 1.1.4 says nothing of void throws',
    says: 'The bets of a void throw stand for the next one.',
  },
} as const satisfies Readonly<Record<string, Rule>>;

const NOT_CHECKABLE: readonly UncheckableRule[] = [
  {
    ...rule('IV-01', 'IV', 'The number of players is not limited.'),
    reason: 'there is nothing that would break it',
  },
];

export const BOULE_REGISTER: RuleRegister = {
  applied: Object.values(BOULE_RULES),
  notCheckable: NOT_CHECKABLE,
};

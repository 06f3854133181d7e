import { inBoth } from '../../words/message';
import { said, type Said } from '../../finding-catalogue/finding';
import { ONE, rational } from '../../kernel/rational';
import type { GameRules } from '../game-rules';
import type { Rule, RuleRegister, UncheckableRule } from '../rule';
import {
  always,
  BLACK,
  COLUMNS,
  CORNERS,
  DOZENS,
  EVEN,
  FIRST_FOUR,
  HIGH,
  LOW,
  ODD,
  RED,
  SIX_LINES,
  SPLITS,
  STRAIGHT_UPS,
  STREETS,
  STREETS_WITH_ZERO,
  TWO_COLUMNS,
  TWO_DOZENS,
  type RouletteBet,
  type RouletteFacts,
} from './roulette-layout';
import { notCheckable, rules as RULES } from './roulette-french.register.json';
import { rouletteRules } from './roulette-rules';

type Multiple = Omit<RouletteBet, 'isSimple' | 'pays' | 'multiples'>;

/** The maxima of the second and third tier are twice and three times those of the first. */
const tiers = (first: bigint): readonly bigint[] => [first, 2n * first, 3n * first];

const multiple = (bet: Multiple, pays: bigint, firstTier: bigint): RouletteBet => ({
  ...bet,
  pays: rational(pays),
  multiples: tiers(firstTier),
  isSimple: false,
});

const halfPaying = (bet: Multiple): RouletteBet => ({ ...multiple(bet, 1n, 240n), pays: rational(1n, 2n) });

const simple = (
  type: string,
  rule: Rule,
  [covers, numbers]: readonly [Said, readonly number[]],
): RouletteBet => ({
  type,
  rule,
  covers,
  sets: always(numbers),
  pays: ONE,
  multiples: tiers(180n),
  isSimple: true,
});

const bet = (type: string, rule: Rule, [covers, sets]: readonly [Said, RouletteBet['sets']]): Multiple => ({
  type,
  rule,
  covers,
  sets,
});

const MULTIPLE_BETS: readonly RouletteBet[] = [
  multiple(bet('straight-up', RULES.straightUp, [said('one-number-0-included'), STRAIGHT_UPS]), 35n, 10n),
  multiple(bet('split', RULES.split, [said('two-numbers-on-both-sides-of-line'), SPLITS]), 17n, 20n),
  multiple(bet('street', RULES.street, [said('three-numbers-of-row'), STREETS]), 11n, 30n),
  multiple(
    {
      ...bet('street-zero', RULES.streetWithZero, [said('0-1-2-or-0-2-3'), STREETS_WITH_ZERO]),
      variantOf: 'street',
    },
    11n,
    30n,
  ),
  multiple(bet('corner', RULES.corner, [said('four-numbers-of-square'), CORNERS]), 8n, 40n),
  multiple(
    {
      ...bet('first-four', RULES.firstFour, [inBoth('0-1-2-3'), FIRST_FOUR]),
      variantOf: 'corner',
    },
    8n,
    40n,
  ),
  multiple(bet('six-line', RULES.sixLine, [said('two-neighbouring-rows'), SIX_LINES]), 5n, 60n),
  multiple(bet('column', RULES.column, [said('twelve-numbers-of-column'), COLUMNS]), 2n, 120n),
  multiple(bet('dozen', RULES.dozen, [said('1-12-13-24-or-25-36'), DOZENS]), 2n, 120n),
  halfPaying(bet('two-columns', RULES.twoColumns, [said('two-neighbouring-columns'), TWO_COLUMNS])),
  halfPaying(bet('two-dozens', RULES.twoDozens, [said('two-neighbouring-dozens'), TWO_DOZENS])),
];

const SIMPLE_BETS: readonly RouletteBet[] = [
  simple('even', RULES.evenOdd, [said('even-numbers-but-0'), EVEN]),
  simple('odd', RULES.evenOdd, [said('odd-numbers'), ODD]),
  simple('red', RULES.redBlack, [said('eighteen-red-numbers'), RED]),
  simple('black', RULES.redBlack, [said('eighteen-black-numbers'), BLACK]),
  simple('low', RULES.low, [said('1-to-18'), LOW]),
  simple('high', RULES.high, [said('19-to-36'), HIGH]),
];

/** French roulette under the Order of 4 February 2010 (heading 1.1.1.A), as data. */
export const ROULETTE_FRENCH: RouletteFacts = {
  code: 'roulette-french',
  rules: RULES,
  register: { applied: Object.values(RULES), notCheckable },
  openPoints: ['OP1-01', 'OP1-02', 'OP1-03', 'OP1-04', 'OP1-05', 'OP1-06', 'OP1-32'],
  bets: [...MULTIPLE_BETS, ...SIMPLE_BETS],
  onZero: 'prison',
  roundsOfNotice: 3,
  simpleMinimumAtMost: 5n,
  staff: {
    oneCloth: [
      { role: 'table-chief', atLeast: 1 },
      { role: 'croupier', atLeast: 2 },
    ],
    twoCloths: [
      { role: 'table-chief', atLeast: 1 },
      { role: 'sub-chief', atLeast: 1 },
      { role: 'croupier', atLeast: 4 },
    ],
  },
};

export const rouletteFrench: GameRules = rouletteRules(ROULETTE_FRENCH);

const BETS: ReadonlySet<string> = new Set([
  'straight-up',
  'split',
  'street',
  'street-zero',
  'corner',
  'first-four',
  'six-line',
]);

/** The only rule of its own; for everything else heading 1.1.1.B refers to French roulette. */
const BETS_OF_ABBREVIATED: Rule = {
  id: '1.1.1.B-b-01',
  citation: '1.1.1.B, b) L524-527',
  says: 'There are only bets on numbers: six, four, three, two or one of them.',
};

const OF_BETS_IT_LACKS: readonly Rule[] = [
  RULES.betsOffered,
  RULES.column,
  RULES.dozen,
  RULES.twoColumns,
  RULES.twoDozens,
  RULES.evenOdd,
  RULES.redBlack,
  RULES.low,
  RULES.high,
  RULES.zero,
  RULES.belowMinimum,
  RULES.lastSpin,
  RULES.simpleMaximum,
  RULES.simpleMinimum,
];

const CLOTH: UncheckableRule = {
  id: '1.1.1.B-a-01',
  citation: '1.1.1.B, a) L519-522',
  says: 'The cloth has no places for simple bets, dozens and columns.',
  reason:
    'build of the equipment: what is painted on the cloth; a bet it has no place for falls under 1.1.1.B-b-01',
};

const ROULETTE_FRENCH_ABBREVIATED_REGISTER: RuleRegister = {
  applied: [
    BETS_OF_ABBREVIATED,
    ...ROULETTE_FRENCH.register.applied.filter((rule) => !OF_BETS_IT_LACKS.includes(rule)),
  ],
  notCheckable: [CLOTH, ...notCheckable],
};

/** Abbreviated French roulette under the Order of 4 February 2010 (heading 1.1.1.B): bets on numbers only. */
export const ROULETTE_FRENCH_ABBREVIATED: RouletteFacts = {
  ...ROULETTE_FRENCH,
  code: 'roulette-french-abbreviated',
  rules: { ...ROULETTE_FRENCH.rules, betsOffered: BETS_OF_ABBREVIATED },
  register: ROULETTE_FRENCH_ABBREVIATED_REGISTER,
  openPoints: ['OP1-01', 'OP1-05', 'OP1-06', 'OP1-32'],
  bets: ROULETTE_FRENCH.bets.filter(({ type }) => BETS.has(type)),
};

export const rouletteFrenchAbbreviated: GameRules = rouletteRules(ROULETTE_FRENCH_ABBREVIATED);

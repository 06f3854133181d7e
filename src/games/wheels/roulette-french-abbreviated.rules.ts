import type { GameRules } from '../game-rules';
import type { RouletteFacts } from './roulette-layout';
import { ROULETTE_FRENCH } from './roulette-french.rules';
import { rouletteRules } from './roulette-rules';
import type { Rule, RuleRegister, UncheckableRule } from '../rule';
import { ROULETTE_FRENCH_REGISTER, ROULETTE_FRENCH_RULES as FRENCH } from './roulette-french.register';

const BETS: ReadonlySet<string> = new Set([
  'straight-up',
  'split',
  'street',
  'street-zero',
  'corner',
  'first-four',
  'six-line',
]);

/** The rule of the abbreviated roulette that is its own; for everything else it refers to French roulette. */
const BETS_OF_ABBREVIATED: Rule = {
  id: '1.1.1.B-b-01',
  citation: '1.1.1.B, b) L524-527',
  says: 'There are only bets on numbers: six, four, three, two or one of them.',
};

const OF_BETS_IT_LACKS: readonly Rule[] = [
  FRENCH.betsOffered,
  FRENCH.column,
  FRENCH.dozen,
  FRENCH.twoColumns,
  FRENCH.twoDozens,
  FRENCH.evenOdd,
  FRENCH.redBlack,
  FRENCH.low,
  FRENCH.high,
  FRENCH.zero,
  FRENCH.belowMinimum,
  FRENCH.lastSpin,
  FRENCH.simpleMaximum,
  FRENCH.simpleMinimum,
];

const CLOTH: UncheckableRule = {
  id: '1.1.1.B-a-01',
  citation: '1.1.1.B, a) L519-522',
  says: 'The cloth has no places for simple bets, dozens and columns.',
  reason: 'what is painted on the cloth is not reported; a bet it has no place for falls under 1.1.1.B-b-01',
};

const ROULETTE_FRENCH_ABBREVIATED_REGISTER: RuleRegister = {
  applied: [
    BETS_OF_ABBREVIATED,
    ...ROULETTE_FRENCH_REGISTER.applied.filter((rule) => !OF_BETS_IT_LACKS.includes(rule)),
  ],
  notCheckable: [CLOTH, ...ROULETTE_FRENCH_REGISTER.notCheckable],
};

/** Abbreviated French roulette as the Order of 4 February 2010 has it (heading 1.1.1.B): bets on numbers only. */
export const ROULETTE_FRENCH_ABBREVIATED: RouletteFacts = {
  ...ROULETTE_FRENCH,
  code: 'roulette-french-abbreviated',
  rules: { ...ROULETTE_FRENCH.rules, betsOffered: BETS_OF_ABBREVIATED },
  register: ROULETTE_FRENCH_ABBREVIATED_REGISTER,
  openPoints: ['OP1-01', 'OP1-05', 'OP1-06', 'OP1-32'],
  bets: ROULETTE_FRENCH.bets.filter(({ type }) => BETS.has(type)),
};

export const rouletteFrenchAbbreviated: GameRules = rouletteRules(ROULETTE_FRENCH_ABBREVIATED);

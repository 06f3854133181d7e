import type { GameRules } from '../game-rules';
import {
  BETS_OF_ABBREVIATED,
  ROULETTE_FRENCH_ABBREVIATED_REGISTER,
} from './roulette-french-abbreviated.register';
import type { RouletteFacts } from './roulette-facts';
import { ROULETTE_FRENCH } from './roulette-french.rules';
import { rouletteRules } from './roulette-rules';

const BETS: ReadonlySet<string> = new Set([
  'straight-up',
  'split',
  'street',
  'street-zero',
  'corner',
  'first-four',
  'six-line',
]);

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

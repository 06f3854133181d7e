import type { GameRules } from '../game-rules';
import type { PokerFacts } from './poker-facts';
import { pokerRules } from './poker-rules';
import { internationalPoker } from './international.register';
import { poker2010 } from './order-2010/poker-2010';
import { OMAHA_HIGH_LOW_RULES } from './order-2010/omaha.register';

const CARDS = {
  code: 'omaha-high-low',
  cardsToUse: 'two-own-three-common',
  own: 4,
  common: 5,
  lowUpTo: '8',
} as const;

const COMMON = poker2010(OMAHA_HIGH_LOW_RULES);

/** Omaha high-low of the Order of 2010, as data: the best hand and the lowest, of eight or below, have half of each pot. */
const OMAHA_HIGH_LOW_2010: PokerFacts = {
  ...COMMON,
  ...CARDS,
  openPoints: [...COMMON.openPoints, 'OP2-32', 'OP2-43', 'OP2-48'],
};

const OMAHA_HIGH_LOW: PokerFacts = {
  ...internationalPoker(
    'Two of the four own cards and three of the five common ones make the hand; the best one and the lowest of five ranks up to the eight have half of each pot, the odd unit being of the best.',
  ),
  ...CARDS,
};

export const omahaHighLow: GameRules = pokerRules(OMAHA_HIGH_LOW_2010);
export const omahaHighLowInternational: GameRules = pokerRules(OMAHA_HIGH_LOW);

import type { GameRules } from '../game-rules';
import type { PokerFacts } from './poker-facts';
import { pokerRules } from './poker-rules';
import { internationalPoker } from './international.register';
import { poker2010 } from './order-2010/poker-2010';
import { OMAHA_RULES } from './order-2010/omaha.register';

const ALL_GAMES = poker2010(OMAHA_RULES);

const CARDS = { code: 'omaha', cardsToUse: 'two-own-three-common', own: 4, common: 5 } as const;

/** Omaha of the Order of 2010, as data: of four own cards exactly two play, with three of the five common ones. */
const OMAHA_2010: PokerFacts = {
  ...ALL_GAMES,
  ...CARDS,
  openPoints: [...ALL_GAMES.openPoints, 'OP2-43', 'OP2-48'],
};

const OMAHA: PokerFacts = {
  ...internationalPoker('Two of the four own cards and three of the five common ones make the hand.'),
  ...CARDS,
};

export const omaha: GameRules = pokerRules(OMAHA_2010);
export const omahaInternational: GameRules = pokerRules(OMAHA);

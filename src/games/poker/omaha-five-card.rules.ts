import type { GameRules } from '../game-rules';
import type { PokerFacts } from './poker-facts';
import { pokerRules } from './poker-rules';
import { internationalPoker } from './international.register';
import { poker2010 } from './order-2010/poker-2010';
import { OMAHA_FIVE_CARD_RULES } from './order-2010/omaha.register';

const CARDS = { code: 'omaha-five-card', cardsToUse: 'two-own-three-common', own: 5, common: 5 } as const;

const ALL_GAMES = poker2010(OMAHA_FIVE_CARD_RULES);

/** Omaha with five own cards of the Order of 2010, as data; of them exactly two play. */
const OMAHA_FIVE_CARD_2010: PokerFacts = {
  ...ALL_GAMES,
  ...CARDS,
  openPoints: [...ALL_GAMES.openPoints, 'OP2-43', 'OP2-48'],
  regulated: { ...ALL_GAMES.regulated, players: { atMost: 8 } },
};

const OMAHA_FIVE_CARD: PokerFacts = {
  ...internationalPoker('Two of the five own cards and three of the five common ones make the hand.'),
  ...CARDS,
};

export const omahaFiveCard: GameRules = pokerRules(OMAHA_FIVE_CARD_2010);
export const omahaFiveCardInternational: GameRules = pokerRules(OMAHA_FIVE_CARD);

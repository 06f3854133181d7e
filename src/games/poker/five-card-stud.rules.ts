import type { GameRules } from '../game-rules';
import type { PokerFacts } from './poker-facts';
import { pokerRules } from './poker-rules';
import { internationalPoker } from './international.register';
import { poker2010 } from './poker-2010';
import { FIVE_STUD_RULES, STUD_PLAY } from './stud-2010.register';

const CARDS = { code: 'five-card-stud', cardsToUse: 'any-five', own: 5, common: 0 } as const;

const ALL_GAMES = poker2010(FIVE_STUD_RULES);

/** Five-card stud of the Order of 2010, as data: one covered card and four open ones. */
const FIVE_CARD_STUD_2010: PokerFacts = {
  ...ALL_GAMES,
  ...CARDS,
  openPoints: [...ALL_GAMES.openPoints, 'OP2-42', 'OP2-48'],
  regulated: { ...ALL_GAMES.regulated, ...STUD_PLAY },
};

const FIVE_CARD_STUD: PokerFacts = {
  ...internationalPoker('One covered card and four open ones make the hand.'),
  ...CARDS,
};

export const fiveCardStud: GameRules = pokerRules(FIVE_CARD_STUD_2010);
export const fiveCardStudInternational: GameRules = pokerRules(FIVE_CARD_STUD);

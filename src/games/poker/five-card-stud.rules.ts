import type { GameRules } from '../game-rules';
import type { CirclePokerFacts } from './circle-poker-facts';
import { circlePokerRules } from './circle-poker-rules';
import { internationalPoker } from './international.register';
import { circlePoker2010 } from './order-2010/circle-poker-2010';
import { FIVE_STUD_RULES, STUD_PLAY } from './order-2010/stud.register';

const CARDS = { code: 'five-card-stud', cardsToUse: 'any-five', own: 5, common: 0 } as const;

const ALL_GAMES = circlePoker2010(FIVE_STUD_RULES);

/** Five-card stud of the Order of 2010, as data: one covered card and four open ones. */
const FIVE_CARD_STUD_2010: CirclePokerFacts = {
  ...ALL_GAMES,
  ...CARDS,
  openPoints: [...ALL_GAMES.openPoints, 'OP2-42', 'OP2-48'],
  regulated: { ...ALL_GAMES.regulated, ...STUD_PLAY },
};

/** Five-card stud by the international rules. */
const FIVE_CARD_STUD: CirclePokerFacts = {
  ...internationalPoker('One covered card and four open ones make the hand.'),
  ...CARDS,
};

export const fiveCardStud: GameRules = circlePokerRules(FIVE_CARD_STUD_2010);
export const fiveCardStudInternational: GameRules = circlePokerRules(FIVE_CARD_STUD);

import type { GameRules } from '../game-rules';
import type { CirclePokerFacts } from './circle-poker-facts';
import { circlePokerRules } from './circle-poker-rules';
import { circlePoker2010 } from './order-2010/circle-poker-2010';
import { FIVE_STUD_RULES, STUD_PLAY } from './order-2010/stud.register';

const ALL_GAMES = circlePoker2010(FIVE_STUD_RULES);

/** Five-card stud as data: one covered card and four open ones. */
const FIVE_CARD_STUD: CirclePokerFacts = {
  ...ALL_GAMES,
  code: 'five-card-stud',
  openPoints: [...ALL_GAMES.openPoints, 'OP2-42'],
  regulated: { ...ALL_GAMES.regulated, ...STUD_PLAY },
  cardsToUse: 'any-five',
  own: 5,
  common: 0,
};

export const fiveCardStud: GameRules = circlePokerRules(FIVE_CARD_STUD);

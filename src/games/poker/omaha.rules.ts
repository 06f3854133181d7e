import type { GameRules } from '../game-rules';
import type { CirclePokerFacts } from './circle-poker-facts';
import { circlePokerRules } from './circle-poker-rules';
import { circlePoker2010 } from './order-2010/circle-poker-2010';
import { OMAHA_RULES } from './order-2010/omaha.register';

const ALL_GAMES = circlePoker2010(OMAHA_RULES);

/** Omaha as data: of four own cards exactly two play, with three of the five common ones. */
const OMAHA: CirclePokerFacts = {
  ...ALL_GAMES,
  code: 'omaha',
  openPoints: [...ALL_GAMES.openPoints, 'OP2-43'],
  cardsToUse: 'two-own-three-common',
  own: 4,
  common: 5,
};

export const omaha: GameRules = circlePokerRules(OMAHA);

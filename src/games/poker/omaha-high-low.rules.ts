import type { GameRules } from '../game-rules';
import type { CirclePokerFacts } from './circle-poker-facts';
import { circlePokerRules } from './circle-poker-rules';
import { circlePoker2010 } from './order-2010/circle-poker-2010';
import { OMAHA_HIGH_LOW_RULES } from './order-2010/omaha.register';

const COMMON = circlePoker2010(OMAHA_HIGH_LOW_RULES);

/** Omaha high-low as data: the best hand and the lowest, of eight or below, have half of each pot. */
const OMAHA_HIGH_LOW: CirclePokerFacts = {
  ...COMMON,
  code: 'omaha-high-low',
  openPoints: [...COMMON.openPoints, 'OP2-32', 'OP2-43'],
  cardsToUse: 'two-own-three-common',
  own: 4,
  common: 5,
  lowUpTo: '8',
};

export const omahaHighLow: GameRules = circlePokerRules(OMAHA_HIGH_LOW);

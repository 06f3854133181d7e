import type { GameRules } from '../game-rules';
import type { CirclePokerFacts } from './circle-poker-facts';
import { circlePokerRules } from './circle-poker-rules';
import { circlePoker2010 } from './order-2010/circle-poker-2010';
import { OMAHA_FIVE_CARD_RULES } from './order-2010/omaha.register';

const ALL_GAMES = circlePoker2010(OMAHA_FIVE_CARD_RULES);

/** Omaha with five own cards as data; of them exactly two play. */
const OMAHA_FIVE_CARD: CirclePokerFacts = {
  ...ALL_GAMES,
  code: 'omaha-five-card',
  openPoints: [...ALL_GAMES.openPoints, 'OP2-43'],
  regulated: { ...ALL_GAMES.regulated, players: { atMost: 8 } },
  cardsToUse: 'two-own-three-common',
  own: 5,
  common: 5,
};

export const omahaFiveCard: GameRules = circlePokerRules(OMAHA_FIVE_CARD);

import type { GameRules } from '../game-rules';
import type { CirclePokerFacts } from './circle-poker-facts';
import { circlePokerRules } from './circle-poker-rules';
import { internationalPoker } from './international.register';

/** Five-card draw by the international rules, as data. */
const FIVE_CARD_DRAW: CirclePokerFacts = {
  ...internationalPoker('The five cards held after the draw make the hand.'),
  code: 'five-card-draw',
  cardsToUse: 'any-five',
  own: 5,
  common: 0,
};

export const fiveCardDraw: GameRules = circlePokerRules(FIVE_CARD_DRAW);

import type { GameRules } from '../game-rules';
import type { CirclePokerFacts } from './circle-poker-facts';
import { circlePokerRules } from './circle-poker-rules';
import { internationalPoker } from './international.register';

/** Hold'em by the international rules, as data. */
export const TEXAS_HOLDEM: CirclePokerFacts = {
  ...internationalPoker('The best five of two own and five common cards make the hand.'),
  code: 'texas-holdem',
  cardsToUse: 'any-five',
  own: 2,
  common: 5,
};

export const texasHoldem: GameRules = circlePokerRules(TEXAS_HOLDEM);

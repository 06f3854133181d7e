import { cardsOf, DECK_OF_28 } from '../../games/_mechanics/poker-hands/deck';
import { syntheticPoker } from '../../games/poker/synthetic-poker.rules';
import { pokerGame } from './poker/poker-game';

/** Synthetic poker: 28 cards, two own ones that both play, and five common ones that are turned one by one. */
export const syntheticPokerGame = pokerGame('SP', {
  rules: syntheticPoker,
  deck: cardsOf(DECK_OF_28),
  own: 2,
  boardAt: [1, 2, 3, 4, 5],
  forced: 'antes',
  speaksFirst: 'last-raiser',
  players: 8,
});

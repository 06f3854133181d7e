import { fiveCardDraw } from '../../games/poker/five-card-draw.rules';
import { pokerGame } from './poker/poker-game';

/** Five-card draw: five covered cards, a round of betting before the draw and one after it; nobody draws. */
export const fiveCardDrawGame = pokerGame('FD', {
  rules: fiveCardDraw,
  own: 5,
  boardAt: [0, 0],
  forced: 'blinds',
  players: 5,
});

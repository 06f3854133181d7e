import { doubleHoldem } from '../../games/poker/double-holdem.rules';
import { pokerGame } from './poker/poker-game';

/** Double hold'em: two own cards and two lines of common ones, each of them for half of the pot. */
export const doubleHoldemGame = pokerGame('DH', {
  rules: doubleHoldem,
  own: 2,
  boardAt: [0, 3, 4, 5],
  boards: 2,
  forced: 'blinds',
  players: 7,
});

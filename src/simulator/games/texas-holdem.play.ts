import { texasHoldem } from '../../games/poker/texas-holdem.rules';
import { pokerGame } from './poker/poker-game';

/** Hold'em: two own cards, five common ones, four rounds of betting. */
export const texasHoldemGame = pokerGame('TH', {
  rules: texasHoldem,
  own: 2,
  boardAt: [0, 3, 4, 5],
  forced: 'blinds',
  players: 7,
});

import { omahaHighLow } from '../../games/poker/omaha-high-low.rules';
import { pokerGame } from './poker/poker-game';

export const omahaHighLowGame = pokerGame('OH', {
  rules: omahaHighLow,
  own: 4,
  boardAt: [0, 3, 4, 5],
  forced: 'blinds',
  players: 7,
});

import { omaha } from '../../games/poker/omaha.rules';
import { pokerGame } from './poker/poker-game';

/** Omaha: four own cards, of which two play, and five common ones. */
export const omahaGame = pokerGame('OM', {
  rules: omaha,
  own: 4,
  boardAt: [0, 3, 4, 5],
  forced: 'blinds',
  players: 7,
});

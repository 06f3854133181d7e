import { omahaFiveCard } from '../../games/poker/omaha-five-card.rules';
import { pokerGame } from './poker/poker-game';

export const omahaFiveCardGame = pokerGame('OF', {
  rules: omahaFiveCard,
  own: 5,
  boardAt: [0, 3, 4, 5],
  forced: 'blinds',
  players: 6,
});

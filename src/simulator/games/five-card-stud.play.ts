import { fiveCardStud } from '../../games/poker/five-card-stud.rules';
import { pokerGame } from './poker/poker-game';

/** Five-card stud: one covered card and four open ones, a round of betting after each of these. */
export const fiveCardStudGame = pokerGame('FS', {
  rules: fiveCardStud,
  own: 5,
  open: [1, 2, 3, 4],
  boardAt: [0, 0, 0, 0],
  forced: 'bring-in',
  speaksFirst: 'highest-open',
  players: 7,
});

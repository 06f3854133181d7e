import { sevenCardStud } from '../../games/poker/seven-card-stud.rules';
import { pokerGame } from './poker/poker-game';

/** Seven-card stud: two covered cards, four open ones and a covered one; the lowest open card brings in. */
export const sevenCardStudGame = pokerGame('SS', {
  rules: sevenCardStud,
  own: 7,
  open: [2, 3, 4, 5],
  boardAt: [0, 0, 0, 0, 0],
  forced: 'bring-in',
  speaksFirst: 'highest-open',
  players: 6,
});

import { sevenCardStud } from '../../games/poker/seven-card-stud.rules';
import { pokerGame } from './poker/poker-game';

/** Seven-card stud: an ante of everybody, seven own cards, five rounds of betting. */
export const sevenCardStudGame = pokerGame('SS', {
  rules: sevenCardStud,
  own: 7,
  boardAt: [0, 0, 0, 0, 0],
  forced: 'antes',
  players: 6,
});

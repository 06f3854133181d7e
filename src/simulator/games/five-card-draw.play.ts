import type { Card } from '../../games/_mechanics/cards';
import { fiveCardDraw } from '../../games/poker/five-card-draw.rules';
import { pokerGame } from './poker/poker-game';

/** Two cards of a rank from the jack up open; who holds better ones without them lets others open. */
const isJacksOrBetter = (cards: readonly Card[]): boolean =>
  [...'JQKA'].some((rank) => cards.filter((card) => card.startsWith(rank)).length > 1);

/** Five-card draw: five covered cards, a round of betting before the draw and one after it; nobody draws. */
export const fiveCardDrawGame = pokerGame('FD', {
  rules: fiveCardDraw,
  own: 5,
  boardAt: [0, 0],
  forced: 'antes',
  opensWith: isJacksOrBetter,
  speaksFirst: 'opener',
  players: 5,
});

import { cardsOf, DECK_OF_28 } from '../../games/_mechanics/poker-hands/deck';
import { syntheticPoker1996 } from '../../games/poker/synthetic-poker-1996.rules';
import { syntheticPoker } from '../../games/poker/synthetic-poker.rules';
import { pokerGame } from './poker/poker-game';
import type { PokerVariant } from './poker/poker-variant';

const SYNTHETIC_POKER: PokerVariant = {
  rules: syntheticPoker,
  deck: cardsOf(DECK_OF_28),
  own: 2,
  boardAt: [1, 2, 3, 4, 5],
  forced: 'antes',
  speaksFirst: 'last-raiser',
  players: 8,
};

/** Synthetic poker: 28 cards, two own ones that both play, and five common ones that are turned one by one. */
export const syntheticPokerGame = pokerGame('SP', SYNTHETIC_POKER);

/** As the Decree of 1996 has it: the ante is the minimum, a fifth of the stack is added, and the house keeps 3 %. */
export const syntheticPoker1996Game = pokerGame('SP', {
  ...SYNTHETIC_POKER,
  rules: syntheticPoker1996,
  terms: { ante: 1_000n, leastTopUp: 4_000n, rakeRate: { numerator: 3, denominator: 100 } },
});

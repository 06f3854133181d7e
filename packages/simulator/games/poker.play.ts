import { CATALOGUE } from '../../../src/games/catalogue';
import { pokerGame } from './poker-game';
import type { Card } from '../../../src/games/_mechanics/cards';
import { cardsOfDeck, DECK_OF_28 } from '../../../src/games/_mechanics/hand-ranking';
import { syntheticPoker1996 } from '../../../src/games/poker/synthetic-poker-1996.rules';
import type { PokerVariant } from './poker-hand';

export const doubleHoldemGame = pokerGame('DH', {
  rules: CATALOGUE['double-holdem'],
  own: 2,
  boardAt: [0, 3, 4, 5],
  boards: 2,
  forced: 'blinds',
  players: 7,
});

/** Whether a pair of jacks or higher is among the cards. A better hand without such a pair does not open here. */
const isJacksOrBetter = (cards: readonly Card[]): boolean =>
  [...'JQKA'].some((rank) => cards.filter((card) => card.startsWith(rank)).length > 1);

export const fiveCardDrawGame = pokerGame('FD', {
  rules: CATALOGUE['five-card-draw'],
  own: 5,
  boardAt: [0, 0],
  forced: 'antes',
  opensWith: isJacksOrBetter,
  speaksFirst: 'opener',
  players: 5,
});

export const fiveCardStudGame = pokerGame('FS', {
  rules: CATALOGUE['five-card-stud'],
  own: 5,
  open: [1, 2, 3, 4],
  boardAt: [0, 0, 0, 0],
  forced: 'bring-in',
  speaksFirst: 'highest-open',
  players: 7,
});

export const omahaGame = pokerGame('OM', {
  rules: CATALOGUE.omaha,
  own: 4,
  boardAt: [0, 3, 4, 5],
  forced: 'blinds',
  players: 7,
});

export const omahaFiveCardGame = pokerGame('OF', {
  rules: CATALOGUE['omaha-five-card'],
  own: 5,
  boardAt: [0, 3, 4, 5],
  forced: 'blinds',
  players: 6,
});

export const omahaHighLowGame = pokerGame('OH', {
  rules: CATALOGUE['omaha-high-low'],
  own: 4,
  boardAt: [0, 3, 4, 5],
  forced: 'blinds',
  players: 7,
});

export const sevenCardStudGame = pokerGame('SS', {
  rules: CATALOGUE['seven-card-stud'],
  own: 7,
  open: [2, 3, 4, 5],
  boardAt: [0, 0, 0, 0, 0],
  forced: 'bring-in',
  speaksFirst: 'highest-open',
  players: 6,
});

const SYNTHETIC_POKER: PokerVariant = {
  rules: CATALOGUE['synthetic-poker'],
  deck: cardsOfDeck(DECK_OF_28),
  own: 2,
  boardAt: [1, 2, 3, 4, 5],
  forced: 'antes',
  speaksFirst: 'last-raiser',
  players: 8,
};

/** Synthetic poker: 28 cards, two hole cards that both play, and five community cards turned one by one. */
export const syntheticPokerGame = pokerGame('SP', SYNTHETIC_POKER);

/** By the Decree of 1996: the ante is the minimum, the minimum top-up a fifth of the stack, the rake 3 %. */
export const syntheticPoker1996Game = pokerGame('SP', {
  ...SYNTHETIC_POKER,
  rules: syntheticPoker1996,
  terms: { ante: 1_000n, leastTopUp: 4_000n, rakeRate: { numerator: 3, denominator: 100 } },
});

export const texasHoldemGame = pokerGame('TH', {
  rules: CATALOGUE['texas-holdem'],
  own: 2,
  boardAt: [0, 3, 4, 5],
  forced: 'blinds',
  players: 7,
});

import { ACES, KINGS } from './known-cards';
import type { Offence } from './told-hand';

const R = '1.1.10';

export const hand = (text: string): readonly string[] => text.split(' ');

/** Two seats bet, and the first wins the pot. */
export const CALLED = '1 bet 2000, 2 call 2000';
export const WON = { actions: CALLED, pots: [[4000, 0]], awards: [[1, 0, 4000]], found: [] } as const;
export const BOTH = { ...WON, hands: [ACES, KINGS] } as const;
export const TABLE = { minimum: 1000 };

/** Blinds of wrong amounts in a game with antes. */
export const BLINDS = (ante: string): Offence => ({
  ...{ ...BOTH, terms: TABLE, pots: [[2000, 0]], awards: [[1, 0, 2000]] },
  actions: '1 small-blind 400, 2 big-blind 1000 | 1 call 600, 2 check',
  found: [`blind-not-by-minimum ${R}-VIII.2-03`, `forced-bet-not-of-game ${ante}`],
});

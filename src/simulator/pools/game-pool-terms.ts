import type { GameCode } from '../../games/game-codes';
import type { Minor } from '../../kernel/money';

/** A pool whose prizes the rules of its games fix: what it is announced with. Amounts in minor units. */
export interface GamePoolTerms {
  readonly pool: string;
  readonly game: GameCode;
  readonly stake: Minor;
  readonly rate: { readonly numerator: number; readonly denominator: number };
  readonly seed: Minor;
  readonly postedBy: 'round.settled' | 'jackpot';
  readonly how: 'slot' | 'swept';
  readonly paidFrom: 'table' | 'cage-chips';
}

/** Bolsa of blackjack, which links the tables of the game: 3,000 stakes to begin with. */
export const BOLSA: GamePoolTerms = {
  pool: 'veintiuno-progresivo',
  game: 'blackjack',
  stake: 100n,
  rate: { numerator: 80, denominator: 100 },
  seed: 300_000n,
  postedBy: 'round.settled',
  how: 'swept',
  paidFrom: 'table',
};

/** The carrusel of the Decree of 1996: every coin goes to the meter, which begins with nothing. */
export const CARRUSEL_1996: GamePoolTerms = {
  pool: 'carrusel',
  game: 'caribbean-stud',
  stake: 100n,
  rate: { numerator: 1, denominator: 1 },
  seed: 0n,
  postedBy: 'jackpot',
  how: 'slot',
  paidFrom: 'cage-chips',
};

/** The carrusel that links three card poker and caribbean stud: 5,000 stakes, and more than 70 % of each to the meter. */
export const CARRUSEL: GamePoolTerms = {
  pool: 'carrusel',
  game: 'three-card-poker',
  stake: 100n,
  rate: { numerator: 75, denominator: 100 },
  seed: 500_000n,
  postedBy: 'jackpot',
  how: 'slot',
  paidFrom: 'cage-chips',
};

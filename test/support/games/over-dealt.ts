import type { GameCode } from '../../../src/games/game-codes';

/** A round with a number of equal cards, the game, its decks, and the rule on the number of decks. */
export interface OverDealt {
  readonly game: GameCode;
  readonly decks: number;
  readonly ruleId: string;
  readonly outcome: (times: number) => unknown;
}

const seats = <T>(count: number, at: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => at(index));

/** A hand with a card this many times, then different ones. */
const hand = (card: string, times: number, others: readonly string[]): string[] => [
  ...seats(Math.min(times, others.length), () => card),
  ...others.slice(Math.min(times, others.length)),
];
const RESULT = { results: [{ tableau: 1, winner: 'tie' }] };

/**
 * Punto y banca is missing because its coups have at most six cards and it uses six decks. Non-banked poker, with a deck per
 * hand, has its own spec.
 */
export const OVER_DEALT: readonly OverDealt[] = [
  {
    game: 'blackjack',
    decks: 6,
    ruleId: '1.1.3-II.1-01',
    outcome: (times) => ({
      dealer: ['9h', '8d'],
      hands: seats(times, (index) => ({ seat: index + 1, cards: ['Ah', '6d'] })).map((each, index) =>
        index < 5 ? each : { ...each, cards: ['Ah', '6s'] },
      ),
    }),
  },
  {
    game: 'casino-war',
    decks: 6,
    ruleId: '1.1.12-II.1-01',
    outcome: (times) => ({
      dealer: ['8h'],
      hands: seats(times, (index) => ({ seat: index + 1, cards: ['7h'] })),
    }),
  },
  {
    game: 'trente-et-quarante',
    decks: 6,
    ruleId: '1.1.5-II.1-01',
    outcome: (times) => ({
      black: [...seats(times, () => 'Ah'), 'Kc', 'Kd', '9s'].slice(0, times + 3),
      red: ['Qc', 'Qd', 'Qs', '2h'],
    }),
  },
  {
    game: 'chemin-de-fer',
    decks: 6,
    ruleId: '1.1.8.A-II.1-01',
    outcome: (times) => ({
      ...RESULT,
      cards: { tableau1: seats(times - 2, () => '2c'), bank: ['2c', '2c'] },
    }),
  },
  {
    game: 'baccarat-two-tableaux',
    decks: 6,
    ruleId: '1.1.8.B-II.1-01',
    outcome: (times) => ({
      results: [
        { tableau: 1, winner: 'tie' },
        { tableau: 2, winner: 'tie' },
      ],
      cards: {
        tableau1: ['2c', '2c', '2c'],
        tableau2: hand('2c', times - 4, ['2d', '2s', '2h']),
        bank: ['2c', '3d', '3s'],
      },
    }),
  },
  {
    game: 'monte',
    decks: 2,
    ruleId: '1.1.13-II.1-01',
    outcome: (times) => ({
      phase: 'primeras',
      placed: ['7o', 'Sc', '3e', 'Rb'],
      exposed: [...seats(times, () => '6o'), '7c'],
    }),
  },
  {
    game: 'caribbean-stud',
    decks: 1,
    ruleId: '1.1.9.A-VII.1-04',
    outcome: (times) => ({
      dealer: ['2c', '3c', '4c', '5c', '7d'],
      hands: seats(times, (index) => ({
        seat: index + 1,
        cards: ['As', ...['8h', '9h', 'Th', 'Jd', '8d', '9d', 'Td', 'Js'].slice(index * 4, index * 4 + 4)],
      })),
    }),
  },
  {
    game: 'three-card-poker',
    decks: 1,
    ruleId: '1.1.9.C-II.1-01',
    outcome: (times) => ({
      dealer: ['2c', '3c', '5d'],
      hands: seats(times, (index) => ({
        seat: index + 1,
        cards: ['As', ...['8h', '9h', 'Th', 'Jd'].slice(index * 2, index * 2 + 2)],
      })),
    }),
  },
  {
    game: 'trijoker',
    decks: 1,
    ruleId: '1.1.9.B-II.1-01',
    outcome: (times) => ({
      common: ['2c', '3c'],
      hands: seats(times, (index) => ({
        seat: index + 1,
        cards: ['As', ...['8h', '9h', 'Th', 'Jd'].slice(index * 2, index * 2 + 2)],
      })),
    }),
  },
  {
    game: 'pai-gow-poker',
    decks: 1,
    ruleId: '1.1.9.D-II.1-01',
    outcome: (times) => ({
      bank: 'croupier',
      croupier: { big: ['2c', '3d', '5h', '7s', '9c'], small: ['Kd', '*'] },
      hands: [{ seat: 1, big: ['8c', '8d', '4h', '3s', '2d'], small: ['Ac', times > 1 ? '*' : 'Jd'] }],
    }),
  },
];

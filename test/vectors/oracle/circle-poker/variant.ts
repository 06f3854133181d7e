/** What a game deals to each player, and how many of his cards are in his hand. */
export interface Variant {
  readonly code: string;
  readonly own: number;
  readonly ofOwn: number | 'any';
  /** So many players at most. */
  readonly seats: number;
  readonly rules: { readonly hand: string; readonly seats: string };
}

/** The games with one board, each with the rules of its hand and of its places. */
export const VARIANTS = {
  'texas-holdem': {
    ...{ code: 'texas-holdem', own: 2, ofOwn: 'any', seats: 10 },
    rules: { hand: '1.1.10.B.6-I-01', seats: '1.1.10-II.2-01' },
  },
  omaha: {
    ...{ code: 'omaha', own: 4, ofOwn: 2, seats: 10 },
    rules: { hand: '1.1.10.B.3-I-01', seats: '1.1.10-II.2-01' },
  },
  'omaha-five-card': {
    ...{ code: 'omaha-five-card', own: 5, ofOwn: 2, seats: 8 },
    rules: { hand: '1.1.10.B.4-I-01', seats: '1.1.10.B.4-II.2-01' },
  },
} as const satisfies Readonly<Record<string, Variant>>;

/** The differences between games of non-banked poker, by their own sections of the regulation. */
export interface Variant {
  readonly code: string;
  /** The number of cards of each player, and how many of them count in a hand. */
  readonly own: number;
  readonly ofOwn: number | 'any';
  /** The number of common cards on each board. */
  readonly common: 0 | 5;
  readonly lines: 1 | 2;
  /** The ranks of the deck from the lowest. */
  readonly ranks: string;
  /** Whether the lowest hand of eight or below wins half of the pot. */
  readonly hasLow: boolean;
  /** Whether five figures are a combination. */
  readonly hasFigures: boolean;
  readonly hasBlinds: boolean;
  /** Whether the game also has limits. */
  readonly hasLimits: boolean;
  /** The minimum and maximum number of players. */
  readonly seats: readonly [number, number];
  /** The rules of its own section that replace the common ones. */
  readonly rules: {
    readonly hand: string;
    readonly seats: string;
    readonly limit: string;
    readonly ante: string;
    readonly deck: string;
    readonly flush: string;
    readonly fixed: string;
  };
  /** Its own errors of play, by whether bets stay in the pot or are returned. */
  readonly errors: { readonly stays: readonly string[]; readonly back: readonly string[] };
  /** The boards of hand-written hands. */
  readonly boards: readonly string[];
  /** Boards with cards of one player, or cards of the first two players, that make high hands likely. */
  readonly likely: readonly { readonly board?: string; readonly wanted: readonly string[] }[];
}

const R = '1.1.10';

const COMMON_RULES = {
  seats: `${R}-II.2-01`,
  limit: `${R}-IX.5-01`,
  ante: `${R}-VIII.2-01`,
  deck: `${R}-II.1-01`,
  flush: `${R}-VI.1-05`,
  fixed: `${R}-VII.1-05`,
};

const HIGH_BOARDS = [
  { board: 'Ah Kh Qh Jh 2c', wanted: ['Th', '9h'] },
  { board: '9s 8s 7s 6s 2d', wanted: ['5s', 'Ts'] },
  { board: 'Ac Ad As 7h 2c', wanted: ['Ah', 'Kc'] },
  { board: '5d 5h 8s 8c Kd', wanted: ['5c', '5s'] },
  { board: 'Th Td 9c 9s 8h', wanted: ['Ts', 'Tc'] },
  { board: '2h 3h 4h 5s Kc', wanted: ['Ah', '6h'] },
] as const;

/** For the deck of 28, from the eight. */
const HIGH_BOARDS_OF_28 = [
  { board: 'Ah Kh Qh 8c 8d', wanted: ['Jh', 'Th'] },
  { board: 'Js Ts 9s Kd Kc', wanted: ['8s', 'As'] },
  { board: 'Ac Ad 9h Ts 8c', wanted: ['Ah', 'As'] },
  { board: 'Kd Kh Js Jc Qd', wanted: ['Ks', 'Qs'] },
  { board: 'Ah Jh 9h Qs Qc', wanted: ['8h', 'Kh'] },
  { board: 'Jc Td 9d Kh Ks', wanted: ['Ad', '8h'] },
] as const;

/** Five cards of the first player and five of the second. */
const HIGH_HANDS = [
  ['Ah Kh Qh Jh Th', '9s 8s 7s 6s 5s'],
  ['9s 8s 7s 6s 5s', '8d 7d 6d 5d 4d'],
  ['9c 9d 9h 9s 2c', '8c 8d 8h 8s 3c'],
  ['Tc Td Th 4c 4d', '6c 6d 6h Kc Kd'],
  ['Ac Jc 9c 6c 3c', 'Kd Jd 9d 6d 3d'],
  ['Ah Th 8h 6h 4h', 'As Js 8s 6s 2s'],
  ['Ac 2d 3h 4s 5c', '3d 4d 5h 6s 7c'],
  ['Kc Kd Kh 7s 2c', 'Qc Qd Qh 8s 3c'],
  ['Tc Td 4h 4s 9c', 'Th Ts 4c 4d 8c'],
].map((pair) => ({ wanted: pair.flatMap((hand) => hand.split(' ')) }));

/** For decks of 32 or 52: hands with figures. */
const FIGURE_HANDS = [
  ['As Ah Kd Qc Js', 'Ad Ac Tc Td Ks'],
  ['As Ah Kd Kc Qs', 'Ad Ac Qd Qh Ks'],
  ['Js Jh Qd Kc As', 'Jd Jc Qh Qs Kh'],
].map((pair) => ({ wanted: pair.flatMap((hand) => hand.split(' ')) }));

/** Omaha, the base of the games with common cards. */
const OMAHA: Variant = {
  ...{ code: 'omaha', own: 4, ofOwn: 2, common: 5, lines: 1, ranks: '23456789TJQKA' },
  ...{ hasLow: false, hasFigures: false, hasBlinds: true, hasLimits: true },
  seats: [2, 10],
  rules: { ...COMMON_RULES, hand: `${R}.B.3-I-01` },
  errors: { stays: [`${R}.B.3-IV.3-02`], back: [`${R}.B.3-IV.1-03`] },
  boards: ['Ah Kd 9c 5s 2h'],
  likely: HIGH_BOARDS,
};

/** Stud and draw have no common cards and no blinds. */
const WITHOUT_BOARD: Variant = {
  ...{ ...OMAHA, own: 5, ofOwn: 5, common: 0, hasBlinds: false, boards: [] },
  likely: HIGH_HANDS,
};

const OF_STUD = `${R}.B.1-III.`;

/** The variants by game. */
export const VARIANTS = {
  'texas-holdem': {
    ...{ ...OMAHA, code: 'texas-holdem', own: 2, ofOwn: 'any' },
    rules: { ...OMAHA.rules, hand: `${R}.B.6-I-01` },
  },
  omaha: OMAHA,
  'omaha-five-card': {
    ...{ ...OMAHA, code: 'omaha-five-card', own: 5, seats: [2, 8] },
    rules: { ...OMAHA.rules, hand: `${R}.B.4-I-01`, seats: `${R}.B.4-II.2-01` },
  },
  'omaha-high-low': {
    ...{ ...OMAHA, code: 'omaha-high-low', hasLow: true, boards: ['Ah Kd 9c 5s Js'] },
  },
  'double-holdem': {
    ...{ ...OMAHA, code: 'double-holdem', own: 2, ofOwn: 'any', lines: 2 },
    rules: { ...OMAHA.rules, hand: `${R}.B.7-I-01` },
    boards: ['Ah Kd 9c 5s 2h', 'Ad Kh 9s 4c 3s'],
  },
  'synthetic-poker': {
    ...{ ...OMAHA, code: 'synthetic-poker', own: 2, ranks: '89TJQKA' },
    ...{ hasBlinds: false, hasLimits: false },
    rules: {
      ...{ ...COMMON_RULES, hand: `${R}.B.8-I.1-01`, limit: `${R}.B.8-III.1-01`, ante: `${R}.B.8-III.2-02` },
      ...{ deck: `${R}.B.8-II.1-01`, flush: `${R}.B.8-IV-01` },
    },
    errors: { stays: [], back: [] },
    boards: ['Ah Kd 9c 8s Th'],
    likely: HIGH_BOARDS_OF_28,
  },
  'seven-card-stud': {
    ...{ ...WITHOUT_BOARD, code: 'seven-card-stud', own: 7, ofOwn: 'any', seats: [4, 8] },
    rules: {
      ...{ ...COMMON_RULES, hand: `${R}.B.1-II.9-03`, seats: `${R}.B.1-I-01` },
      ...{ fixed: `${R}.B.1-II.1-01` },
    },
    errors: {
      stays: [`${OF_STUD}3-02`, `${OF_STUD}3-03`],
      back: [`${OF_STUD}1-02`, `${R}.B.1-II.7-02`],
    },
  },
  'five-card-stud': {
    ...{ ...WITHOUT_BOARD, code: 'five-card-stud' },
    rules: { ...COMMON_RULES, hand: `${R}.B.2-II-01`, fixed: `${R}.B.2-IV-01` },
    errors: { stays: [`${OF_STUD}3-02`, `${OF_STUD}3-03`], back: [`${OF_STUD}1-02`] },
  },
  'five-card-draw': {
    ...{ ...WITHOUT_BOARD, code: 'five-card-draw', hasFigures: true },
    rules: { ...COMMON_RULES, hand: `${R}.A-II.4-01`, deck: `${R}.A-I-01` },
    errors: { stays: [], back: [] },
    likely: [...HIGH_HANDS, ...FIGURE_HANDS],
  },
} as const satisfies Readonly<Record<string, Variant>>;

/** The bets of craps (heading 1.1.6, IV.1), as tables of the totals of two dice. */

type Fraction = readonly [number, number];

/** A line bet: decided at once, or moved to the thrown number, which then must come before (or after) a seven. */
export interface Line {
  readonly kind: 'line';
  readonly rule: string;
  readonly wins: readonly number[];
  readonly loses: readonly number[];
  readonly isAgainst: boolean;
  readonly isOnPoint: boolean;
}

/** A bet that every throw decides. */
export interface OneThrow {
  readonly kind: 'one-throw';
  readonly rule: string;
  readonly pays: Readonly<Record<number, number>>;
  /** A multiple bet, whose maximum win is derived from the maximum of simple bets. */
  readonly isMultiple: boolean;
}

/** A bet on a total before a seven; a hard one wins by doubles only. */
export interface Waiting {
  readonly kind: 'waiting';
  readonly rule: string;
  readonly number: number;
  readonly pays: number;
  readonly isHard: boolean;
}

/** A bet on one of the points before (or after) a seven; odds belong to a line bet. */
export interface OnNumber {
  readonly kind: 'number';
  readonly rule: string;
  readonly isAgainst: boolean;
  /** Payouts, and shares of the limiting amount, on 4 and 10, on 5 and 9, on 6 and 8. */
  readonly pays: readonly [Fraction, Fraction, Fraction];
  readonly share: readonly [Fraction, Fraction, Fraction];
  readonly limit: string;
  readonly of?: string;
}

export type CrapsBet = Line | OneThrow | Waiting | OnNumber;

const line = (serial: number, isAgainst: boolean, isOnPoint: boolean): Line => ({
  ...{ kind: 'line', rule: `IV.1.a-0${serial}`, isAgainst, isOnPoint },
  ...(isAgainst ? { wins: [2, 3], loses: [7, 11] } : { wins: [7, 11], loses: [2, 3, 12] }),
});

const oneThrow = (rule: string, pays: number, ...totals: readonly number[]): OneThrow => ({
  ...{ kind: 'one-throw', rule: `IV.1.${rule}`, isMultiple: rule.startsWith('b') },
  pays: Object.fromEntries(totals.map((total) => [total, pays])),
});

const waiting = (rule: string, number: number, pays: number): Waiting => ({
  ...{ kind: 'waiting', rule: `IV.1.${rule}`, number, pays, isHard: rule.startsWith('b') },
});

const ODDS = [
  [2, 1],
  [3, 2],
  [6, 5],
] as const;
const ODDS_AGAINST = [
  [1, 2],
  [2, 3],
  [5, 6],
] as const;
const ALL = [
  [1, 1],
  [1, 1],
  [1, 1],
] as const;

const odds = (serial: number, of: string): OnNumber => {
  const isAgainst = of.startsWith('dont');
  return {
    ...{ kind: 'number', rule: `IV.1.c-0${serial}`, of, isAgainst, pays: isAgainst ? ODDS_AGAINST : ODDS },
    ...(isAgainst ? { share: ODDS, limit: 'IV.2-05' } : { share: ALL, limit: 'IV.2-04' }),
  };
};

export const BETS: Readonly<Record<string, CrapsBet>> = {
  win: line(1, false, true),
  'dont-win': line(2, true, true),
  come: line(3, false, false),
  'dont-come': line(4, true, false),
  field: {
    ...oneThrow('a-05', 1),
    pays: { 2: 2, 3: 1, 4: 1, 9: 1, 10: 1, 11: 1, 12: 2 },
  },
  'big-6': waiting('a-06', 6, 1),
  'big-8': waiting('a-07', 8, 1),
  'under-7': oneThrow('a-08', 1, 2, 3, 4, 5, 6),
  'over-7': oneThrow('a-09', 1, 8, 9, 10, 11, 12),
  'hard-4': waiting('b-01', 4, 7),
  'hard-10': waiting('b-02', 10, 7),
  'hard-6': waiting('b-03', 6, 9),
  'hard-8': waiting('b-04', 8, 9),
  'any-seven': oneThrow('b-05', 4, 7),
  eleven: oneThrow('b-06', 15, 11),
  'any-craps': oneThrow('b-07', 7, 2, 3, 12),
  'craps-2': oneThrow('b-08', 30, 2),
  'craps-3': oneThrow('b-09', 15, 3),
  'craps-12': oneThrow('b-10', 30, 12),
  horn: oneThrow('b-11', 4, 2, 3, 11, 12),
  'win-odds': odds(1, 'win'),
  'dont-win-odds': odds(2, 'dont-win'),
  'come-odds': odds(3, 'come'),
  'dont-come-odds': odds(4, 'dont-come'),
  'right-bet': {
    ...{ kind: 'number', rule: 'IV.1.d-01', isAgainst: false, limit: 'IV.2-06' },
    ...{
      pays: [
        [9, 5],
        [7, 5],
        [7, 6],
      ],
      share: [
        [1, 1],
        [1, 1],
        [6, 5],
      ],
    },
  },
  'wrong-bet': {
    ...{ kind: 'number', rule: 'IV.1.d-02', isAgainst: true, limit: 'IV.2-07' },
    ...{
      pays: [
        [5, 11],
        [5, 8],
        [4, 5],
      ],
      share: [
        [11, 5],
        [8, 5],
        [5, 4],
      ],
    },
  },
};

export const POINTS = [4, 5, 6, 8, 9, 10] as const;
/** 4 and 10, 5 and 9, 6 and 8. */
const GROUP: Readonly<Record<number, 0 | 1 | 2>> = { 4: 0, 10: 0, 5: 1, 9: 1, 6: 2, 8: 2 };

export const byNumber = (values: readonly [Fraction, Fraction, Fraction], number: number): Fraction =>
  values[GROUP[number]!];

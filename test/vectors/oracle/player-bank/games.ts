/** Tables of both games against a player's bank (headings 1.1.8.A and 1.1.8.B). */

export type Cloth = 1 | 2;
export type Winner = 'bank' | 'punto' | 'tie' | 'annulled';

/** A kind of bet: its cloths, whether it plays half, and the calls with priority over it. */
export interface BetKind {
  readonly rule: string;
  readonly on: readonly Cloth[];
  readonly isLine?: true;
  readonly rank: number;
}

/** The effect of an error of play on a coup, or on its drawing. */
export type Effect =
  | 'as-usual'
  | 'annuls'
  | 'may-annul'
  | 'by-table'
  | 'by-table-drawing'
  | 'drawn-otherwise'
  | 'bank-counts-nothing'
  | 'two-thirds'
  | 'punto-nine'
  | 'bank-loses'
  | 'punto-loses'
  | 'may-withdraw'
  | 'no-showing'
  | 'punto-no-showing'
  | 'unseen-nothing'
  | 'inspector';

export interface Game {
  readonly code: string;
  readonly heading: string;
  readonly cloths: readonly Cloth[];
  readonly bets: Readonly<Record<string, BetKind>>;
  /** Commission on the banker's gain in a coup, in ten-thousandths, by the mode of the bank. */
  readonly commission: Readonly<Record<string, number>>;
  /** Whether eight or nine in two cards beats any total in three. */
  readonly showsHigher: boolean;
  readonly rules: Readonly<
    Record<
      | 'shown'
      | 'draws'
      | 'stands'
      | 'bankDraws'
      | 'follows'
      | 'result'
      | 'coverage'
      | 'commission'
      | 'minimum'
      | 'seats'
      | 'players'
      | 'decks'
      | 'withdrawal'
      | 'inspector',
      string
    >
  >;
  readonly errors: Readonly<Record<string, Effect>>;
}

const A = '1.1.8.A';
const B = '1.1.8.B';
const under = <Name extends string>(
  heading: string,
  ids: Readonly<Record<Name, string>>,
): Record<Name, string> =>
  Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, `${heading}-${id as string}`])) as Record<
    Name,
    string
  >;

const errorsOf = (heading: string, byEffect: Partial<Record<Effect, string>>): Record<string, Effect> =>
  Object.fromEntries(
    Object.entries(byEffect).flatMap(([effect, ids]) =>
      ids.split(' ').map((id) => [`${heading}-VIII.${id}-01`, effect as Effect]),
    ),
  );

export const CHEMIN_DE_FER: Game = {
  ...{ code: 'chemin-de-fer', heading: A, cloths: [1], showsHigher: false },
  bets: {
    punto: { rule: `${A}-V.16-01`, on: [1], rank: 3 },
    banco: { rule: `${A}-V.16-02`, on: [1], rank: 1 },
    'banco-con-la-mesa': { rule: `${A}-VII.7-01`, on: [1], rank: 2 },
    'ultimo-completo': { rule: `${A}-VII.7-01`, on: [1], rank: 2 },
    'banco-seguido': { rule: `${A}-VII.10-01`, on: [1], rank: 0 },
    'line-bet': { rule: `${A}-VIII.4.g-01`, on: [1], isLine: true, rank: 3 },
  },
  commission: { limited: 500, unlimited: 500 },
  rules: under(A, {
    ...{
      shown: 'VI.3-01',
      draws: 'VI.3.a-01',
      stands: 'VI.3.c-01',
      bankDraws: 'VI.5-01',
      follows: 'VI.8-01',
    },
    ...{
      result: 'VI.2-01',
      coverage: 'IV.2-01',
      commission: 'V.17-01',
      minimum: 'V.15-01',
      seats: 'IV.1-01',
    },
    ...{ players: 'VII.1-01', decks: 'II.1-01', withdrawal: 'VIII.3.f-01', inspector: 'VIII.4.h-01' },
  }),
  errors: {
    // Two rules under one letter: exposed cards and other faults; early showing and offering of cards.
    [`${A}-VIII.2.a-01`]: 'by-table-drawing',
    [`${A}-VIII.2.a-02`]: 'may-annul',
    [`${A}-VIII.3.f-02`]: 'no-showing',
    ...errorsOf(A, {
      'as-usual': '1.a 1.b 1.d',
      annuls: '1.c',
      'by-table': '3.e 4.b',
      'drawn-otherwise': '2.b 3.a 4.c 4.e',
      'bank-counts-nothing': '3.b',
      'two-thirds': '3.c',
      'punto-nine': '3.d',
      'may-withdraw': '3.f',
      'bank-loses': '3.g',
      'punto-loses': '4.f',
      'punto-no-showing': '4.d',
      inspector: '4.h',
    }),
  },
};

export const TWO_TABLEAUX: Game = {
  ...{ code: 'baccarat-two-tableaux', heading: B, cloths: [1, 2], showsHigher: true },
  bets: {
    'cloth-1': { rule: `${B}-IV.2-01`, on: [1], rank: 1 },
    'cloth-2': { rule: `${B}-IV.2-01`, on: [2], rank: 1 },
    astride: { rule: `${B}-II.3-01`, on: [1, 2], rank: 1 },
    'line-cloth-1': { rule: `${B}-VII.5-01`, on: [1], isLine: true, rank: 1 },
    'line-cloth-2': { rule: `${B}-VII.5-01`, on: [2], isLine: true, rank: 1 },
    banco: { rule: `${B}-VI.e-01`, on: [1, 2], rank: 0 },
    'banco-cloth-1': { rule: `${B}-VI.e-01`, on: [1], rank: 0 },
    'banco-cloth-2': { rule: `${B}-VI.e-01`, on: [2], rank: 0 },
  },
  commission: { limited: 200, free: 125 },
  rules: under(B, {
    ...{ shown: 'VI.b-01', draws: 'VI.b-01', stands: 'VI.b-01', bankDraws: 'VI.c-01', follows: 'VI.c-01' },
    ...{ result: 'VI.d-01', coverage: 'IV.3-01', commission: 'V.10-01', minimum: 'V.6-01', seats: 'IV.1-01' },
    ...{ players: 'VII.1-01', decks: 'II.1-01', withdrawal: 'VIII.1.b-01', inspector: 'VIII.4.j-01' },
  }),
  errors: errorsOf(B, {
    'as-usual': '1.a 1.b 1.d 1.e',
    annuls: '1.c',
    'may-annul': '2.a 2.d',
    'by-table-drawing': '3.a',
    'by-table': '3.b 4.f',
    'drawn-otherwise': '2.b 2.c 3.c 3.d 3.e 4.a 4.b 4.c 4.h',
    'no-showing': '4.d',
    'unseen-nothing': '4.g',
    inspector: '4.j',
  }),
};

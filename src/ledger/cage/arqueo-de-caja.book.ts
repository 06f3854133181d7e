import { type Minor, minorFromWire, sumMinor, type WireAmount } from '../../kernel/money';
import type { AccountBalance } from '../journal/account-movements';
import type { Book, Cell, ColumnOf } from '../_core/books/book';
import { moment, moneyCell, sectionOf, text, bookColumn } from '../_core/books/book';
import { ofCells, ofLines, stated, statedPieces } from '../_core/books/cell-part';
import { type DeclaredFact, type FactFigures, namesOf } from '../_core/books/declared-fact';
import type { CountOfSeveral } from '../_core/counts';

interface CountedPieces {
  readonly denomination: Cell;
  readonly number: Cell;
  readonly value: Cell;
}

export const piecesOf = (
  pieces: readonly { readonly denomination: number; readonly pieces: number }[],
  { currency, record, at }: { readonly currency: string; readonly record: bigint; readonly at: string },
): CountedPieces[] =>
  pieces.map(({ denomination, pieces: number }, n) => ({
    denomination: moneyCell(minorFromWire(denomination), currency, [
      stated(record, `${at}.${n}.denomination`),
    ]),
    number: { number },
    value: moneyCell(minorFromWire(denomination) * BigInt(number), currency, [
      statedPieces(record, `${at}.${n}`),
    ]),
  }));

export interface CountInBook {
  readonly fact: DeclaredFact<CountOfSeveral>;
  /** The difference that the count found at each holder: positive if it found more than the books had. */
  readonly differences: readonly {
    readonly account: string;
    readonly currency: string;
    readonly amount: Minor;
  }[];
  readonly deposits: readonly AccountBalance[];
}

export interface CageCountFigures extends Pick<FactFigures<CountOfSeveral>, 'currency'> {
  readonly counts: readonly CountInBook[];
}

/**
 * The counts of the cage: each holding against the books, with the difference in its own column; the denominations, if
 * stated; and, for each opening, the funds available for prizes, without the cash of bankers.
 */
export const arqueoBook = ({ counts }: CageCountFigures): Book => ({
  sections: [
    sectionOf({ en: 'Counts', es: 'Arqueos' }, COUNTS, counts.flatMap(holdingsOf)),
    sectionOf({ en: 'By denomination', es: 'Por valores faciales' }, PIECES, counts.flatMap(piecesIn)),
    sectionOf(
      { en: 'Guarantee at the opening', es: 'Garantía en la apertura' },
      GUARANTEE,
      counts.flatMap(guaranteeAt),
    ),
  ],
});

interface Holding {
  readonly fact: DeclaredFact<CountOfSeveral>;
  readonly account: string;
  readonly words: string;
  readonly currency: string;
  readonly counted: Minor;
  readonly countedAt: readonly string[];
  readonly difference: Minor;
}

interface Counted {
  readonly amount: WireAmount;
  readonly at: string;
}

function holdingsOf({ fact, differences }: CountInBook): Holding[] {
  const { currency: own, chips, cash, cheques, otherCurrencies = [] } = fact.data;
  const others = [...new Set(otherCurrencies.map(({ currency }) => currency))].filter((of) => of !== own);
  const cashIn = (of: string): Counted[] =>
    otherCurrencies
      .map((other, n) => ({ ...other, at: `otherCurrencies.${n}.amount` }))
      .filter(({ currency }) => currency === of);
  const holding = (account: string, words: string, currency: string, all: readonly Counted[]): Holding => ({
    fact,
    account,
    words,
    currency,
    counted: sumMinor(all.map(({ amount }) => minorFromWire(amount))),
    countedAt: all.map(({ at }) => at),
    difference: sumMinor(
      differences
        .filter((each) => each.account === account && each.currency === currency)
        .map(({ amount }) => amount),
    ),
  });
  return [
    holding('chips:cage', 'Fichas', own, [{ amount: chips, at: 'chips' }]),
    holding('cash:cage', 'Efectivo', own, [{ amount: cash, at: 'cash' }, ...cashIn(own)]),
    ...others.map((of) => holding('cash:cage', 'Efectivo', of, cashIn(of))),
    ...(cheques === undefined
      ? []
      : [
          holding(
            'cheques:cage',
            'Cheques',
            own,
            cheques.map(({ amount }, n) => ({ amount, at: `cheques.${n}.amount` })),
          ),
        ]),
  ];
}

const OCCASIONS = { opening: 'Apertura', interim: 'Intermedio', closing: 'Cierre' } as const;

const occasionOf = ({ type, data }: DeclaredFact<CountOfSeveral>): string =>
  type === 'cagnotte.cage.opened.v1' ? OCCASIONS.opening : OCCASIONS[data.occasion ?? 'closing'];

const COUNTS: readonly ColumnOf<Holding>[] = [
  bookColumn('at', ['At', 'Momento'], ({ fact }) => moment(fact.happenedAt)),
  bookColumn('occasion', ['Occasion', 'Ocasión'], ({ fact }) => text(occasionOf(fact))),
  bookColumn('holding', ['Holding', 'Existencias'], ({ words }) => text(words)),
  bookColumn('currency', ['Currency', 'Moneda'], ({ currency }) => text(currency)),
  bookColumn('booked', ['In the books', 'Según libros'], ({ counted, difference, currency }) =>
    moneyCell(counted - difference, currency, [...ofCells(['counted']), ...ofCells(['difference'], -1)]),
  ),
  bookColumn('counted', ['Counted', 'Contado'], ({ fact, counted, countedAt, currency }) =>
    moneyCell(
      counted,
      currency,
      countedAt.map((at) => stated(fact.recordNumber, at)),
    ),
  ),
  bookColumn('difference', ['Difference', 'Diferencia'], ({ fact, account, currency, difference }) =>
    moneyCell(difference, currency, [ofLines({ account, currency, ofRecords: [fact.recordNumber] })]),
  ),
  bookColumn('by', ['Counted by', 'Contado por'], ({ fact }) => text(namesOf(fact.data.by))),
];

function piecesIn({ fact: { happenedAt, data, recordNumber: record } }: CountInBook) {
  const { currency: own, pieces = [], notes = [], otherCurrencies = [] } = data;
  const counted = [
    { kind: 'Fichas', list: pieces, currency: own, at: 'pieces' },
    { kind: 'Efectivo', list: notes, currency: own, at: 'notes' },
    ...otherCurrencies.map((other, n) => ({
      kind: 'Efectivo',
      list: other.notes ?? [],
      currency: other.currency,
      at: `otherCurrencies.${n}.notes`,
    })),
  ];
  return counted.flatMap(({ kind, list, currency, at }) =>
    piecesOf(list, { currency, record, at }).map((each) => ({ ...each, kind, currency, happenedAt })),
  );
}

const PIECES: readonly ColumnOf<ReturnType<typeof piecesIn>[number]>[] = [
  bookColumn('at', ['At', 'Momento'], ({ happenedAt }) => moment(happenedAt)),
  bookColumn('kind', ['Kind', 'Clase'], ({ kind }) => text(kind)),
  bookColumn('currency', ['Currency', 'Moneda'], ({ currency }) => text(currency)),
  bookColumn('denomination', ['Denomination', 'Valor facial'], ({ denomination }) => denomination),
  bookColumn('pieces', ['Pieces', 'Piezas'], ({ number }) => number),
  bookColumn('value', ['Value', 'Importe'], ({ value }) => value),
];

/** The funds for prizes that an opening of the cage states, in minor units. */
interface Guarantee {
  readonly record: bigint;
  readonly happenedAt: string;
  readonly currency: string;
  readonly cash: Minor;
  readonly deposits: Minor;
  readonly blocked: Minor;
}

function guaranteeAt({ fact, deposits }: CountInBook): Guarantee[] {
  if (fact.type !== 'cagnotte.cage.opened.v1') return [];
  const { currency, cash, blockedInBank = 0 } = fact.data;
  const owed = deposits.filter((each) => each.currency === currency).map(({ balance }) => balance);
  return [
    {
      record: fact.recordNumber,
      happenedAt: fact.happenedAt,
      currency,
      cash: minorFromWire(cash),
      blocked: minorFromWire(blockedInBank),
      deposits: -sumMinor(owed),
    },
  ];
}

const GUARANTEE: readonly ColumnOf<Guarantee>[] = [
  bookColumn('at', ['Opened at', 'Apertura'], ({ happenedAt }) => moment(happenedAt)),
  bookColumn('cash', ['Cash', 'Efectivo'], ({ cash, currency, record }) =>
    moneyCell(cash, currency, [stated(record, 'cash')]),
  ),
  bookColumn(
    'deposits',
    ["Of it, bankers' deposits", 'De él, depósitos de banqueros'],
    ({ deposits, currency, record }) =>
      moneyCell(deposits, currency, [ofLines({ under: ['bank-deposit'], currency, before: record }, -1)]),
  ),
  bookColumn('blocked', ['Blocked in the bank', 'Bloqueado en banco'], ({ blocked, currency, record }) =>
    moneyCell(blocked, currency, [stated(record, 'blockedInBank')]),
  ),
  bookColumn(
    'available',
    ['For prizes', 'Disponible para premios'],
    ({ cash, deposits, blocked, currency }) =>
      moneyCell(cash - deposits + blocked, currency, [
        ...ofCells(['cash', 'blocked']),
        ...ofCells(['deposits'], -1),
      ]),
  ),
];

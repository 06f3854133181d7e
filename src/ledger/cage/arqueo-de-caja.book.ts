import { type Minor, minorFromWire, sumMinor, type WireAmount } from '../../kernel/money';
import type { BalanceBefore } from '../journal/account-movements';
import { type Book, type Cell, type Column, moment, money, type Section, text } from '../_core/books/book';
import { type CellPart, ofCells, ofLines, stated } from '../_core/books/cell-part';
import { piecesOf } from '../counts/counted-pieces';
import { type DeclaredFact, type FactFigures, namesOf } from '../_core/books/declared-fact';

const COUNTS: readonly Column[] = [
  { id: 'at', en: 'At', es: 'Momento' },
  { id: 'occasion', en: 'Occasion', es: 'Ocasión' },
  { id: 'holding', en: 'Holding', es: 'Existencias' },
  { id: 'currency', en: 'Currency', es: 'Moneda' },
  { id: 'booked', en: 'In the books', es: 'Según libros' },
  { id: 'counted', en: 'Counted', es: 'Contado' },
  { id: 'difference', en: 'Difference', es: 'Diferencia' },
  { id: 'by', en: 'Counted by', es: 'Contado por' },
];

const PIECES: readonly Column[] = [
  { id: 'at', en: 'At', es: 'Momento' },
  { id: 'kind', en: 'Kind', es: 'Clase' },
  { id: 'currency', en: 'Currency', es: 'Moneda' },
  { id: 'denomination', en: 'Denomination', es: 'Valor facial' },
  { id: 'pieces', en: 'Pieces', es: 'Piezas' },
  { id: 'value', en: 'Value', es: 'Importe' },
];

const GUARANTEE: readonly Column[] = [
  { id: 'at', en: 'Opened at', es: 'Apertura' },
  { id: 'cash', en: 'Cash', es: 'Efectivo' },
  { id: 'deposits', en: "Of it, bankers' deposits", es: 'De ello, depósitos de banqueros' },
  { id: 'blocked', en: 'Blocked in the bank', es: 'Bloqueado en banco' },
  { id: 'available', en: 'For prizes', es: 'Disponible para premios' },
];

type CageCount = 'cagnotte.cage.opened.v1' | 'cagnotte.cage.counted.v1';

/** A count of the cage, and what was known of the books when it was made. */
export interface CountInBook {
  readonly fact: DeclaredFact<CageCount>;
  /** By what each holder was brought to the count: positive where more was found than the books had. */
  readonly differences: readonly {
    readonly account: string;
    readonly currency: string;
    readonly amount: Minor;
  }[];
  /** What was owed to bankers for their deposits. */
  readonly deposits: readonly BalanceBefore[];
}

/** What the book of counts of the cage is made from. */
export interface CageCountFigures extends Pick<FactFigures<CageCount>, 'currency'> {
  readonly counts: readonly CountInBook[];
}

/**
 * The counts of the cage: each holding against the books, the difference in a column of its own; what was counted by
 * denomination where stated; and at each opening what is there for prizes, without the cash of bankers.
 */
export function arqueoBook({ counts }: CageCountFigures): Book {
  const section = (en: string, es: string, columns: readonly Column[], rows: Cell[][]): Section => ({
    en,
    es,
    columns,
    rows,
  });
  return {
    sections: [
      section('Counts', 'Recuentos', COUNTS, counts.flatMap(countRows)),
      section('By denomination', 'Por valores faciales', PIECES, counts.flatMap(pieceRows)),
      section('Guarantee at the opening', 'Garantía en la apertura', GUARANTEE, counts.flatMap(guaranteeRow)),
    ],
  };
}

const OCCASIONS = { opening: 'Apertura', interim: 'Intermedio', closing: 'Cierre' } as const;

const occasionOf = ({ type, data }: DeclaredFact<CageCount>): string =>
  type === 'cagnotte.cage.opened.v1' ? OCCASIONS.opening : OCCASIONS[data.occasion ?? 'closing'];

function countRows({ fact, differences }: CountInBook): Cell[][] {
  const { currency, chips, cash, cheques, otherCurrencies = [], by } = fact.data;
  const others = [...new Set(otherCurrencies.map((other) => other.currency))].filter((of) => of !== currency);
  const record = fact.recordNumber;
  const cashIn = (of: string): Counted[] =>
    otherCurrencies
      .map((other, n) => ({ ...other, at: `otherCurrencies.${n}.amount` }))
      .filter((other) => other.currency === of);
  const row = (account: string, words: string, of: string, holdings: readonly Counted[]): Cell[] => {
    const counted = sumMinor(holdings.map(({ amount }) => minorFromWire(amount)));
    const own = differences.filter((each) => each.account === account && each.currency === of);
    const difference = sumMinor(own.map(({ amount }) => amount));
    return [
      ...[moment(fact.happenedAt), text(occasionOf(fact)), text(words), text(of)],
      money(counted - difference, of, [...ofCells(['counted']), ...ofCells(['difference'], -1)]),
      money(
        counted,
        of,
        holdings.map(({ at }) => stated(record, at)),
      ),
      money(difference, of, [ofLines({ account, currency: of, ofRecords: [record] })]),
      text(namesOf(by)),
    ];
  };
  return [
    row('chips:cage', 'Fichas', currency, [{ amount: chips, at: 'chips' }]),
    row('cash:cage', 'Efectivo', currency, [{ amount: cash, at: 'cash' }, ...cashIn(currency)]),
    ...others.map((of) => row('cash:cage', 'Efectivo', of, cashIn(of))),
    ...(cheques === undefined
      ? []
      : [
          row(
            'cheques:cage',
            'Cheques',
            currency,
            cheques.map(({ amount }, n) => ({ amount, at: `cheques.${n}.amount` })),
          ),
        ]),
  ];
}

/** Something that was counted, and where the count says so. */
interface Counted {
  readonly amount: WireAmount;
  readonly at: string;
}

function pieceRows({ fact: { happenedAt, data, recordNumber: record } }: CountInBook): Cell[][] {
  const { currency, pieces = [], notes = [], otherCurrencies = [] } = data;
  const counted = [
    { kind: 'Fichas', pieces, of: currency, at: 'pieces' },
    { kind: 'Efectivo', pieces: notes, of: currency, at: 'notes' },
    ...otherCurrencies.map((other, n) => ({
      ...{ kind: 'Efectivo', pieces: other.notes ?? [], of: other.currency },
      at: `otherCurrencies.${n}.notes`,
    })),
  ];
  return counted.flatMap(({ kind, pieces: own, of, at }) =>
    piecesOf(own, { currency: of, record, at }).map(({ denomination, number, value }) => [
      ...[moment(happenedAt), text(kind), text(of), denomination, number, value],
    ]),
  );
}

function guaranteeRow({ fact, deposits }: CountInBook): Cell[][] {
  if (fact.type !== 'cagnotte.cage.opened.v1') return [];
  const { currency, cash, blockedInBank = 0 } = fact.data;
  const owed = -sumMinor(deposits.filter((each) => each.currency === currency).map(({ balance }) => balance));
  const [found, blocked] = [minorFromWire(cash), minorFromWire(blockedInBank)];
  const record = fact.recordNumber;
  const available: CellPart[] = [...ofCells(['cash', 'blocked']), ...ofCells(['deposits'], -1)];
  return [
    [
      moment(fact.happenedAt),
      money(found, currency, [stated(record, 'cash')]),
      money(owed, currency, [ofLines({ under: ['bank-deposit'], currency, before: record }, -1)]),
      money(blocked, currency, [stated(record, 'blockedInBank')]),
      money(found - owed + blocked, currency, available),
    ],
  ];
}

import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import type { BalanceBefore } from './account-movements';
import { type Book, type Cell, type Column, moment, money, type Section, text } from './book';
import { type DeclaredFact, type FactFigures, namesOf } from './declared-fact';

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
  const cashIn = (of: string): Minor =>
    sumMinor(
      otherCurrencies.filter((other) => other.currency === of).map(({ amount }) => minorFromWire(amount)),
    );
  const row = (account: string, words: string, of: string, counted: Minor): Cell[] => {
    const own = differences.filter((each) => each.account === account && each.currency === of);
    const difference = sumMinor(own.map(({ amount }) => amount));
    return [
      ...[moment(fact.happenedAt), text(occasionOf(fact)), text(words), text(of)],
      ...[counted - difference, counted, difference].map((amount) => money(amount, of)),
      text(namesOf(by)),
    ];
  };
  return [
    row('chips:cage', 'Fichas', currency, minorFromWire(chips)),
    row('cash:cage', 'Efectivo', currency, minorFromWire(cash) + cashIn(currency)),
    ...others.map((of) => row('cash:cage', 'Efectivo', of, cashIn(of))),
    ...(cheques === undefined
      ? []
      : [
          row(
            'cheques:cage',
            'Cheques',
            currency,
            sumMinor(cheques.map(({ amount }) => minorFromWire(amount))),
          ),
        ]),
  ];
}

function pieceRows({ fact: { happenedAt, data } }: CountInBook): Cell[][] {
  const { currency, pieces = [], notes = [], otherCurrencies = [] } = data;
  const counted = [
    ...pieces.map((each) => ({ ...each, kind: 'Fichas', of: currency })),
    ...notes.map((each) => ({ ...each, kind: 'Efectivo', of: currency })),
    ...otherCurrencies.flatMap((other) =>
      (other.notes ?? []).map((each) => ({ ...each, kind: 'Efectivo', of: other.currency })),
    ),
  ];
  return counted.map(({ kind, of, denomination, pieces: number }) => [
    ...[moment(happenedAt), text(kind), text(of), money(minorFromWire(denomination), of), { number }],
    money(minorFromWire(denomination) * BigInt(number), of),
  ]);
}

function guaranteeRow({ fact, deposits }: CountInBook): Cell[][] {
  if (fact.type !== 'cagnotte.cage.opened.v1') return [];
  const { currency, cash, blockedInBank = 0 } = fact.data;
  const owed = -sumMinor(deposits.filter((each) => each.currency === currency).map(({ balance }) => balance));
  const [found, blocked] = [minorFromWire(cash), minorFromWire(blockedInBank)];
  return [
    [
      moment(fact.happenedAt),
      ...[found, owed, blocked, found - owed + blocked].map((sum) => money(sum, currency)),
    ],
  ];
}

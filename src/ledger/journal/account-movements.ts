import { type Minor, sumMinor } from '../../kernel/money';
import { type Cell, type ColumnOfBook, moneyCell, type Section, text } from '../_core/books/book';
import { type CellPart, ofCellFurther, ofFigure, ofMoves, type PostedMove } from '../_core/books/cell-part';
import { addressOfFigure } from '../_core/books/figure';
import { present } from '../../kernel/present';

/** The balance of an account in a currency, debit positive, in minor units. */
export interface AccountBalance {
  readonly account: string;
  readonly currency: string;
  readonly balance: Minor;
}

export interface AccountMovements {
  readonly dayBefore?: string;
  readonly before: readonly AccountBalance[];
  readonly moves: readonly PostedMove[];
}

const COLUMNS: readonly ColumnOfBook[] = [
  { id: 'line', en: 'Line', es: 'Concepto' },
  { id: 'currency', en: 'Currency', es: 'Moneda' },
  { id: 'amount', en: 'Amount', es: 'Importe' },
];

export const ofBalances = (
  before: readonly AccountBalance[],
  { day, sign }: { readonly day: string | undefined; readonly sign: 1 | -1 },
): CellPart[] =>
  before.map(({ account, currency }) =>
    ofFigure(addressOfFigure({ kind: 'balance', account, ...present({ day }), currency }), sign),
  );

/** A row of the statement and the types of events whose moves it shows; other types appear in the last row. */
export interface AccountLine {
  readonly words: string;
  readonly types: readonly string[];
}

/**
 * The statement of a liability: the amount owed before, additions and deductions of the days, and the amount owed
 * after, with which the next day's book begins.
 */
export function accountSection(
  { en, es }: Pick<Section, 'en' | 'es'>,
  { before, dayBefore, moves }: AccountMovements,
  lines: readonly AccountLine[],
): Section {
  const currencies = [...new Set([...before, ...moves].map(({ currency }) => currency))].sort();
  const named = lines.flatMap(({ types }) => types);
  const rows = currencies.flatMap((currency): Cell[][] => {
    const own = moves.filter((move) => move.currency === currency);
    const held = before.filter((each) => each.currency === currency);
    const owed = -sumMinor(held.map(({ balance }) => balance));
    const sumOf = (some: readonly PostedMove[]): Minor => -sumMinor(some.map(({ amount }) => amount));
    const row = (words: string, amount: Minor, parts: readonly CellPart[]): Cell[] => [
      ...[text(words), text(currency), moneyCell(amount, currency, parts)],
    ];
    const rowOfMoves = (words: string, some: readonly PostedMove[]): Cell[] =>
      row(words, sumOf(some), ofMoves(some, -1));
    const rest = own.filter(({ type }) => !named.includes(type));
    const above = [
      row('Saldo anterior', owed, ofBalances(held, { day: dayBefore, sign: -1 })),
      ...lines.map(({ words, types }) =>
        rowOfMoves(
          words,
          own.filter(({ type }) => types.includes(type)),
        ),
      ),
      ...(sumOf(rest) === 0n ? [] : [rowOfMoves('Otros movimientos', rest)]),
    ];
    const ofAbove = above.map((_, n) => ofCellFurther('amount', n - above.length));
    return [...above, row('Saldo', owed + sumOf(own), ofAbove)];
  });
  return { en, es, columns: COLUMNS, rows };
}

import type { Minor } from '../../../kernel/money';
import type { CellPart } from './cell-part';

/** What stands in a book: words, an amount, a number of things, or nothing. */
export type Cell =
  | { readonly text: string }
  /** An amount, the address under which it is explained, and, where that is the cell itself, what it is made of. */
  | {
      readonly amount: Minor;
      readonly currency: string;
      readonly figure?: string;
      readonly parts?: readonly CellPart[];
    }
  | { readonly number: number }
  /** A moment as an event states it, RFC 3339. */
  | { readonly moment: string }
  /** Games by their codes; one that is none as it was named. */
  | { readonly games: readonly string[] }
  /** What an entry is about: the type of an event. */
  | { readonly concept: string }
  /** A number with decimals, with a point. */
  | { readonly decimal: string }
  | null;

/** A column, for programs and for people in two languages. */
export interface Column {
  readonly id: string;
  readonly en: string;
  readonly es: string;
  /** From page to page a printed book carries sums; of a column of balances, the last one. */
  readonly carries?: 'balance';
  /** A printed book leaves the column out where nothing stands in it. */
  readonly leftOutEmpty?: true;
}

/** A part of a book with its own columns. */
export interface Section {
  readonly en: string;
  readonly es: string;
  readonly columns: readonly Column[];
  /** One cell for each column. */
  readonly rows: readonly (readonly Cell[])[];
  /** One cell for each column; absent where nothing is added up. */
  readonly totals?: readonly Cell[];
}

/** What stands in a book. */
export interface Book {
  readonly sections: readonly Section[];
  /** The total of the day in figures and in Spanish words; absent of a book without one. */
  readonly total?: {
    readonly amount: Minor;
    readonly currency: string;
    readonly words: string;
    readonly figure?: string;
  };
}

/** A moment, or nothing where it is not known. */
export const moment = (at: string | undefined): Cell => (at === undefined ? null : { moment: at });
export const text = (words: string): Cell => ({ text: words });

/** An amount, with the address of the figure that it shows, or the parts that it is made of. */
export const money = (amount: Minor, currency: string, of?: string | readonly CellPart[]): Cell => ({
  ...{ amount, currency },
  ...(of === undefined ? {} : typeof of === 'string' ? { figure: of } : { parts: of }),
});

/** A row of totals: words under the first column, sums under columns of amounts in one currency, made of their cells. */
export const totalsOf = (rows: readonly (readonly Cell[])[], currency: string): Cell[] =>
  (rows[0] ?? []).map((_, column) => {
    if (column === 0) return text('Total');
    const cells = rows.map((row) => row[column]!).filter((cell) => cell !== null && 'amount' in cell);
    const own = cells.filter((cell) => cell.currency === currency);
    return cells.length === 0
      ? null
      : money(
          own.reduce((sum, { amount }) => sum + amount, 0n),
          currency,
        );
  });

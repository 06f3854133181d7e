import type { Cell } from '../../ledger/_core/books/book';
import { conceptOf } from '../../ledger/journal/entry-concepts';
import { spanishGame } from '../../games/game-codes';
import { formatMinor } from '../../kernel/money';
import { spanishMoment } from '../../kernel/spanish-moment';

/** How values are written: for programs, or for people in Spain. */
export interface Dialect {
  readonly delimiter: ',' | ';';
  readonly bom: boolean;
  readonly language: 'id' | 'es';
  cell(cell: Cell): string;
}

/** Comma, decimal point, ISO moments, columns by their ids. */
export const MACHINE: Dialect = {
  delimiter: ',',
  bom: false,
  language: 'id',
  cell: (cell) => written(cell, { amount: asItIs, moment: asItIs, game: asItIs, concept: asItIs }),
};

/** Semicolon, decimal comma, dd/mm/yyyy, UTF-8 with byte order mark: the defaults of spreadsheets in Spain. */
export const SPANISH: Dialect = {
  delimiter: ';',
  bom: true,
  language: 'es',
  cell: (cell) => written(cell, { ...IN_SPANISH, amount: decimalComma }),
};

/** Like SPANISH, with points between thousands: for people only. */
export const PRINTED: Dialect = {
  ...SPANISH,
  cell: (cell) => written(cell, { ...IN_SPANISH, amount: inThousands }),
};

const IN_SPANISH = { moment: spanishMoment, game: spanishGame, concept: conceptOf };

const asItIs = (text: string): string => text;
const decimalComma = (digits: string): string => digits.replace('.', ',');
const inThousands = (digits: string): string => decimalComma(digits).replace(/\B(?=(\d{3})+(?!\d))/g, '.');

interface Writing {
  readonly amount: (digits: string) => string;
  readonly moment: (at: string) => string;
  readonly game: (code: string) => string;
  readonly concept: (type: string) => string;
}

function written(cell: Cell, { amount, moment, game, concept }: Writing): string {
  if (cell === null) return '';
  if ('text' in cell) return harmless(cell.text);
  if ('moment' in cell) return moment(cell.moment);
  if ('number' in cell) return `${cell.number}`;
  if ('games' in cell) return harmless(cell.games.map(game).join(', '));
  if ('concept' in cell) return harmless(concept(cell.concept));
  if ('decimal' in cell) return amount(cell.decimal);
  return amount(formatMinor(cell.amount, cell.currency));
}

/**
 * Words that a spreadsheet would take for a formula begin with an apostrophe. Amounts are ours and begin with a digit
 * or a minus sign before one.
 */
export const harmless = (words: string): string => (/^[=+\-@\t\r]/.test(words) ? `'${words}` : words);

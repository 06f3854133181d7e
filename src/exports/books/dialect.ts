import type { Cell } from '../../accounting/books/book';
import { formatMinor } from '../../kernel/money';

/** How values are written: for programs, or for people in Spain. */
export interface Dialect {
  readonly delimiter: ',' | ';';
  /** What the file begins with. */
  readonly bom: boolean;
  readonly language: 'id' | 'es';
  cell(cell: Cell): string;
}

/** Comma, decimal point, ISO moments, columns by their ids. */
export const MACHINE: Dialect = {
  delimiter: ',',
  bom: false,
  language: 'id',
  cell: (cell) => written(cell, { decimal: '.', moment: (at) => at }),
};

/** Semicolon, decimal comma, dd/mm/yyyy, UTF-8 with byte order mark: what spreadsheets in Spain open as it is. */
export const SPANISH: Dialect = {
  delimiter: ';',
  bom: true,
  language: 'es',
  cell: (cell) => written(cell, { decimal: ',', moment: spanishMoment }),
};

/** 2026-01-01T20:15:00+01:00 as 01/01/2026 20:15; whatever is no moment as it is. */
export function spanishMoment(at: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/.exec(at);
  if (parts === null) return at;
  const [, year, month, day, time] = parts;
  return `${day}/${month}/${year}${time === undefined ? '' : ` ${time}`}`;
}

function written(
  cell: Cell,
  { decimal, moment }: { readonly decimal: string; readonly moment: (at: string) => string },
): string {
  if (cell === null) return '';
  if ('text' in cell) return harmless(cell.text);
  if ('moment' in cell) return moment(cell.moment);
  if ('number' in cell) return `${cell.number}`;
  return formatMinor(cell.amount, cell.currency).replace('.', decimal);
}

/**
 * Words that a spreadsheet would take for a formula begin with an apostrophe. Amounts are ours and begin with a digit
 * or a minus sign before one.
 */
export const harmless = (words: string): string => (/^[=+\-@\t\r]/.test(words) ? `'${words}` : words);

import { AS_STATED, type Book, type Cell, cellText, moneyCell } from '../ledger/_core/books/book';
import { pointInWords } from '../ledger/casino/chart-mapping';
import { conceptOf, englishConceptOf } from '../ledger/event-contract/catalogue';
import { englishGame, spanishGame } from '../games/game-codes';
import { harmless } from './formulas';
import { type BothLanguages, englishMoment, spanishMoment } from '../kernel/words';
import { stringify } from 'csv-stringify/sync';

interface Dialect {
  readonly delimiter: ',' | ';';
  readonly bom: boolean;
  readonly language: 'id' | 'es';
  cell(cell: Cell): string;
}

/** Comma, decimal point, ISO moments with the offset of the casino, columns by their ids. */
export const MACHINE: Dialect = {
  delimiter: ',',
  bom: false,
  language: 'id',
  cell: (cell) => cellText(cell, AS_STATED, harmless),
};

const spanishPoint = (point: string): string => pointInWords(point).es;
const IN_SPANISH = {
  onPaper: ({ es }: BothLanguages): string => es,
  moment: spanishMoment,
  game: spanishGame,
  concept: conceptOf,
  point: spanishPoint,
};

const decimalComma = (digits: string): string => digits.replace('.', ',');

/** Semicolon, decimal comma, dd/mm/yyyy, UTF-8 with byte order mark: the defaults of spreadsheets in Spain. */
export const SPANISH: Dialect = {
  delimiter: ';',
  bom: true,
  language: 'es',
  cell: (cell) => cellText(cell, { ...IN_SPANISH, amount: decimalComma }, harmless),
};

function inThousands(digits: string, [thousands, point]: readonly [string, string]): string {
  const [whole = '', decimals] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, thousands);
  return decimals === undefined ? grouped : `${grouped}${point}${decimals}`;
}

const inSpanishThousands = (digits: string): string => inThousands(digits, ['.', ',']);

/** A minus sign is as wide as a figure: on paper as on the screens. */
const withMinus = (digits: string): string => digits.replace('-', '\u2212');

/** Texts stay unchanged on paper and in a workbook, whose cells have types: only CSV has to guard against formulas. */
const asSaid = (words: string): string => words;

/** With points between thousands and a minus sign: for people only, on paper. */
export const PRINTED: Pick<Dialect, 'cell'> = {
  cell: (cell) =>
    cellText(cell, { ...IN_SPANISH, amount: (digits) => withMinus(inSpanishThousands(digits)) }, asSaid),
};

/** Like PRINTED for readers of English. */
export const PRINTED_IN_ENGLISH: Pick<Dialect, 'cell'> = {
  cell: (cell) =>
    cellText(
      cell,
      {
        onPaper: ({ en }) => en,
        amount: (digits) => withMinus(inThousands(digits, [',', '.'])),
        moment: englishMoment,
        game: englishGame,
        concept: englishConceptOf,
        point: (point) => pointInWords(point).en,
      },
      asSaid,
    ),
};

/** Like PRINTED with the minus sign of numbers, for workbooks. */
export const SPREADSHEET: Pick<Dialect, 'cell'> = {
  cell: (cell) => cellText(cell, { ...IN_SPANISH, amount: inSpanishThousands }, asSaid),
};

/** Characters that some program takes for the end of a line: a field with one of them is quoted (RFC 4180, 2.6). */
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

/**
 * A book as CSV: in each row first the section it belongs to; a row with the names of the columns before each section
 * whose columns are others. The same book gives the same bytes.
 */
export function bookCsv({ sections, total }: Book, dialect: Dialect): string {
  const { language, delimiter, bom } = dialect;
  const rows: string[][] = [];
  let names = '';
  for (const { en, es, columns, rows: own, totals } of sections) {
    const heading = harmless(language === 'es' ? es : en);
    const header = columns.map((column) => (language === 'es' ? column.es : column.id));
    if (header.join('\0') !== names) rows.push([language === 'es' ? 'Sección' : 'section', ...header]);
    names = header.join('\0');
    const all = totals === undefined ? own : [...own, totals];
    rows.push(...all.map((row) => [heading, ...row.map((cell) => dialect.cell(cell))]));
  }
  if (total !== undefined) {
    const figures = dialect.cell(moneyCell(total.amount, total.currency));
    rows.push([language === 'es' ? 'Total de la jornada' : 'total', figures, total.currency, total.words]);
  }
  return stringify(rows, { delimiter, bom, record_delimiter: '\r\n', quoted_match: LINE_BREAK });
}

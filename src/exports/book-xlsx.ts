import { strToU8, zipSync } from 'fflate';
import { currencyExponent, formatMinor } from '../kernel/money';
import { spanishMoment } from '../kernel/words';
import { type Cell, isDay, isMoment, type Section, kindsOfColumns } from '../ledger/_core/books/book';
import { SPREADSHEET } from './book-csv';
import type { ChartedBook } from './charted-book';
import { inXml, packageParts, STYLE, type XlsxSheet } from './xlsx-package';

/** What a sheet holds at most is 1,048,576 rows, those of its heading included. */
const MOST_ROWS = 1_000_000;

/** A spreadsheet keeps fifteen digits of a number: an amount that has more is written as words, to be shown whole. */
const MOST_DIGITS = 15;

const LONGEST_TEXT = 32_767;

/** The files of a ZIP have the first moment that the format allows: the time of writing would make every copy different. */
export const FIRST_MOMENT = new Date(1980, 0, 1);

interface Workbook {
  readonly language: 'es' | 'en';
  readonly title: string;
  /** Labels with their values, which each sheet has between its title and its table. */
  readonly heading: readonly (readonly [label: string, value: string])[];
  /** Rows below the table of the last sheet, written already. */
  readonly foot?: readonly (readonly string[])[];
  readonly mostRows?: number;
}

/** A book as a workbook, in Spanish. The same book gives the same bytes. */
export const bookXlsx = (book: ChartedBook, mostRows = MOST_ROWS): Buffer =>
  workbook(book.sections, {
    language: 'es',
    title: book.es,
    heading: headingOf(book),
    foot: footOf(book),
    mostRows,
  });

/**
 * A workbook of Office Open XML (ISO/IEC 29500), one sheet for each section. Amounts are numbers of the sheet, written from
 * their decimal text; days and moments are dates.
 */
export function workbook(sections: readonly Section[], book: Workbook): Buffer {
  const { language, title, mostRows = MOST_ROWS } = book;
  const parts = sections.flatMap((section) => inSheets(section, mostRows));
  const pages = parts.length === 0 ? [{ en: title, es: title, columns: [], rows: [] }] : parts;
  const names = sheetNames(pages.map((page) => page[language]));
  const sheets = pages.map((section, at) => ({
    name: names[at]!,
    ...sheetOf(book, section, at === pages.length - 1),
  }));
  const files = packageParts(sheets, title).map(([path, text]) => [path, strToU8(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(files), { mtime: FIRST_MOMENT }));
}

function inSheets({ totals, ...section }: Section, most: number): Section[] {
  const sheets: Section[] = [];
  for (let from = 0; from === 0 || from < section.rows.length; from += most) {
    const isLast = from + most >= section.rows.length;
    const rows = section.rows.slice(from, from + most);
    sheets.push({ ...section, rows, ...(isLast && totals !== undefined ? { totals } : {}) });
  }
  return sheets;
}

/** Up to 31 characters, none of them reserved, each name once whatever the case of its letters. */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const plain = title.replaceAll(/[[\]:*?/\\\p{Cc}]/gu, ' ').trim();
    const name = plain.replace(/^'+|(?<!')'+$/g, '') || 'Hoja';
    for (let n = 1; ; n += 1) {
      const ending = n === 1 ? '' : ` (${n})`;
      const tried = `${name.slice(0, 31 - ending.length).trim()}${ending}`;
      if (taken.has(tried.toLowerCase())) continue;
      taken.add(tried.toLowerCase());
      return tried;
    }
  });
}

function sheetOf(
  { language, title, heading: about, foot = [] }: Workbook,
  section: Section,
  isLast: boolean,
): Omit<XlsxSheet, 'name'> {
  const kinds = kindsOfColumns(section);
  const headings = section.columns.map((column, at) => {
    const { [language]: name } = column;
    const { currency } = kinds[at]!;
    return words(currency === undefined ? name : `${name} (${currency})`, STYLE.heading);
  });
  const heading = [
    [words(title, STYLE.title)],
    ...about.map(([label, value]) => [words(label), words(value)]),
    [words(section[language], STYLE.heading)],
  ];
  const rows = [
    ...heading,
    headings,
    ...section.rows.map((row) => row.map((cell) => xmlCell(cell, false))),
    ...(section.totals === undefined ? [] : [section.totals.map((cell) => xmlCell(cell, true))]),
    ...(isLast ? foot : []),
  ];
  return { rows, frozenRows: heading.length + 1, widths: widthsOf(section, language) };
}

const STATUS: Readonly<Record<ChartedBook['status'], string>> = {
  open: 'jornada abierta: cifras provisionales',
  counting: 'en recuento: cifras provisionales',
  preliminary: 'preliminar: cifras provisionales',
  closed: 'jornada cerrada',
  certified: 'jornada certificada',
  reopened: 'jornada reabierta: cifras provisionales',
};

function headingOf({
  casino,
  letterhead: { company, taxNumber, name, address } = {},
  day,
  until,
  status,
  through,
  citation,
}: ChartedBook): [string, string][] {
  const days = day === until ? spanishMoment(day) : `${spanishMoment(day)} a ${spanishMoment(until)}`;
  return [
    ...stated('Empresa', company),
    ...stated('NIF', taxNumber),
    ...stated('Domicilio', address),
    ['Casino', name === undefined ? casino : `${name} (${casino})`],
    ['Jornada', `${days}, ${STATUS[status]}, hasta el registro ${through}`],
    ['Norma', citation],
  ];
}

const stated = (label: string, value: string | undefined): [string, string][] =>
  value === undefined ? [] : [[label, value]];

const footOf = ({ total, certifiedBy }: ChartedBook): string[][] => [
  ...(total === undefined
    ? []
    : [
        [],
        [
          words('Total de la jornada', STYLE.heading),
          xmlCell(total, true),
          words(total.currency),
          words(total.words),
        ],
      ]),
  ...(certifiedBy.length === 0 ? [] : [[], [words('Certificado por'), words(certifiedBy.join(', '))]]),
];

function xmlCell(cell: Cell, isTotal: boolean): string {
  if (cell === null) return isTotal ? `s="${STYLE.totalText}">` : '';
  if ('amount' in cell) return number(formatMinor(cell.amount, cell.currency), styleOfAmount(cell, isTotal));
  if ('number' in cell) return number(`${cell.number}`, STYLE.count);
  if ('decimal' in cell) return number(cell.decimal, cell.decimal.includes('.') ? STYLE.ratio : STYLE.count);
  return datedCell(cell) ?? words(SPREADSHEET.cell(cell), isTotal ? STYLE.totalText : STYLE.text);
}

/** An hour that the clock shows twice (end of summer time) is a text with its offset: a date of a workbook has no offset. */
function datedCell(cell: NonNullable<Cell>): string | undefined {
  if (!('moment' in cell) || cell.isRepeated === true) return undefined;
  const { moment: at } = cell;
  return isDay(at) ? dated(at, STYLE.day) : isMoment(at) ? dated(at, STYLE.moment) : undefined;
}

function styleOfAmount({ currency }: { readonly currency: string }, isTotal: boolean): number {
  const styles = isTotal ? STYLE.totals : STYLE.amounts;
  return styles[currencyExponent(currency)] ?? styles[2]!;
}

/** @param digits decimal text: it is what the sheet holds, digit by digit */
const number = (digits: string, style: number): string =>
  digits.replaceAll(/\D/g, '').length > MOST_DIGITS ? words(digits, style) : `s="${style}"><v>${digits}</v>`;

/** The moment by the clock of the casino, in days since 30 December 1899; a text where a workbook has no such date. */
function dated(at: string, style: number): string {
  const [, day, hours = '00', minutes = '00', seconds = '00'] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?)?/.exec(at)!;
  const days = (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
  if (!(days > 60)) return words(spanishMoment(at));
  const ofDay = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
  return `s="${style}"><v>${style === STYLE.day ? days : days + ofDay}</v>`;
}

const words = (text: string, style: number = STYLE.text): string =>
  text === '' && style === STYLE.text
    ? ''
    : `s="${style}" t="inlineStr"><is><t xml:space="preserve">${inXml(text.slice(0, LONGEST_TEXT))}</t></is>`;

const widthsOf = ({ columns, rows, totals }: Section, language: Workbook['language']): number[] =>
  columns.map((column, at) => {
    const all = [...rows.slice(0, 1000), ...(totals === undefined ? [] : [totals])];
    const longest = all.reduce(
      (most, row) => Math.max(most, SPREADSHEET.cell(row[at] ?? null).length),
      column[language].length + 6,
    );
    return Math.min(Math.max(longest + 2, 12), 60);
  });

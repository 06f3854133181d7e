import { formatMinor } from '../kernel/money';
import type { ChartedBook } from './charted-book';
import { accountInSpanish } from '../ledger/_core/chart-of-accounts';
import { latestOn } from '../ledger/casino/authorisation.state';
import { codeOf } from '../ledger/casino/chart-mapping';
import { type Cell, isAmount } from '../ledger/_core/books/book';
import { conceptOf } from '../ledger/journal/entry-concepts';
import { AccountsWithoutCode } from './book-refusals';

/** A line of the journal as other programs take it. Amounts in minor units of its currency, days as yyyymmdd. */
export interface JournalLine {
  readonly entry: string;
  readonly day: string;
  readonly dayOfFact: string;
  readonly words: string;
  /** The account in our own chart, and its code in that of the casino; empty if it has none. */
  readonly account: string;
  readonly code: string;
  readonly subLedger: string;
  /** The slip; without one, the content of the column of the number. */
  readonly paper: string;
  readonly debit: bigint;
  readonly credit: bigint;
  readonly currency: string;
}

export const journalLinesOf = ({ sections, charts }: ChartedBook): JournalLine[] =>
  sections.flatMap(({ columns, rows }) =>
    rows.map((row) => lineOf((id) => row[columns.findIndex((column) => column.id === id)] ?? null, charts)),
  );

/**
 * The lines in euros of entries that a close has numbered: what goes into the accounting of the casino, once and for
 * good. Each currency balances within an entry, so that what is omitted takes no balance with it.
 * @throws AccountsWithoutCode where one of their accounts has no code: an import would refuse its line, or lose it
 */
export function numberedLinesOf(book: ChartedBook): JournalLine[] {
  const lines = journalLinesOf(book).filter(({ entry, currency }) => entry !== '' && currency === 'EUR');
  const uncoded = new Set(lines.filter(({ code }) => code === '').map(({ account }) => account));
  if (uncoded.size > 0) throw new AccountsWithoutCode([...uncoded].sort());
  return lines;
}

export const uncodedAccountsOf = (book: ChartedBook): string[] =>
  book.name === 'diario'
    ? [
        ...new Set(
          journalLinesOf(book)
            .filter(({ code }) => code === '')
            .map(({ account }) => account),
        ),
      ].sort()
    : [];

function lineOf(cell: (id: string) => Cell, charts: ChartedBook['charts']): JournalLine {
  const [debit, credit] = [amountIn(cell('debit')), amountIn(cell('credit'))];
  const [entry, account] = [wordsIn(cell('entry')), wordsIn(cell('account'))];
  return {
    entry: /^\d+$/.test(entry) ? entry : '',
    day: plainDay(dayIn(cell('day'))),
    dayOfFact: plainDay(dayIn(cell('dayOfFact'))),
    words: [wordsIn(cell('concept')), wordsIn(cell('kind'))].filter((words) => words !== '').join(', '),
    account,
    code: codeOf(account, dayIn(cell('day')), charts),
    subLedger: wordsIn(cell('subLedger')),
    paper: wordsIn(cell('slip')) || entry,
    debit: debit.amount,
    credit: credit.amount,
    currency: debit.currency,
  };
}

function wordsIn(cell: Cell): string {
  if (cell === null) return '';
  if ('concept' in cell) return conceptOf(cell.concept);
  return 'text' in cell ? cell.text : '';
}

const dayIn = (cell: Cell): string => (cell !== null && 'moment' in cell ? cell.moment : '');

const plainDay = (day: string): string => day.replaceAll('-', '');

const amountIn = (cell: Cell): { amount: bigint; currency: string } =>
  isAmount(cell) ? cell : { amount: 0n, currency: '' };

const MOST = 999_999_999_999n;

/**
 * The journal as a SUENLACE.DAT, which a3 takes in: a line of the journal a record of 512 bytes (type 0, without VAT),
 * Windows-1252. Only what a close has numbered, in euros. The same book gives the same bytes. Throws a RangeError for an
 * amount that the record has no room for.
 */
export function bookSuenlace(book: ChartedBook): Buffer {
  const lines = numberedLinesOf(book);
  const company = latestOn(book.charts ?? [], book.until)?.a3Company ?? '00000';
  return windows1252(
    lines.map((line, index) => suenlaceRecord(line, company, placeOf(lines, index))).join(''),
  );
}

function suenlaceRecord(line: JournalLine, company: string, place: string): string {
  const { day, code, debit, credit } = line;
  const isDebit = debit > 0n;
  return [
    ...['5', company, day, '0', wide(code === '' ? '' : code.padEnd(6, '0'), 12)],
    ...[
      wide(accountInSpanish(line.account), 30),
      isDebit ? 'D' : 'H',
      wide(line.paper.slice(-10), 10),
      place,
    ],
    ...[wide(line.words, 30), amountOf(isDebit ? debit : credit), wide('', 395), 'EN\r\n'],
  ].join('');
}

function placeOf(lines: readonly JournalLine[], index: number): 'I' | 'M' | 'U' {
  const { entry } = lines[index]!;
  if (lines[index - 1]?.entry !== entry) return 'I';
  return lines[index + 1]?.entry === entry ? 'M' : 'U';
}

function amountOf(amount: bigint): string {
  if (amount > MOST) throw new RangeError(`a SUENLACE.DAT has no room for ${formatMinor(amount, 'EUR')}`);
  return `+${formatMinor(amount, 'EUR').padStart(13, '0')}`;
}

function wide(text: string, width: number): string {
  const characters = Array.from(withoutTabs(text)).slice(0, width);
  return `${characters.join('')}${' '.repeat(width - characters.length)}`;
}

/** The columns that article A. 47 A-1 of the French Livre des procédures fiscales names, in its order. */
const COLUMNS = [
  ...['JournalCode', 'JournalLib', 'EcritureNum', 'EcritureDate', 'CompteNum', 'CompteLib', 'CompAuxNum'],
  ...['CompAuxLib', 'PieceRef', 'PieceDate', 'EcritureLib', 'Debit', 'Credit', 'EcritureLet', 'DateLet'],
  ...['ValidDate', 'Montantdevise', 'Idevise'],
];

/**
 * The journal as a fichier des écritures comptables, which many auditing programs read: text with tabs, a line of the
 * journal a line, days as yyyymmdd, decimal commas. Accounts are those of the casino's chart; one that has no code there
 * is named as in ours. Debit and credit are in the currency of the books; a line in another one says its amount (debits
 * positive) in the last two columns. What no close has numbered has neither number nor day of validation. The same book
 * gives the same bytes.
 */
export function bookFec(book: ChartedBook): string {
  const lines = journalLinesOf(book).map((line) => fecFields(line, book.currency));
  return [COLUMNS, ...lines].map((fields) => `${fields.map(withoutTabs).join('\t')}\r\n`).join('');
}

function fecFields(line: JournalLine, currency: string): string[] {
  const { entry, day, account, subLedger, debit, credit } = line;
  const isOther = line.currency !== currency;
  const inBooks = isOther ? [0n, 0n] : [debit, credit];
  return [
    ...['DI', 'Libro diario', entry, day],
    ...[line.code || account, accountInSpanish(account), subLedger, subLedger],
    ...[line.paper, line.dayOfFact, line.words],
    ...inBooks.map((amount) => comma(amount, currency)),
    ...['', '', entry === '' ? '' : day],
    ...(isOther ? [comma(debit - credit, line.currency), line.currency] : ['', '']),
  ];
}

const comma = (amount: bigint, currency: string): string => formatMinor(amount, currency).replace('.', ',');

const withoutTabs = (field: string): string => field.replace(/[\p{Cc}\u2028\u2029]/gu, ' ');

/** The code page from 0x80 on, where ISO 8859-1 has controls; five positions are empty. */
const OWN = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

/** Text in the code page of older programs in Spain, one byte per character; unknown characters become `?`. */
export const windows1252 = (text: string): Buffer => Buffer.from(Array.from(text, byteOf));

function byteOf(character: string): number {
  const code = character.codePointAt(0)!;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  const own = OWN.indexOf(character);
  return own < 0 ? 0x3f : 0x80 + own;
}

const FIELDS = 116;

/**
 * The journal as an XDIARIO, which Sage 50 and ContaPlus take in: a line of the journal a line, 116 fields of which all
 * but a few are empty, Windows-1252. Only what a close has numbered, in euros. The same book gives the same bytes.
 */
export function bookXdiario(book: ChartedBook): Buffer {
  const lines = numberedLinesOf(book);
  const entries = linesByEntry(lines);
  return windows1252(
    lines
      .map((line) => `${xdiarioRecord(xdiarioFields(line, contraOf(line, entries.get(entryOf(line))!)))}\r\n`)
      .join(''),
  );
}

function linesByEntry(lines: readonly JournalLine[]): ReadonlyMap<string, readonly JournalLine[]> {
  const entries = new Map<string, JournalLine[]>();
  for (const line of lines) {
    const known = entries.get(entryOf(line));
    if (known === undefined) entries.set(entryOf(line), [line]);
    else known.push(line);
  }
  return entries;
}

const entryOf = ({ entry, day }: JournalLine): string => `${day} ${entry}`;

const contraOf = (line: JournalLine, entry: readonly JournalLine[]): string =>
  entry.length === 2 ? entry.find((other) => other !== line)!.code : '';

const xdiarioFields = (line: JournalLine, contra: string): Readonly<Record<number, string>> => ({
  /* Asien */ 1: line.entry,
  /* Fecha */ 2: line.day,
  /* SubCta */ 3: line.code,
  /* Contra */ 4: contra,
  /* Concepto */ 6: `${line.words} (${[line.account, line.subLedger].filter((each) => each !== '').join(' ')})`,
  /* Documento */ 12: line.paper,
  /* MonedaUso: euros */ 27: '2',
  /* EuroDebe */ 28: formatMinor(line.debit, 'EUR'),
  /* EuroHaber */ 29: formatMinor(line.credit, 'EUR'),
});

const xdiarioRecord = (fields: Readonly<Record<number, string>>): string =>
  Array.from({ length: FIELDS }, (_empty, index) => withoutSemicolons(fields[index + 1] ?? '')).join(';');

const withoutSemicolons = (field: string): string => field.replace(/[;"\p{Cc}\u2028\u2029]/gu, ' ');

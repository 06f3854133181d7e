import { type ChartedBook, type CloseInBook, SUMMARY_JOURNAL } from './charted-book';
import { latestOn } from '../ledger/casino/authorisation.state';
import { accountInChart, codeOf, nameOfCode } from '../ledger/casino/chart-mapping';
import { type Cell, isAmount } from '../ledger/_core/books/book';
import { runsOf } from '../ledger/journal/standing-entries';
import { conceptOf } from '../ledger/event-contract/catalogue';
import {
  accountsWithoutCode,
  codesOfOtherLength,
  FileRefused,
  notNumbered,
  severalYears,
} from './book-refusals';

/** A line of the journal for an accounting program. Amounts are in minor units of its currency. */
export interface ExportedLine {
  /** The number that a close gave the entry; empty if none has. */
  readonly entry: string;
  readonly day: string;
  readonly dayOfFact: string;
  readonly concept: string;
  /** Spanish words where the entry reverses or replaces an earlier one; empty otherwise. */
  readonly kind: string;
  /** The account in the chart of the product. */
  readonly account: string;
  /** Its code in the chart of the casino; empty if it has none. */
  readonly code: string;
  /** The Spanish name of the account, with its game, table or pool. */
  readonly about: string;
  readonly subLedger: string;
  readonly slip: string;
  readonly debit: bigint;
  readonly credit: bigint;
  readonly currency: string;
  /** The amount in another currency, debits positive; debit and credit then have its value in the currency of the books. */
  readonly stated?: { readonly amount: bigint; readonly currency: string };
}

export const journalLinesOf = ({ sections, charts }: ChartedBook): ExportedLine[] =>
  sections.flatMap(({ columns, rows }) =>
    rows.map((row) => lineOf((id) => row[columns.findIndex((column) => column.id === id)] ?? null, charts)),
  );

/**
 * The lines of entries that a close has numbered, in the order of their numbers. Only these enter the accounting of the
 * casino, because their number never changes.
 * @throws FileRefused where no entry is numbered, or where the entries are of several years, whose numbers repeat
 */
export function numberedLinesOf(book: ChartedBook): ExportedLine[] {
  const all = journalLinesOf(book);
  const numbered = all.filter(({ entry }) => entry !== '');
  if (all.length > 0 && numbered.length === 0) throw new FileRefused(notNumbered());
  const years = [...new Set(numbered.map(({ day }) => day.slice(0, 4)))].sort();
  if (years.length > 1) throw new FileRefused(severalYears(years));
  return numbered.sort((one, other) => Number(one.entry) - Number(other.entry));
}

export const entriesOfExport = <Line extends ExportedLine>(lines: readonly Line[]): Line[][] =>
  runsOf(lines, ({ entry }) => entry);

/** A line with the code of its account in the accounting program. */
export interface CodedLine extends ExportedLine {
  /** The name of the code on the last day with a line on it: a code has one name in a file. */
  readonly name: string;
}

/**
 * Gives each line its code, padded with zeros to the number of digits that the chart of its day states, and each code one
 * name.
 * @throws FileRefused where an account has no code, or a code has more digits than that
 */
export function codedLines(lines: readonly ExportedLine[], { charts = [] }: ChartedBook): CodedLine[] {
  const uncoded = new Set(lines.filter(({ code }) => code === '').map(({ account }) => account));
  if (uncoded.size > 0) throw new FileRefused(accountsWithoutCode([...uncoded].sort()));
  const codes = new Map<string, { code: string; day: string }>();
  const unfit = new Set<string>();
  const filled = lines.map((line) => {
    const { code, day } = line;
    const digits = latestOn(charts, day)?.digits;
    const full = code.padEnd(digits ?? 0, '0');
    const last = codes.get(full)?.day ?? '';
    if (digits !== undefined && code.length > digits) unfit.add(code);
    if (last < day) codes.set(full, { code, day });
    return { ...line, code: full };
  });
  if (unfit.size > 0) throw new FileRefused(codesOfOtherLength([...unfit].sort()));
  // The padded code may have a name of its own in the chart: 570 becomes 57000000, which the chart may list.
  const names = new Map(
    [...codes].map(([full, { code, day }]) => [
      full,
      nameOfCode(full, day, charts) || nameOfCode(code, day, charts),
    ]),
  );
  return filled.map((line) => ({ ...line, name: names.get(line.code)! }));
}

const [FEWEST_DIGITS, MOST_DIGITS] = [6, 12];

/**
 * The numbered lines in euros, for a program in which all subaccounts have one length. Each currency balances within an
 * entry, so that the entry still balances without the lines in other currencies.
 * @throws FileRefused as {@link codedLines}, and where the codes have several lengths, or fewer than six or more than twelve
 *   digits
 */
export function subaccountLinesOf(book: ChartedBook): CodedLine[] {
  const lines = codedLines(
    numberedLinesOf(book).filter(({ currency }) => currency === 'EUR'),
    book,
  );
  const codes = [...new Set(lines.map(({ code }) => code))].sort();
  const [length = FEWEST_DIGITS] = codes.map((code) => code.length);
  const isOfOneLength = codes.every((code) => code.length === length);
  if (!isOfOneLength || length < FEWEST_DIGITS || length > MOST_DIGITS)
    throw new FileRefused(codesOfOtherLength(codes));
  return book.name === SUMMARY_JOURNAL ? oneLineForEachCode(lines) : lines;
}

/** A summary entry has one debit and one credit for each code, since the program knows no other account. */
const oneLineForEachCode = (lines: readonly CodedLine[]): CodedLine[] =>
  entriesOfExport(lines).flatMap((entry) => {
    const sums = new Map<string, CodedLine>();
    for (const line of entry) {
      const key = `${line.code} ${line.debit > 0n ? 'debit' : 'credit'}`;
      const known = sums.get(key) ?? { ...line, about: line.name, subLedger: '', debit: 0n, credit: 0n };
      sums.set(key, { ...known, debit: known.debit + line.debit, credit: known.credit + line.credit });
    }
    return [...sums.values()];
  });

export const uncodedAccountsOf = (book: ChartedBook): string[] =>
  book.name === 'diario' || book.name === SUMMARY_JOURNAL
    ? [
        ...new Set(
          journalLinesOf(book)
            .filter(({ code }) => code === '')
            .map(({ account }) => account),
        ),
      ].sort()
    : [];

/** The close that gave a line its number. */
export function closeOfLine({ entry, day }: ExportedLine, { closes = [] }: ChartedBook): CloseInBook {
  const number = BigInt(entry);
  const close = closes.find((each) => each.gamingDay === day && each.first <= number && number <= each.last);
  if (close === undefined) throw new Error(`no close of ${day} has given the number ${entry}`);
  return close;
}

function lineOf(cell: (id: string) => Cell, charts: ChartedBook['charts']): ExportedLine {
  const [debit, credit] = [amountIn(cell('debit')), amountIn(cell('credit'))];
  const [entry, account, day] = [wordsIn(cell('entry')), wordsIn(cell('account')), dayIn(cell('day'))];
  return {
    entry: /^\d+$/.test(entry) ? entry : '',
    day,
    dayOfFact: dayIn(cell('dayOfFact')),
    concept: wordsIn(cell('concept')),
    kind: wordsIn(cell('kind')),
    account,
    code: codeOf(account, day, charts),
    about: accountInChart(account, day).nameEs,
    subLedger: wordsIn(cell('subLedger')),
    slip: wordsIn(cell('slip')) || inTenCharacters(wordsIn(cell('entries'))),
    debit: debit.amount,
    credit: credit.amount,
    currency: debit.currency,
  };
}

/** The numbers of the entries that a summary entry sums: with the first and the last one where the list is too long. */
function inTenCharacters(numbers: string): string {
  if (numbers.length <= 10) return numbers;
  const listed = numbers.split(/[-, ]/);
  const [first = '', last = ''] = [listed[0], listed.at(-1)];
  const ends = `${first}..${last}`;
  return ends.length <= 10 ? ends : first;
}

function wordsIn(cell: Cell): string {
  if (cell === null) return '';
  if ('concept' in cell) return conceptOf(cell.concept);
  return 'text' in cell ? cell.text : '';
}

const dayIn = (cell: Cell): string => (cell !== null && 'moment' in cell ? cell.moment : '');

/** A day as yyyymmdd, the form of accounting programs. */
export const plainDay = (day: string): string => day.replaceAll('-', '');

const amountIn = (cell: Cell): { amount: bigint; currency: string } =>
  isAmount(cell) ? cell : { amount: 0n, currency: '' };

export const withoutControls = (field: string): string => field.replace(/[\p{Cc}\u2028\u2029]/gu, ' ');

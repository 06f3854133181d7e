import type { ChartedBook } from './charted-book';
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

export const withoutTabs = (field: string): string => field.replace(/[\p{Cc}\u2028\u2029]/gu, ' ');

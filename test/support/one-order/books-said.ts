import type { Book } from '../../../src/ledger/_core/books/book';
import { BOOK_NAMES } from '../../../src/ledger/books/book-catalogue.queries';
import type { TieOut } from '../../../src/ledger/gaming-day/tie-out';
import { type KeptBook, readBook } from '../../../src/ledger/books/books.queries';
import { readGamingDay } from '../../../src/ledger/gaming-day/gaming-day.queries';
import type { BooksUnderTest } from '../books/books-under-test';
import { shownBook } from '../books/shown-book';

/** A record number after all others. */
const NOW = 1_000_000n;

/** Codes of findings about the arrival of facts instead of their content. */
export const OF_ARRIVAL = [
  'late-arrival',
  'sequence-gap',
  'sequence-repeated',
  'identity-conflict',
  'clock-differs',
];

/** The contents of the books of all casinos as text lines by subject: equal texts mean equal books. */
export type BooksSaid = Readonly<Record<string, readonly string[]>>;

/** Balances of each account by the days of the facts, minor units: `2026-01-01 cash:cage 500 EUR`. */
export async function heldByOwnDay(books: BooksUnderTest): Promise<string[]> {
  const rows = await books.sql<{ said: string }>(
    `SELECT concat_ws(' ', nullif(casino, 'granada'), gaming_day, account, sum(debit - credit), currency) AS said
       FROM day_total GROUP BY casino, gaming_day, account, currency HAVING sum(debit - credit) <> 0
      ORDER BY casino, gaming_day, account, currency`,
  );
  return rows.map(({ said }) => said);
}

/** Open findings that are not about arrival, with their texts and facts, but without record numbers. */
export async function openFindings(books: BooksUnderTest): Promise<string[]> {
  const rows = await books.sql<{ said: string }>(
    `SELECT concat_ws(' | ', casino, gaming_day, table_id, code, rule_id, severity, expected, found, event_ids, bet_ids) AS said
       FROM finding WHERE closed_by IS NULL AND NOT code = ANY ($1) ORDER BY 1`,
    [OF_ARRIVAL],
  );
  return rows.map(({ said }) => said);
}

/**
 * Movements by own day (day of the month) without those of one event, minor units: `01 player-bank[bea] -500`. Accounts with
 * sub-ledgers are listed by these.
 */
export async function movedByOwnDay(books: BooksUnderTest, but: string): Promise<string[]> {
  const rows = await books.sql<{ said: string }>(
    `SELECT concat(to_char(gaming_day, 'DD '), account, '[' || sub_ledger || ']', ' ', sum(debit - credit)) AS said
       FROM journal_line WHERE event_id <> $1 GROUP BY gaming_day, account, sub_ledger
     HAVING sum(debit - credit) <> 0 ORDER BY 1`,
    [but],
  );
  return rows.map(({ said }) => said);
}

/** The effective entry of each fact, line by line. */
async function standingLines(books: BooksUnderTest): Promise<string[]> {
  const rows = await books.sql<{ said: string }>(
    `SELECT concat_ws(' ', casino, event_id, account, sub_ledger, sum(debit - credit), currency) AS said
       FROM journal_line GROUP BY casino, event_id, account, sub_ledger, currency
     HAVING sum(debit - credit) <> 0 ORDER BY 1`,
  );
  return rows.map(({ said }) => said);
}

/** Every state that facts are evaluated from, after all facts. */
async function states(books: BooksUnderTest): Promise<string[]> {
  const rows = await books.sql<{ fold: string; casino: string; key: string; state: string }>(
    `SELECT fold, casino, key, state::text AS state FROM fold_state
      WHERE fold IN ('table-session', 'fact-cell') ORDER BY fold, casino, key`,
  );
  return rows.map(({ fold, casino, key, state }) => `${fold} ${casino} ${key}: ${state}`);
}

/** All official books of a day and its tie-outs, as text. */
async function booksOfDay(books: BooksUnderTest, casino: string, day: string): Promise<[string, string[]][]> {
  return books.reading(async (db) => {
    const said: [string, string[]][] = [];
    for (const name of BOOK_NAMES)
      said.push([
        `${casino} ${day} ${name}`,
        shownBook(withoutRecords(await readBook(db, { casino, name, day, position: NOW }))),
      ]);
    const { tieOuts } = await readGamingDay(db, { casino, day, position: NOW });
    said.push([`${casino} ${day} tie-outs`, tieOuts.flatMap(rowsSaid)]);
    return said;
  });
}

/** A book without record numbers, which depend on the order of arrival. */
const withoutRecords = (book: KeptBook | string): Book | string => {
  if (typeof book === 'string') return book;
  const sections = book.sections.map((section) => {
    const at = section.columns.findIndex(({ id }) => id === 'record');
    return { ...section, rows: section.rows.map((row) => row.filter((_, n) => n !== at)) };
  });
  return { ...book, sections };
};

/** The rows of a check without record numbers, which depend on the order of arrival. */
const rowsSaid = ({ check, holds, rows }: TieOut): string[] => [
  `${check} ${holds ? 'holds' : 'does not hold'}`,
  ...rows.map(({ at, expected, found }) => `${check} ${at}: ${expected} / ${found}`),
];

/** Entries, states and findings of all casinos. */
export async function factsSaid(books: BooksUnderTest): Promise<BooksSaid> {
  return {
    'held by own day': await heldByOwnDay(books),
    'lines of facts': await standingLines(books),
    states: await states(books),
    'open findings': await openFindings(books),
  };
}

/**
 * The books and tie-outs of days, by default of all reported days of all casinos. Rows of totals are left out: a total of zero
 * stays after a reversal, but does not exist in another order of arrival.
 */
export async function dayBooksSaid(
  books: BooksUnderTest,
  only?: { readonly casino: string; readonly day: string },
): Promise<BooksSaid> {
  const days = await books.sql<{ readonly casino: string; readonly day: string }>(
    `SELECT casino, gaming_day AS day FROM reported_day
      WHERE $1::text IS NULL OR casino = $1 AND gaming_day = $2::date ORDER BY 1, 2`,
    [only?.casino, only?.day],
  );
  const said: [string, readonly string[]][] = [];
  for (const { casino, day } of days) said.push(...(await booksOfDay(books, casino, day)));
  return Object.fromEntries(said);
}

/** The books of all casinos and days with their entries, states and findings. */
export const booksSaid = async (books: BooksUnderTest): Promise<BooksSaid> => ({
  ...(await factsSaid(books)),
  ...(await dayBooksSaid(books)),
});

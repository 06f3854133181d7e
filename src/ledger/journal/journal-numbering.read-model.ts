import type { GamingDayClosed } from '../gaming-day/gaming-day.events';
import { isReport, type PageTransaction, type ReadModel } from '../_core/store/read-model';

/** A close of a day, which numbers what its books contain and no earlier close has numbered. */
interface NumberingClose {
  readonly casino: string;
  readonly record_number: string;
  readonly gaming_day: string;
  /** The calendar year of the day. */
  readonly book_year: number;
  /** The last record that the books of the day contain. */
  readonly through_record: string;
}

/**
 * The numbers of the official journal: one row per close of a day, with the first and the last number that it gave. They
 * run from 1 in each book year of a casino, without gaps, in the order of records and lines; an open day has none. A
 * row follows from the journal up to its close, and the journal from the log, so that a rebuild gives the same.
 */
export const journalNumberingReadModel: ReadModel = {
  table: 'journal_numbering',

  rowsOf: (fact) => {
    const { casino, number, event } = fact;
    if (!isReport(fact) || event.type !== 'cagnotte.gaming-day.closed.v1') return [];
    const through = BigInt((event.data as GamingDayClosed).through);
    const close: NumberingClose = {
      casino,
      record_number: number.toString(),
      gaming_day: event.gamingday,
      book_year: Number(event.gamingday.slice(0, 4)),
      // A report from outside may name a record that was not there yet.
      through_record: (through < number ? through : number).toString(),
    };
    return [close];
  },

  write: async (page, rows) => {
    for (const close of rows as readonly NumberingClose[]) await numberEntries(page, close);
  },
};

/**
 * Numbers what the checks of a close have seen, and the close itself, which accrues the duty of the day as its last entry.
 * A close of a day that was reopened goes on behind its close before: what was recorded between the checks of that one
 * and the close itself was moved to the next books, and has come to nothing in these. Its numbers are the next of the year.
 */
const numberEntries = (page: PageTransaction, close: NumberingClose): Promise<unknown> =>
  page.query(
    `WITH before AS (
       SELECT coalesce(max(record_number) FILTER (WHERE gaming_day = $3::date), 0) AS close,
              coalesce(max(last_number) FILTER (WHERE book_year = $4::integer), 0) AS last
         FROM journal_numbering WHERE casino = $1),
     entries AS (
       SELECT count(DISTINCT (record_number, of_record, entry_kind)) AS count
         FROM journal_line, before
        WHERE casino = $1 AND booking_day = $3::date AND record_number > before.close
          AND (record_number <= $5::bigint OR (record_number = $2::bigint AND of_record = $2::bigint)))
     INSERT INTO journal_numbering
     SELECT $1, $2::bigint, $3::date, $4::integer, before.close, greatest(before.close, $5::bigint),
            before.last + 1, before.last + entries.count
       FROM before, entries`,
    [close.casino, close.record_number, close.gaming_day, close.book_year, close.through_record],
  );

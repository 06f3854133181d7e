import type { JournalLineInBooks } from './journal-figures';
import type { Queryable } from '../_core/store/queryable';

/** A line of the official journal, and the fact that it is about. */
export interface NumberedLine extends JournalLineInBooks {
  readonly ofRecord: bigint;
}

/** Days of the books of a casino, both included. */
export interface BookDays {
  readonly casino: string;
  readonly from: string;
  readonly until: string;
  /** The last record that is known. */
  readonly position: bigint;
}

/**
 * The lines of days in the order of the official journal: by day, record and line; each with the number that a close of
 * its day gave its entry. What a close found recorded behind its checks it moved to the next books: it stands there only.
 */
export async function readNumberedLines(db: Queryable, days: BookDays): Promise<NumberedLine[]> {
  const rows: (Omit<NumberedLine, 'entry' | 'subLedger' | 'slip'> & {
    entry: bigint | null;
    subLedger: string | null;
    slip: string | null;
  })[] = await db.query(NUMBERED, [days.casino, days.position.toString(), days.from, days.until]);
  return rows.map(({ entry, subLedger, slip, ...line }) => ({
    ...line,
    ...{ entry: entry ?? undefined, subLedger: subLedger ?? undefined, slip: slip ?? undefined },
  }));
}

/** An entry has one number: the rank of its first line among those that its close has numbered. */
const NUMBERED = `
  WITH entries AS (
    SELECT line.*, min(line) OVER (
             PARTITION BY booking_day, record_number, of_record, entry_kind) AS first_line
      FROM journal_line line
     WHERE casino = $1 AND record_number <= $2::bigint AND booking_day BETWEEN $3::date AND $4::date
       AND NOT EXISTS (
         SELECT FROM journal_numbering close
          WHERE close.casino = line.casino AND close.gaming_day = line.booking_day AND close.record_number <= $2::bigint
            AND line.record_number > close.through_record AND line.record_number <= close.record_number
            AND line.of_record <> close.record_number)),
  numbered AS (
    SELECT entries.*,
           close.first_number - 1 + dense_rank() OVER (
             PARTITION BY close.record_number ORDER BY entries.record_number, first_line) AS entry
      FROM entries
      LEFT JOIN journal_numbering close
        ON close.casino = $1 AND close.gaming_day = booking_day AND close.record_number <= $2::bigint
       AND entries.record_number > close.after_record
       AND (entries.record_number <= close.through_record OR entries.of_record = close.record_number))
  SELECT entry, record_number AS record, line,
         booking_day AS "bookingDay", gaming_day AS "gamingDay", entry_kind AS "entryKind", of_record AS "ofRecord",
         event_type AS "eventType", account, sub_ledger AS "subLedger", slip, debit, credit,
         currency
    FROM numbered ORDER BY booking_day, record_number, line`;

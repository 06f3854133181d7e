import type { JournalLineInBooks, JournalFigures } from './journal-figures';
import { factOf, placeOfFactSql } from '../_core/store/statement-parts';
import { type Queryable, readRows } from '../../database/queryable';
import { chartsOf } from '../casino/chart-mapping';
import { previousGamingDay } from '../../kernel/gaming-day';
import { accountBalances } from './account-sums.queries';
import { readCasinoBooks } from '../casino/known-days.queries';
import type { BookSpan } from '../_core/books/book-facts.queries';
import { nettedEntries, type NettedLine, runsOf, standingEntries } from './standing-entries';

export const NETTED_LINE = `record_number AS record, line, fact, entry_kind,
  cause_record IS NOT NULL AND entry_kind = 'reversal' AS takes_back, undoes, account, sub_ledger, slip,
  currency, debit, credit`;

export interface NumberedLine extends JournalLineInBooks {
  readonly ofRecord: bigint;
}

export interface BookDays {
  readonly casino: string;
  readonly from: string;
  readonly until: string;
  readonly position: bigint;
}

/** A line between two closes of its day, numbered by the later close; null if no close has numbered it. */
interface LineInWindow extends Omit<NumberedLine, 'entry' | 'close' | 'subLedger' | 'slip'>, NettedLine {
  readonly close: bigint | null;
  readonly firstNumber: bigint | null;
  readonly ofWhatStands: boolean;
}

/**
 * Reads the lines of days in the order of the official journal: by day; between two closes the entries in force of each
 * fact, in the order of the facts; each with its number. What was recorded after the checks of a close was moved to the
 * next books and appears only there. Closes of earlier releases numbered every entry, in the order of the records.
 */
export async function readNumberedLines(db: Queryable, days: BookDays): Promise<NumberedLine[]> {
  const lines = await readRows<LineInWindow>(db, LINES_IN_WINDOWS, [
    days.casino,
    days.position.toString(),
    days.from,
    days.until,
  ]);
  return runsOf(lines, ({ bookingDay, close }) => `${bookingDay} ${close}`).flatMap(numbered);
}

const numbered = (window: readonly LineInWindow[]): NumberedLine[] =>
  window[0]!.ofWhatStands ? whatStands(window) : everyEntry(window);

const whatStands = (window: readonly LineInWindow[]): NumberedLine[] =>
  runsOf(window, ({ fact }) => fact)
    .flatMap((lines) => standingEntries(nettedEntries(lines)))
    .flatMap(({ kind, lines }, index) => lines.map((line) => ({ ...shown(line, index), entryKind: kind })));

/** Numbers as earlier releases did: one entry for each record, fact and kind. */
function everyEntry(window: readonly LineInWindow[]): NumberedLine[] {
  const entries = new Map<string, number>();
  return window.map((line) => {
    const key = `${line.record} ${line.ofRecord} ${line.entryKind}`;
    const index = entries.get(key) ?? entries.size;
    entries.set(key, index);
    return shown(line, index);
  });
}

const shown = (line: LineInWindow, index: number): NumberedLine => ({
  record: line.record,
  line: line.line,
  bookingDay: line.bookingDay,
  gamingDay: line.gamingDay,
  entry: line.firstNumber === null ? undefined : line.firstNumber + BigInt(index),
  close: line.close ?? undefined,
  entryKind: line.entryKind,
  ofRecord: line.ofRecord,
  eventType: line.eventType,
  account: line.account,
  subLedger: line.subLedger ?? undefined,
  slip: line.slip ?? undefined,
  debit: line.debit,
  credit: line.credit,
  currency: line.currency,
});

/** Reads places as they were at each close; lines without a place follow by record. */
const LINES_IN_WINDOWS = `
  WITH lines AS (
    SELECT line.*, ${factOf('line')} AS fact, close.record_number AS close, close.first_number,
           coalesce(close.of_what_stands, true) AS of_what_stands
      FROM journal_line line
      LEFT JOIN journal_numbering close
        ON close.casino = $1 AND close.gaming_day = line.booking_day AND close.record_number <= $2::bigint
       AND line.record_number > close.after_record
       AND (line.record_number <= close.through_record OR line.of_record = close.record_number)
     WHERE line.casino = $1 AND line.record_number <= $2::bigint AND line.booking_day BETWEEN $3::date AND $4::date
       AND NOT EXISTS (
         SELECT FROM journal_numbering moving
          WHERE moving.casino = line.casino AND moving.gaming_day = line.booking_day AND moving.record_number <= $2::bigint
            AND line.record_number > moving.through_record AND line.record_number <= moving.record_number
            AND line.of_record <> moving.record_number))
  SELECT ${NETTED_LINE}, booking_day, gaming_day, of_record,
         event_type, close, first_number, of_what_stands
    FROM lines
   ORDER BY booking_day, close NULLS LAST,
            CASE WHEN of_what_stands THEN ${placeOfFactSql('$1', 'lines.fact', 'coalesce(lines.close, $2)')} END NULLS LAST,
            CASE WHEN of_what_stands THEN fact END, record_number, line`;

/** A close of a day and the numbers it gave; it gave none if the last is below the first. */
export interface NumbersOfClose {
  readonly recordNumber: bigint;
  readonly gamingDay: string;
  readonly first: bigint;
  readonly last: bigint;
}

/** Reads the closes that numbered entries of the days, as known at the position, in the order of their records. */
export const readNumberings = (db: Queryable, days: BookDays): Promise<NumbersOfClose[]> =>
  readRows(
    db,
    `SELECT record_number, gaming_day, first_number AS first, last_number AS last FROM journal_numbering
      WHERE casino = $1 AND record_number <= $2 AND gaming_day BETWEEN $3::date AND $4::date ORDER BY record_number`,
    [days.casino, days.position.toString(), days.from, days.until],
  );

/** A close with the last record that its checks saw. */
export interface CloseOfBooks {
  readonly record: bigint;
  readonly gamingDay: string;
  readonly through: bigint;
}

/** Reads every close of a casino until a position, in the order of the records. */
export const readClosesOfBooks = (
  db: Queryable,
  { casino, position }: Pick<BookDays, 'casino' | 'position'>,
): Promise<CloseOfBooks[]> =>
  readRows(
    db,
    `SELECT record_number AS record, gaming_day, through_record AS through FROM journal_numbering
      WHERE casino = $1 AND record_number <= $2 ORDER BY record_number`,
    [casino, position.toString()],
  );

export async function readJournalFigures(db: Queryable, span: BookSpan): Promise<JournalFigures> {
  const { casino, day: from, until, knownAt: position, currency } = span;
  const lines = await readNumberedLines(db, { casino, from, until, position });
  const before = { casino, position, asOf: previousGamingDay(from), day: 'booking_day' } as const;
  const opening = await accountBalances(db, before);
  const dayBefore = before.asOf;
  const { authorisations = [] } = await readCasinoBooks(db, { casino, position });
  return {
    currency,
    lines,
    dayBefore,
    until,
    charts: chartsOf(authorisations),
    opening: opening.filter(({ balance }) => balance !== 0n),
  };
}

import type { CasinoEvent } from '../../../src/kernel/envelope';
import type { BooksUnderTest } from './books-under-test';

/** The record number of an event. */
export async function recordOf(books: BooksUnderTest, event: CasinoEvent): Promise<string> {
  const [row] = await books.sql<{ number: string }>(
    `SELECT number::text FROM register.record WHERE event_id = $1`,
    [event.id],
  );
  return row!.number;
}

/**
 * Writes what release 0.3.0 wrote wrongly at a second reopening of a day: it moved the first entry of a fact from later books
 * once more, although the entry had been moved back already. The totals fit these lines.
 */
export async function bookedTwice(
  books: BooksUnderTest,
  { fact, by }: { readonly fact: CasinoEvent; readonly by: CasinoEvent },
): Promise<void> {
  const [record, cause] = [await recordOf(books, fact), await recordOf(books, by)];
  const entry = (day: string, debit: string, credit: string, after: number): string => `
    INSERT INTO journal_line
    SELECT (jsonb_populate_record(posted, jsonb_build_object('record_number', ${cause}, 'line', ${after} + line,
      'entry_kind', 'reversal', 'cause_record', ${cause}, 'booking_day', '${day}',
      'debit', ${debit}, 'credit', ${credit}))).*
      FROM journal_line posted WHERE record_number = ${record} AND cause_record IS NULL`;
  await books.tamper(
    entry('2026-01-02', 'debit', 'credit', 0),
    entry('2026-01-01', 'credit', 'debit', 100),
    `DELETE FROM day_total`,
    `INSERT INTO day_total (casino, booking_day, gaming_day, currency, block, account, debit, credit, lines)
     SELECT casino, booking_day, gaming_day, currency, record_number / 10000, account, sum(debit), sum(credit), count(*)
       FROM journal_line GROUP BY 1, 2, 3, 4, 5, 6`,
    `DELETE FROM session_total`,
    `INSERT INTO session_total (casino, gaming_day, table_id, session_no, booking_day, game, event_type, reversal, account,
                                currency, block, debit, credit, lines)
     SELECT casino, gaming_day, coalesce(table_id, ''), session_no, booking_day, coalesce(game, ''), event_type, undoes,
            account, currency, record_number / 10000, sum(debit), sum(credit), count(*)
       FROM journal_line WHERE table_id IS NOT NULL OR starts_with(account, 'commission:')
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11`,
  );
}

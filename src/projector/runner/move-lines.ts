import { isUnder } from '../../ledger/_core/store/account-conditions';
import { bookingDayOf, isClosed } from '../../ledger/casino/authorisation.state';
import type { CasinoBooks } from '../../ledger/casino/casino-books.state';
import { insertRows } from '../../database/table';
import type { GamingDayClosed } from '../../ledger/gaming-day/gaming-day.events';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import type { PageTransaction } from '../../ledger/_core/store/read-model';
import { readRows } from '../../database/queryable';
import { factOf } from '../../ledger/_core/store/statement-parts';
import { blockOf } from '../../ledger/journal/account-sums.queries';
import { JOURNAL_LINE, type JournalLineRow } from '../../ledger/journal/journal.read-model';
import { type MovableLine, movedLines } from '../../ledger/journal/moved-lines';
import { NETTED_LINE } from '../../ledger/journal/numbered-lines.queries';

/**
 * Moves the lines that belong in other books after a decision about a day, so that the books of a day contain the amounts
 * that its facts had at its close.
 *
 * - The checks of a **close** knew the records up to `through`. Lines of later records are late, even if they were recorded
 *   before the close, so that closing needs no lock. They go to the books in which they would be posted now.
 * - A **reopening** opens one book. Lines of that day in other open books come back to it, and lines of other open days in
 *   that book go back to theirs. So the order in which several days are reopened makes no difference.
 *
 * Lines in closed books stay there: they are sealed.
 * A move is a reversal in the one book and a replacement in the other, both under the record of the decision.
 * @returns how many lines of the journal it wrote
 */
export async function moveLines(
  page: PageTransaction,
  { casino, number, event }: NumberedEvent,
  { closedDays = [] }: CasinoBooks,
): Promise<number> {
  const lines = await linesToMove(page, { casino, number, event }, closedDays);
  const moved = movedLines(lines, (gamingDay) => bookingDayOf(closedDays, gamingDay));
  if (moved.length === 0) return 0;
  await insertRows(
    page,
    JOURNAL_LINE,
    moved.map(({ fact, record: _, takesBack: __, ...line }, index) => ({
      ...line,
      recordNumber: number,
      line: index + 1,
      ofRecord: fact,
      causeRecord: number,
    })),
  );
  const totals = [casino, number.toString(), blockOf(number).toString()];
  for (const add of [ADD_TO_DAYS, ADD_TO_SESSIONS]) await page.query(add, totals);
  return moved.length;
}

type LineToMove = JournalLineRow & MovableLine;
type Decision = Pick<NumberedEvent, 'casino' | 'number' | 'event'>;

async function linesToMove(
  page: PageTransaction,
  { casino, number, event }: Decision,
  closed: NonNullable<CasinoBooks['closedDays']>,
): Promise<readonly LineToMove[]> {
  const { gamingday: day, type } = event;
  const of = [casino, number.toString(), day];
  if (type === 'cagnotte.gaming-day.closed.v1')
    return readRows(page, linesThat('booking_day = $3::date AND record_number > $4::bigint'), [
      ...of,
      `${(event.data as GamingDayClosed).through}`,
    ]);
  if (type !== 'cagnotte.gaming-day.reopened.v1' || isClosed(closed, day)) return [];
  return readRows(page, linesThat(BELONG_ELSEWHERE), [
    ...of,
    closed.map(({ first, last }) => `[${first},${last}]`),
  ]);
}

const isOpen = (column: string): string =>
  `NOT EXISTS (SELECT FROM unnest($4::daterange[]) AS closed WHERE closed @> ${column})`;

const BELONG_ELSEWHERE = `
  (gaming_day = $3::date AND booking_day <> $3::date AND ${isOpen('booking_day')}
   OR booking_day = $3::date AND gaming_day <> $3::date AND ${isOpen('gaming_day')})`;

const linesThat = (condition: string): string => `
  WITH posted AS (
    SELECT *, ${factOf('journal_line')} AS fact FROM journal_line
     WHERE casino = $1 AND record_number < $2::bigint AND ${condition})
  SELECT posted.*, ${NETTED_LINE} FROM posted ORDER BY fact, booking_day, record_number, line`;

const ADD_TO_DAYS = `
  INSERT INTO day_total (casino, booking_day, gaming_day, account, currency, block, debit, credit, lines)
  SELECT casino, booking_day, gaming_day, account, currency, $3::bigint, sum(debit), sum(credit), count(*)
    FROM journal_line WHERE casino = $1 AND record_number = $2 GROUP BY 1, 2, 3, 4, 5
  ON CONFLICT (casino, booking_day, gaming_day, account, currency, block) DO UPDATE SET
    debit = day_total.debit + excluded.debit, credit = day_total.credit + excluded.credit,
    lines = day_total.lines + excluded.lines`;

const ADD_TO_SESSIONS = `
  INSERT INTO session_total (casino, gaming_day, table_id, session_no, booking_day, game, event_type, reversal, account,
                             currency, block, debit, credit, lines)
  SELECT casino, gaming_day, coalesce(table_id, ''), session_no, booking_day, coalesce(game, ''), event_type, undoes,
         account, currency, $3::bigint, sum(debit), sum(credit), count(*)
    FROM journal_line
   WHERE casino = $1 AND record_number = $2 AND (table_id IS NOT NULL OR ${isUnder('commission')})
   GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
  ON CONFLICT (casino, gaming_day, table_id, session_no, booking_day, game, event_type, reversal, account, currency, block)
  DO UPDATE SET debit = session_total.debit + excluded.debit, credit = session_total.credit + excluded.credit,
    lines = session_total.lines + excluded.lines`;

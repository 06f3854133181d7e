import { blockOf } from '../journal/blocks-of-records';
import type { PageTransaction } from '../read-model';

/** Entries that came too late for the books of a day. */
interface LateEntries {
  readonly casino: string;
  /** The record of the close, under which they are moved. */
  readonly closedBy: bigint;
  /** The last record that the books of the day contain. */
  readonly through: bigint;
  readonly from: string;
  readonly to: string;
}

/**
 * Moves late entries from the books of a day to the next: a reversal in the one, a replacement in the other, both under
 * the record of the close. An entry that was reversed meanwhile in the same books is left where it comes to nothing.
 * @returns how many lines of the journal that took
 */
export async function moveToNextBooks(
  page: PageTransaction,
  { casino, closedBy, through, from, to }: LateEntries,
): Promise<number> {
  const rows: unknown[] = await page.query(MOVE, [casino, closedBy, through, from, to].map(String));
  if (rows.length === 0) return 0;
  const moved = [casino, closedBy.toString(), blockOf(closedBy).toString()];
  await page.query(ADD_TO_DAYS, moved);
  await page.query(ADD_TO_SESSIONS, moved);
  return rows.length;
}

/** Columns that a moved line has from the line it moves. */
const KEPT = `source, event_id, event_type, gaming_day, account, sub_ledger, table_id, game, session_no, currency, basis,
  rule_id, exact_numerator, exact_denominator, rules_release, slip`;

/**
 * Of each fact, what the late lines come to is its first reversal, where they begin with one (it takes back what the
 * closed books contain), and its last entry, where they do not end with a reversal.
 */
const MOVE = `
  WITH late AS (
    SELECT *, CASE WHEN cause_record IS NULL THEN record_number ELSE of_record END AS fact,
           cause_record IS NOT NULL AND entry_kind = 'reversal' AS takes_back
      FROM journal_line
     WHERE casino = $1 AND booking_day = $4::date AND record_number > $3::bigint AND record_number < $2::bigint),
  bounds AS (SELECT fact, min(record_number) AS first, max(record_number) AS last FROM late GROUP BY fact),
  moved AS (
    SELECT late.* FROM late JOIN bounds USING (fact)
     WHERE (takes_back AND record_number = first) OR (NOT takes_back AND record_number = last)),
  entries AS (
    SELECT 'reversal' AS kind, $4::date AS booking, credit AS new_debit, debit AS new_credit, NOT undoes AS back, moved.*
      FROM moved
    UNION ALL
    SELECT CASE WHEN takes_back THEN 'reversal' ELSE 'replacement' END, $5::date, debit, credit, undoes, moved.*
      FROM moved)
  INSERT INTO journal_line (casino, record_number, line, entry_kind, of_record, cause_record, undoes, booking_day, debit,
                            credit, ${KEPT})
  SELECT casino, $2::bigint,
         row_number() OVER (ORDER BY fact, booking, kind DESC, record_number, new_debit = 0, line),
         kind, fact, $2::bigint, back, booking, new_debit, new_credit, ${KEPT}
    FROM entries RETURNING 1`;

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
   WHERE casino = $1 AND record_number = $2 AND (table_id IS NOT NULL OR starts_with(account, 'commission:'))
   GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
  ON CONFLICT (casino, gaming_day, table_id, session_no, booking_day, game, event_type, reversal, account, currency, block)
  DO UPDATE SET debit = session_total.debit + excluded.debit, credit = session_total.credit + excluded.credit,
    lines = session_total.lines + excluded.lines`;

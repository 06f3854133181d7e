import type { Minor } from '../../kernel/money';
import type { Queryable } from '../_core/store/queryable';
import { rowsByPlace } from '../_core/store/session-key.queries';

export interface RecordAt {
  readonly casino: string;
  readonly recordNumber: bigint;
  readonly position: bigint;
}

export interface CageVariance {
  readonly account: string;
  readonly currency: string;
  readonly amount: Minor;
}

/** What counts of the cage brought its holders to the book by: one list for each record, with one statement. */
export async function readCageVariances(
  db: Queryable,
  records: readonly RecordAt[],
): Promise<CageVariance[][]> {
  const rows: (CageVariance & { n: number })[] = await db.query(
    `SELECT n, account, currency, sum(debit - credit) AS amount
       FROM jsonb_to_recordset($1::jsonb) AS wanted(n integer, casino text, record_number bigint, position bigint)
      CROSS JOIN LATERAL (
        SELECT account, currency, debit, credit FROM journal_line own
         WHERE own.casino = wanted.casino AND own.record_number = wanted.record_number AND cause_record IS NULL
        UNION ALL
        SELECT account, currency, debit, credit FROM journal_line restated
         WHERE restated.casino = wanted.casino AND restated.of_record = wanted.record_number
           AND cause_record <= position) line
      WHERE NOT starts_with(account, 'variance:')
      GROUP BY n, account, currency ORDER BY n, account, currency`,
    [
      JSON.stringify(
        records.map(({ casino, recordNumber, position }, n) => ({
          ...{ n, casino, record_number: recordNumber.toString(), position: position.toString() },
        })),
      ),
    ],
  );
  return rowsByPlace(rows, records.length).map((found) => found.map(({ n: _n, ...variance }) => variance));
}

import { type Queryable, readRows } from '../../../database/queryable';
import type { Problem } from '../problem';

/** Identity A1 on the live tables: each entry, and the trial balance, sums to zero in each currency. */
export async function findUnbalanced(db: Queryable, live: string): Promise<Problem[]> {
  const entries = await readRows<{ casino: string; recordNumber: bigint; currency: string; excess: bigint }>(
    db,
    `SELECT casino, record_number, currency, sum(debit) - sum(credit) AS excess FROM ${live}.journal_line
      GROUP BY casino, record_number, currency HAVING sum(debit) <> sum(credit)
      ORDER BY casino, record_number LIMIT 1`,
  );
  const totals = await readRows<{ casino: string; currency: string; excess: bigint }>(
    db,
    `SELECT casino, currency, sum(debit) - sum(credit) AS excess FROM ${live}.day_total
      GROUP BY casino, currency HAVING sum(debit) <> sum(credit) ORDER BY casino, currency LIMIT 1`,
  );
  return [
    ...entries.map(({ casino, recordNumber, currency, excess }) =>
      problem(
        `casino ${casino}: the entry of record ${recordNumber} has ${excess} ${currency} minor units too much debit`,
      ),
    ),
    ...totals.map(({ casino, currency, excess }) =>
      problem(`casino ${casino}: the trial balance has ${excess} ${currency} minor units too much debit`),
    ),
  ];
}

const problem = (detail: string): Problem => ({ check: 'trial-balance', detail });

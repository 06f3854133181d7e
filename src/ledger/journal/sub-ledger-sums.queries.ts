import type { Minor } from '../../kernel/money';
import type { Queryable } from '../_core/store/queryable';
import { lineRecordedAfter, totalKnownAt } from './blocks-of-records.queries';
import { readRows } from '../_core/store/read-rows';

export interface SubLedgerSum {
  readonly account: string;
  readonly subLedger: string;
  readonly currency: string;
  readonly balance: Minor;
}

export interface SubLedgersWanted {
  readonly casino: string;
  readonly account: string;
  readonly position: bigint;
  readonly asOf?: string | undefined;
  readonly day: 'booking_day' | 'gaming_day';
}

/**
 * The sub-ledgers of accounts that are not zero, by name: what they hold now, less what was recorded later or counts
 * later. What stands at none is what the days' totals of the account have besides. One list for each account asked
 * for, in that order; each is a statement of its own, since for accounts in a table the database would go through the
 * whole journal.
 */
export async function subLedgerSums(
  db: Queryable,
  wanted: readonly SubLedgersWanted[],
): Promise<SubLedgerSum[][]> {
  const sums: SubLedgerSum[][] = [];
  for (const each of wanted) sums.push(await sumsOf(db, each));
  return sums;
}

const sumsOf = (
  db: Queryable,
  { casino, account, position, asOf, day }: SubLedgersWanted,
): Promise<SubLedgerSum[]> =>
  readRows(
    db,
    `WITH named AS (${namedBy(day)}), unnamed AS (
       SELECT '' AS sub_ledger, currency, amount
         FROM (${inTotalBy(day)} UNION ALL SELECT currency, -amount FROM named) rest)
     SELECT $2::text AS account, sub_ledger, currency, sum(amount) AS balance
       FROM (SELECT * FROM named UNION ALL SELECT * FROM unnamed) known
      GROUP BY 2, 3 HAVING sum(amount) <> 0 ORDER BY 2, 3`,
    [casino, account, position, asOf ?? null],
  );

/** Written so that an index answers it that holds the lines with a sub-ledger only. */
const namedBy = (day: SubLedgersWanted['day']): string => `
  SELECT sub_ledger, currency, amount FROM balance WHERE casino = $1 AND account = $2 AND sub_ledger <> ''
  UNION ALL
  SELECT sub_ledger, currency, credit - debit FROM journal_line
   WHERE casino = $1 AND account = $2 AND sub_ledger <> '' AND (record_number > $3 OR ${day} > $4::date)`;

const inTotalBy = (day: SubLedgersWanted['day']): string => `
  SELECT currency, debit - credit AS amount FROM day_total
   WHERE casino = $1 AND account = $2 AND ${totalKnownAt('$3')} AND ($4::date IS NULL OR ${day} <= $4::date)
  UNION ALL
  SELECT currency, credit - debit FROM journal_line
   WHERE casino = $1 AND account = $2 AND ${lineRecordedAfter('$3')} AND ($4::date IS NULL OR ${day} <= $4::date)`;

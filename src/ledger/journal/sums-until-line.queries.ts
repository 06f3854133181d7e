import type { Minor } from '../../kernel/money';
import type { Queryable } from '../_core/store/queryable';
import { inPeriod, type Period, periodParameters } from './period.queries';
import { readRows } from '../_core/store/read-rows';

export async function sumsUntilLine(
  db: Queryable,
  period: Period,
  { account, record, line }: { account: string; record: string; line: string },
): Promise<ReadonlyMap<string, Minor>> {
  const rows = await readRows<{ currency: string; amount: Minor }>(
    db,
    `SELECT currency, sum(debit - credit) AS amount FROM journal_line
      WHERE ${inPeriod(period)} AND record_number <= $2 AND account = $5 AND (record_number, line) <= ($6::bigint, $7::integer)
      GROUP BY currency`,
    [...periodParameters(period), account, record, line],
  );
  return new Map(rows.map(({ currency, amount }) => [currency, amount]));
}

import { isClosed } from '../../ledger/casino/closed-days.state';
import type { Minor } from '../../kernel/money';
import type { Queryable } from '../../ledger/_core/store/queryable';
import { closedDaysOf } from './restated-days';
import { readRows } from '../../ledger/_core/store/read-rows';

export interface RestatedFigure {
  readonly casino: string;
  /** The gaming day of the facts, whatever their booking day. */
  readonly gamingDay: string;
  readonly account: string;
  readonly currency: string;
  /** Debits less credits, in minor units. */
  readonly before: Minor;
  readonly after: Minor;
  readonly isClosed: boolean;
}

/** The figures of days and accounts that a rebuild changes: those of closed days first, by casino, day and account. */
export async function restatedFigures(
  db: Queryable,
  { live, rebuilt }: { readonly live: string; readonly rebuilt: string },
): Promise<RestatedFigure[]> {
  const rows = await readRows<Omit<RestatedFigure, 'isClosed'>>(
    db,
    `SELECT casino, gaming_day::text AS gaming_day, account, currency,
            coalesce(l.balance, 0) AS before, coalesce(r.balance, 0) AS after
       FROM (${balancesIn(live)}) l FULL JOIN (${balancesIn(rebuilt)}) r USING (casino, gaming_day, account, currency)
      WHERE coalesce(l.balance, 0) <> coalesce(r.balance, 0)
      ORDER BY casino, gaming_day, account, currency`,
  );
  const closed = await closedDaysOf(db, live);
  const figures = rows.map((row) => ({
    ...row,
    isClosed: isClosed(closed.get(row.casino) ?? [], row.gamingDay),
  }));
  return [...figures.filter((each) => each.isClosed), ...figures.filter((each) => !each.isClosed)];
}

const balancesIn = (schema: string): string =>
  `SELECT casino, gaming_day, account, currency, sum(debit - credit) AS balance
     FROM ${schema}.journal_line GROUP BY 1, 2, 3, 4`;

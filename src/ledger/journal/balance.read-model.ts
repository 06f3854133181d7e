import { addRows, column, deleteRows, type RowOf, table } from '../../database/table';
import { type PageTransaction, type ReadModel, summed, totals } from '../_core/store/read-model';
import { RunningBalances } from '../_core/balances';
import { readRows } from '../../database/queryable';
import { addedToBlock } from './account-sums.queries';

const BALANCE = table('balance', {
  casino: column.key(column.text),
  account: column.key(column.text),
  subLedger: column.key(column.text),
  currency: column.key(column.text),
  amount: column.numeric,
});

type BalanceRow = RowOf<typeof BALANCE>;

/**
 * Current balances by account and sub-ledger, which evaluators of the next event need. A row with zero is deleted, so
 * that past slips, banks and deposits leave no rows.
 */
export const balanceReadModel: ReadModel = {
  ...totals(BALANCE, ({ casino, posts }) =>
    posts.map(({ account, subLedger, currency, debit, credit }) => ({
      casino,
      account,
      subLedger: subLedger ?? '',
      currency,
      amount: debit - credit,
    })),
  ),

  async write(page, rows) {
    const changes = summed(BALANCE, rows as readonly BalanceRow[]);
    await addRows(page, BALANCE, changes);
    await dropZeros(page, changes);
  },
};

async function dropZeros(page: PageTransaction, changed: readonly BalanceRow[]): Promise<void> {
  const keys = changed.map(({ amount: _, ...key }) => key);
  await deleteRows(page, BALANCE, keys, 'row.amount = 0');
}

/** Loads the balances before a page in one query; a casino without postings has zero balances. */
export async function loadBalances(
  page: PageTransaction,
  casinos: readonly string[],
): Promise<ReadonlyMap<string, RunningBalances>> {
  const rows = await readRows<BalanceRow>(
    page,
    `SELECT casino, account, sub_ledger, currency, amount FROM balance WHERE casino = ANY($1)`,
    [casinos],
  );
  const balances = new Map(casinos.map((casino) => [casino, new RunningBalances()]));
  for (const { casino, account, subLedger, currency, amount } of rows) {
    balances
      .get(casino)!
      .add({ account, subLedger: subLedger === '' ? undefined : subLedger, currency, amount });
  }
  return balances;
}

const DAY_TOTAL = table('day_total', {
  casino: column.key(column.text),
  bookingDay: column.key(column.date),
  gamingDay: column.key(column.date),
  currency: column.key(column.text),
  block: column.key(column.bigint),
  account: column.key(column.text),
  debit: column.numeric,
  credit: column.numeric,
  lines: column.bigint,
});

/** Totals by account, day and block of records, so that no report has to sum the whole journal at any position. */
export const dayTotalReadModel = totals(DAY_TOTAL, ({ casino, number, event, posts, bookingDay }) =>
  posts.map((line) => ({ casino, bookingDay, gamingDay: event.gamingday, ...addedToBlock(number, line) })),
);

import { insertRows } from '../_core/store/insert-rows';
import type { PageTransaction, ReadModel } from '../_core/store/read-model';

/** What one sub-ledger of an account holds: debits less credits, as decimal text. */
export interface BalanceRow {
  readonly casino: string;
  readonly account: string;
  readonly sub_ledger: string;
  readonly currency: string;
  readonly amount: string;
}

/**
 * What every account holds now, by sub-ledger: what the evaluators of the next event need to know. A row that comes to
 * zero is taken away, so that slips, banks and deposits of the past leave nothing behind.
 */
export const balanceReadModel: ReadModel = {
  table: 'balance',

  rowsOf: ({ casino, posts }) =>
    posts.map(({ account, subLedger, currency, debit, credit }): BalanceRow => ({
      casino,
      account,
      sub_ledger: subLedger ?? '',
      currency,
      amount: (debit - credit).toString(),
    })),

  async write(page, rows) {
    const changes = summed(rows as BalanceRow[]);
    await insertRows(
      page,
      'balance',
      changes,
      `ON CONFLICT (casino, account, sub_ledger, currency) DO UPDATE SET amount = balance.amount + excluded.amount`,
    );
    await dropZeros(page, changes);
  },
};

/** One row per sub-ledger of the page; always in one order, so that two writers cannot lock each other out. */
function summed(rows: readonly BalanceRow[]): BalanceRow[] {
  const sums = new Map<string, BalanceRow>();
  for (const row of rows) {
    const key = `${row.casino}\0${row.account}\0${row.sub_ledger}\0${row.currency}`;
    const sum = sums.get(key);
    const amount = BigInt(sum?.amount ?? 0) + BigInt(row.amount);
    sums.set(key, { ...row, amount: amount.toString() });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

async function dropZeros(page: PageTransaction, changed: readonly BalanceRow[]): Promise<void> {
  await page.query(
    `DELETE FROM balance USING jsonb_to_recordset($1::jsonb)
         AS changed(casino text, account text, sub_ledger text, currency text)
      WHERE balance.casino = changed.casino AND balance.account = changed.account
        AND balance.sub_ledger = changed.sub_ledger AND balance.currency = changed.currency AND balance.amount = 0`,
    [JSON.stringify(changed)],
  );
}

import { addRows, type PageTransaction, type ReadModel, summed, totals } from '../_core/store/read-model';
import { key, numeric, type RowOf, text, table } from '../_core/store/table';

export const BALANCE = table('balance', {
  casino: key(text),
  account: key(text),
  subLedger: key(text),
  currency: key(text),
  amount: numeric,
});

/** What one sub-ledger of an account holds: debits less credits. */
export type BalanceRow = RowOf<typeof BALANCE>;

/**
 * What every account holds now, by sub-ledger: what the evaluators of the next event need to know. A row that comes to
 * zero is taken away, so that slips, banks and deposits of the past leave nothing behind.
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
  await page.query(
    `DELETE FROM balance USING jsonb_to_recordset($1::jsonb)
         AS changed(casino text, account text, sub_ledger text, currency text)
      WHERE balance.casino = changed.casino AND balance.account = changed.account
        AND balance.sub_ledger = changed.sub_ledger AND balance.currency = changed.currency AND balance.amount = 0`,
    [
      JSON.stringify(
        changed.map(({ casino, account, subLedger, currency }) => ({
          ...{ casino, account, sub_ledger: subLedger, currency },
        })),
      ),
    ],
  );
}

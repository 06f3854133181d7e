import { RunningBalances } from '../_core/balances';
import type { PageTransaction } from '../_core/store/read-model';
import type { BalanceRow } from './balance.read-model';
import { readRows } from '../_core/store/read-rows';

/** The balances of these casinos before a page, loaded with one query; of a casino without any they are all zero. */
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

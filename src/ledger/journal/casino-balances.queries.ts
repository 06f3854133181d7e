import { RunningBalances } from '../_core/balances';
import type { PageTransaction } from '../_core/store/read-model';

interface StoredBalance {
  readonly casino: string;
  readonly account: string;
  readonly sub_ledger: string;
  readonly currency: string;
  readonly amount: bigint;
}

/** The balances of these casinos before a page, loaded with one query; of a casino without any they are all zero. */
export async function loadBalances(
  page: PageTransaction,
  casinos: readonly string[],
): Promise<ReadonlyMap<string, RunningBalances>> {
  const rows: StoredBalance[] = await page.query(
    `SELECT casino, account, sub_ledger, currency, amount FROM balance WHERE casino = ANY($1)`,
    [casinos],
  );
  const balances = new Map(casinos.map((casino) => [casino, new RunningBalances()]));
  for (const { casino, account, sub_ledger, currency, amount } of rows) {
    const subLedger = sub_ledger === '' ? undefined : sub_ledger;
    balances.get(casino)!.add({ account, subLedger, currency, amount });
  }
  return balances;
}

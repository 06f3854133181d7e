import {
  refoldKey,
  type KeyChange,
  type PoolsChange,
  type Refolded,
} from '../../accounting/refold/refold-key';
import { judging } from '../parking/fold-fault';
import type { PageTransaction } from '../read-model';
import { Surroundings } from './around-key';

/** A key whose facts are folded again. */
interface KeyToRefold extends KeyChange {
  readonly casino: string;
  readonly key: string;
}

/**
 * Folds a key again with what the database knows around it. Only the balances that its judges ask for are read: the
 * fold is repeated until they have asked for nothing else.
 */
export async function refoldFacts(
  page: PageTransaction,
  change: KeyToRefold,
  pools: PoolsChange,
): Promise<Refolded> {
  const { casino, before, after } = change;
  const surroundings = await Surroundings.of(page, { casino, key: change.key, facts: [...before, ...after] });
  for (let accounts = await likelyAccounts(page, change); ;) {
    const asked = new Set(accounts);
    const around = await surroundings.with(accounts);
    const refolded = judging(change.key, () => refoldKey(change, { around, asked, pools }));
    if (asked.size === accounts.length) return refolded;
    accounts = [...asked].sort();
  }
}

/** What entries of the same session have moved so far. */
async function likelyAccounts(page: PageTransaction, { casino, key }: KeyToRefold): Promise<string[]> {
  const [, table, day, session] = /^table\/(.*)\/(\d{4}-\d{2}-\d{2})\/(\d+)$/.exec(key) ?? [];
  if (table === undefined) return [];
  const rows: { account: string }[] = await page.query(
    `SELECT DISTINCT account FROM session_total
      WHERE casino = $1 AND gaming_day = $2 AND table_id = $3 AND session_no = $4 ORDER BY account`,
    [casino, day, table, session],
  );
  return rows.map(({ account }) => account);
}

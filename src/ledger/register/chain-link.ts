import type { Queryable } from '../_core/store/queryable';
import { chainGenesis } from './chain';
import { readRows } from '../_core/store/read-rows';

/** The link of a casino's hash chain at a record; that before the first record where the number is 0. */
export async function chainLinkAt(
  db: Queryable,
  { casino, position }: { readonly casino: string; readonly position: bigint },
): Promise<string> {
  const rows = await readRows<{ hash: string }>(
    db,
    `SELECT encode(chain_hash, 'hex') AS hash FROM register.record WHERE casino = $1 AND number = $2`,
    [casino, position],
  );
  return rows[0]?.hash ?? chainGenesis(casino);
}

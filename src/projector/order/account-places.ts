import { readRows } from '../../ledger/_core/store/queryable';
import type { AccountPlaces } from '../../ledger/evaluation/sweep/casino-now';
import type { Place } from '../../ledger/fact-order/place.state';
import { insertRows } from '../../ledger/_core/store/insert-rows';
import type { PageTransaction } from '../../ledger/_core/store/read-model';
import { key, text, table } from '../../ledger/_core/store/table';

export const PLACE_OF_ACCOUNT = table('place_of_account', {
  casino: key(text),
  account: key(text),
  posted: text,
  asked: text,
});

interface AccountPlaceRow {
  readonly casino: string;
  readonly account: string;
  readonly posted: Place;
  readonly asked: Place;
}

export async function readAccountPlaces(
  page: PageTransaction,
  casinos: readonly string[],
): Promise<[casino: string, account: string, AccountPlaces][]> {
  const rows = await readRows<AccountPlaceRow>(
    page,
    `SELECT casino, account, posted, asked FROM place_of_account WHERE casino = ANY ($1)`,
    [casinos],
  );
  return rows.map(({ casino, account, posted, asked }) => [casino, account, { posted, asked }]);
}

export async function writeAccountPlaces(
  page: PageTransaction,
  casino: string,
  accounts: { readonly changed: Map<string, bigint>; get(account: string): AccountPlaces | undefined },
): Promise<void> {
  const rows = [...accounts.changed.keys()]
    .sort()
    .map((account) => ({ casino, account, ...accounts.get(account)! }));
  await insertRows(
    page,
    PLACE_OF_ACCOUNT,
    rows,
    'ON CONFLICT (casino, account) DO UPDATE SET posted = excluded.posted, asked = excluded.asked',
  );
  accounts.changed.clear();
}

import { readDecisions } from '../../ledger/gaming-day/decisions.queries';
import type { Queryable } from '../../ledger/_core/store/queryable';
import { digestOfBooks, sealedCloses } from '../../ledger/day-close/seals/sealed-books.queries';

export interface RestatedSeal {
  readonly casino: string;
  readonly record: bigint;
  readonly trialBalance: string;
}

export async function restatedSeals(
  db: Queryable,
  { rebuilt, casinos }: { readonly rebuilt: string; readonly casinos: readonly string[] },
): Promise<RestatedSeal[]> {
  const [{ path }] = (await db.query(`SELECT current_setting('search_path') AS path`)) as [{ path: string }];
  await db.query(`SET LOCAL search_path TO ${rebuilt}, pg_catalog`);
  const seals: RestatedSeal[] = [];
  for (const casino of casinos) seals.push(...(await sealsOf(db, casino)));
  await db.query(`SELECT set_config('search_path', $1, true)`, [path]);
  return seals;
}

const LAST = 9223372036854775807n;

async function sealsOf(db: Queryable, casino: string): Promise<RestatedSeal[]> {
  const seals: RestatedSeal[] = [];
  for (const { gamingDay, recordNumber, seal } of sealedCloses(
    await readDecisions(db, { casino, position: LAST }),
  )) {
    const trialBalance = await digestOfBooks(db, { casino, day: gamingDay, position: recordNumber });
    if (trialBalance !== seal.trialBalance) seals.push({ casino, record: recordNumber, trialBalance });
  }
  return seals;
}

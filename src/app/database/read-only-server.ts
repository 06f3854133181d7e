import type { Queryable } from '../../ledger/_core/store/queryable';
import { readRows } from '../../ledger/_core/store/queryable';

/**
 * `standby`: it follows a primary, or recovers. `setting`: its configuration says `default_transaction_read_only`; what a role
 * or a database says of that does not count (`connection.ts`).
 */
export type ReadOnlyBy = 'standby' | 'setting';

/** Why the server takes no writes now, asked over a connection that may write; undefined where it takes them. */
export async function whyReadOnly(db: Queryable): Promise<ReadOnlyBy | undefined> {
  const [row] = await readRows<{ recovers: boolean; isSet: boolean }>(
    db,
    `SELECT pg_is_in_recovery() AS recovers, current_setting('default_transaction_read_only') = 'on' AS is_set`,
  );
  if (row!.recovers) return 'standby';
  return row!.isSet ? 'setting' : undefined;
}

const NAME_THE_PRIMARY = 'Name the primary in DATABASE_URL';

/** What an operator does where a server takes no writes. */
export const READ_ONLY_REMEDIES: Readonly<Record<ReadOnlyBy, string>> = {
  standby: `${NAME_THE_PRIMARY}, or promote this one (SELECT pg_promote())`,
  setting: `${NAME_THE_PRIMARY}; if this is it, ALTER SYSTEM RESET default_transaction_read_only and SELECT pg_reload_conf()`,
};

const FOUND: Readonly<Record<ReadOnlyBy, string>> = {
  standby: 'it is a standby, or recovers',
  setting: 'its configuration says default_transaction_read_only = on',
};

/** `takes no writes: …`, without the remedy. */
export const takesNoWrites = (by: ReadOnlyBy): string => `takes no writes: ${FOUND[by]}`;

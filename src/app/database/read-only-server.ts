import { ExpectedFailure } from '../../kernel/result';
import type { Queryable } from '../../database/queryable';
import { readRows } from '../../database/queryable';
import { openConnection } from './connection';

/**
 * `standby`: the server follows a primary, or recovers. `setting`: its configuration sets `default_transaction_read_only`; the
 * same setting of a role or a database is overridden (`connection.ts`).
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

/** Opens a connection of its own to ask a server why it takes no writes; undefined where it takes them. */
export async function whyServerReadOnly(url: string): Promise<ReadOnlyBy | undefined> {
  const client = await openConnection({ url });
  try {
    return await whyReadOnly({
      query: async <Rows>(text: string): Promise<Rows> => (await client.query(text)).rows as Rows,
    });
  } finally {
    await client.end();
  }
}

const READ_ONLY_SQL_TRANSACTION = '25006';

/** Whether a server has refused a write because it takes none; TypeORM wraps what the driver throws. */
export function isRefusedWrite(failure: unknown): boolean {
  const { driverError = failure } = (failure ?? {}) as { driverError?: unknown };
  return (driverError as { code?: unknown } | null | undefined)?.code === READ_ONLY_SQL_TRANSACTION;
}

/** Turns the refusal of a write, after a command had begun, into one sentence with the remedy; returns any other failure as it is. */
export const readOnlyInWords = (failure: unknown): unknown =>
  isRefusedWrite(failure)
    ? new ReadOnlyServer(
        `The database has begun to take no writes while this was at work. ${NAME_THE_PRIMARY}, or wait until it takes them, ` +
          'and begin again.',
        { cause: failure },
      )
    : failure;

class ReadOnlyServer extends ExpectedFailure {
  override readonly name = 'ReadOnlyServer';
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

import { type Queryable, readRows } from './queryable';

/**
 * Condition on `n.nspname` and `c`: the tables that a Citus cluster has spread by casino. Documents stay on the coordinator,
 * where their trigger guards them.
 */
export const BY_CASINO = `c.relkind = 'r' AND (n.nspname ~ '^generation_[0-9]+$' OR n.nspname = 'register' AND c.relname IN ('casino', 'record'))`;

/** SQL: whether the database has the extension. */
export const IS_CITUS = `to_regclass('pg_catalog.pg_dist_partition') IS NOT NULL`;

/** The names of the tables that are spread over the nodes of a Citus cluster; none on a PostgreSQL without it. */
export async function distributedTables(db: Queryable): Promise<ReadonlySet<string>> {
  const [server] = await readRows<{ isCitus: boolean }>(db, `SELECT ${IS_CITUS} AS is_citus`);
  if (server?.isCitus !== true) return new Set();
  const rows = await readRows<{ name: string }>(
    db,
    `SELECT n.nspname || '.' || c.relname AS name
       FROM pg_catalog.pg_dist_partition JOIN pg_class c ON c.oid = logicalrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE ${BY_CASINO}`,
  );
  return new Set(rows.map(({ name }) => name));
}

export const isDistributed = async (db: Queryable): Promise<boolean> =>
  (await distributedTables(db)).has('register.casino');

import type { DataSource } from 'typeorm';
import { BY_CASINO, distributedTables, IS_CITUS, isDistributed } from '../../database/distributed-tables';
import { inTransaction, type Queryable, readRows, setLocal } from '../../database/queryable';

/** The register first: the tables of the generations are put where its rows of the same casino are. */
async function tablesByCasino(db: Queryable): Promise<readonly string[]> {
  const rows = await readRows<{ name: string }>(
    db,
    `SELECT n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE ${BY_CASINO} ORDER BY n.nspname <> 'register', c.relname <> 'casino', n.nspname, c.relname`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Distributes what is not distributed yet, in one transaction: all or nothing. The rows that a table has are moved to the
 * nodes, and the local copy that Citus hides and keeps is emptied, so that they are stored once.
 * @returns the names of the tables that were distributed
 */
async function distributeTheRest(dataSource: DataSource): Promise<readonly string[]> {
  return inTransaction(dataSource, async (db) => {
    await setLocal(db, { lock_timeout: LOCK_TIMEOUT_MS });
    const known = await distributedTables(db);
    const wanted = (await tablesByCasino(db)).filter((name) => !known.has(name));
    if (wanted.length > 0) await db.query(`LOCK TABLE ${wanted.join(', ')} IN ACCESS EXCLUSIVE MODE`);
    for (const name of wanted) {
      const beside = name === 'register.casino' ? 'none' : 'register.casino';
      await db.query(
        `SELECT pg_catalog.create_distributed_table($1::text::regclass, 'casino', colocate_with => $2)`,
        [name, beside],
      );
      await db.query(`SELECT pg_catalog.truncate_local_data_after_distributing_table($1::text::regclass)`, [
        name,
      ]);
    }
    return wanted;
  });
}

/** A service that writes has its locks again and again, but never this long. */
const LOCK_TIMEOUT_MS = 5_000;

/** Distributes the tables that a migration has added: it makes them on the coordinator alone. To be called after it. */
export async function distributeNewTables(dataSource: DataSource): Promise<void> {
  if (await isDistributed(dataSource)) await distributeTheRest(dataSource);
}

export interface Distributed {
  readonly tables: readonly string[];
  readonly workers: number;
}

/**
 * Distributes register and generations by casino over the workers of a Citus cluster. To be called by the owner of the tables on
 * its coordinator, while no service runs.
 * @returns the tables that were not distributed before; or why it cannot be done, with the remedy
 */
export async function distribute(dataSource: DataSource): Promise<Distributed | string> {
  const workers = await workersOf(dataSource);
  if (typeof workers === 'string') return workers;
  const hindrance = await whatHinders(dataSource);
  if (hindrance !== undefined) return hindrance;
  try {
    return { tables: await distributeTheRest(dataSource), workers };
  } catch (failure) {
    const why = REFUSALS[(failure as { code?: string }).code ?? ''];
    if (why === undefined) throw failure;
    return `${why} (${(failure as Error).message}). Nothing was distributed`;
  }
}

/** By SQLSTATE. */
const REFUSALS: Readonly<Record<string, string>> = {
  '55P03': 'a service or command uses the tables. End it and try again',
  '08006': 'a worker does not answer the coordinator. Start it, or correct its entry (citus_update_node)',
  '08000': 'a worker does not answer the coordinator. Start it, or correct its entry (citus_update_node)',
  '28P01':
    'a worker refuses the role of DATABASE_URL. Give the coordinator its password (pg_dist_authinfo or .pgpass)',
  '28000': 'a worker does not admit the role of DATABASE_URL. Admit the coordinator in its pg_hba.conf',
};

/**
 * A worker of a cluster has the schemas, and of each table what is on it: nothing may be migrated or read there.
 * @returns why this database is not to be used, with the remedy
 */
export async function whyNoCoordinator(db: Queryable): Promise<string | undefined> {
  const [citus] = await readRows<{ isCitus: boolean }>(db, `SELECT ${IS_CITUS} AS is_citus`);
  if (citus?.isCitus !== true) return undefined;
  const [found] = await readRows<{ isCoordinator: boolean }>(
    db,
    `SELECT pg_catalog.citus_is_coordinator() AS is_coordinator`,
  );
  return found!.isCoordinator ? undefined : 'is a worker of a Citus cluster. Name its coordinator';
}

async function workersOf(db: Queryable): Promise<number | string> {
  const [server] = await readRows<{ database: string; isCitus: boolean }>(
    db,
    `SELECT current_database()::text AS database, ${IS_CITUS} AS is_citus`,
  );
  if (!server!.isCitus)
    return (
      `the database "${server!.database}" has no extension citus. Name the coordinator of a Citus cluster in DATABASE_URL, ` +
      'and run CREATE EXTENSION citus in this database there and on every worker'
    );
  const [cluster] = await readRows<{ workers: number }>(
    db,
    `SELECT count(*)::integer AS workers FROM pg_catalog.pg_dist_node
      WHERE isactive AND noderole = 'primary' AND shouldhaveshards AND groupid <> 0`,
  );
  if (cluster!.workers === 0)
    return "the coordinator has no worker that takes tables. Add one: SELECT citus_add_node('host', 5432)";
  return cluster!.workers;
}

/** What Citus would refuse or lose, and what the role of the caller may not do. */
async function whatHinders(db: Queryable): Promise<string | undefined> {
  const [first] = await readRows<{ detail: string }>(
    db,
    `WITH wanted AS (SELECT c.oid, format('%I.%I', n.nspname, c.relname) AS name, c.relowner
                       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE ${BY_CASINO})
     SELECT detail FROM (
       SELECT 1 AS rank, format('the role %I does not own the table %s. Run it as %s, which does', current_user, name, relowner::regrole) AS detail
         FROM wanted WHERE NOT pg_has_role(relowner, 'USAGE')
       UNION ALL
       SELECT 2, format('the table %s has the trigger %I, which a distributed table cannot have. Find out who made it, and drop it', name, tgname)
         FROM wanted JOIN pg_trigger ON tgrelid = wanted.oid WHERE NOT tgisinternal
       UNION ALL
       SELECT 2, format('the table %s has %s, which a distributed table cannot have. Find out who made it, and drop it', name, pg_get_constraintdef(k.oid))
         FROM wanted JOIN pg_constraint k ON wanted.oid IN (conrelid, confrelid) WHERE contype IN ('f', 'x')
       UNION ALL
       SELECT 2, format('the unique index %s does not hold the column casino, so rows of several nodes could not be compared. Find out who made it, and drop it', indexrelid::regclass)
         FROM wanted JOIN pg_index ON indrelid = wanted.oid
        WHERE indisunique AND NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = indrelid AND attnum = ANY (indkey) AND attname = 'casino')
       UNION ALL
       SELECT 2, format('the table %s takes rows from another table, or gives them to it. Find out who made that, and undo it', name)
         FROM wanted JOIN pg_inherits ON wanted.oid IN (inhrelid, inhparent)
     ) found ORDER BY rank, detail LIMIT 1`,
  );
  return first?.detail;
}

import { utcText } from '../kernel/instant';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import type { EventEmitter } from 'node:events';
import type { EventStorePort, LogPosition, RecordedEvent } from '../event-log/event-store.port';

export type Queryable = Pick<EntityManager, 'query'>;

/**
 * The rows of a statement. A column `gaming_day` is read as `gamingDay`; `Row` is made of the declarations of the tables:
 * `Pick<RowOf<typeof FINDING>, 'code' | 'gamingDay'>`, and what the statement computes.
 */
export async function readRows<Row extends object>(
  db: Queryable,
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  const rows: Record<string, unknown>[] = await db.query(statement, [...parameters]);
  const columns = Object.keys(rows[0] ?? {});
  if (!columns.some((column) => column.includes('_'))) return rows as Row[];
  const names = columns.map(camelCase);
  const empty: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, null]));
  // A copy of one empty row, filled: all rows have one shape from the start, which is what makes this cheap.
  return rows.map((row) => {
    const named = { ...empty };
    const values = Object.values(row);
    for (let index = 0; index < values.length; index++) named[names[index]!] = values[index];
    return named as Row;
  });
}

const known = new Map<string, string>();

function camelCase(column: string): string {
  let name = known.get(column);
  if (name === undefined) {
    name = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    known.set(column, name);
  }
  return name;
}

/** Settings of PostgreSQL until the end of a transaction; times in milliseconds. */
export async function setLocal(
  db: Queryable,
  settings: Readonly<Record<string, string | number>>,
): Promise<void> {
  const statements = Object.entries(settings).map(([name, value]) => `SET LOCAL ${name} = ${value}`);
  await db.query(statements.join('; '));
}

/** Keeps the transaction alive: PostgreSQL ends a transaction that is idle longer than its timeout. */
export const sayAtWork = (db: Queryable): Promise<unknown> => db.query('SELECT');

/**
 * Does the work in one transaction, whatever the database's default isolation is: each statement sees what was
 * committed before it, so that what is read after a lock was got is what the lock protects.
 * @throws what the work throws; where the database has ended the connection, what it said then
 */
export const inTransaction = <Answer>(
  dataSource: DataSource,
  work: (db: QueryRunner) => Promise<Answer>,
): Promise<Answer> =>
  dataSource.transaction('READ COMMITTED', (manager) => orWhyItEnded(manager.queryRunner!, work));

/**
 * Adds the cause to the failure of a statement on a connection that the server had ended: the driver reports only that it is
 * closed.
 */
async function orWhyItEnded<Answer>(
  db: QueryRunner,
  work: (db: QueryRunner) => Promise<Answer>,
): Promise<Answer> {
  const connection = (await db.connect()) as EventEmitter;
  let why: Error | undefined;
  const ended = (said: Error): void => void (why ??= said);
  connection.on('error', ended);
  try {
    return await work(db);
  } catch (failure) {
    throw why ?? failure;
  } finally {
    connection.off('error', ended);
  }
}

/**
 * A connection of the pool for snapshots (TypeORM's name for it is `slave`). Its holder may use connections of the other pool
 * meanwhile, but never a second one of this pool: holders would wait for each other.
 */
export const snapshotRunner = (dataSource: DataSource): QueryRunner => dataSource.createQueryRunner('slave');

export interface BooksSnapshot {
  readonly db: Queryable;
  close(): Promise<void>;
}

/**
 * Milliseconds after which an idle snapshot is taken for that of a stopped process and ended, since it keeps vacuum from
 * removing dead rows.
 */
const STANDSTILL_MS = 60_000;

export async function takeSnapshot(dataSource: DataSource): Promise<BooksSnapshot> {
  const db = snapshotRunner(dataSource);
  const close = async (): Promise<void> => {
    if (db.isTransactionActive) await db.rollbackTransaction().catch(() => undefined);
    await db.release();
  };
  try {
    await db.startTransaction('REPEATABLE READ');
    await setLocal(db, {
      transaction_read_only: 'on',
      idle_in_transaction_session_timeout: STANDSTILL_MS,
    });
    // PostgreSQL takes the snapshot at the first query, not at BEGIN.
    await db.query(`SELECT 1 FROM projection.live`);
    return { db, close };
  } catch (failure) {
    await close();
    throw failure;
  }
}

/** The limits of the instants that a database accepts, far beyond all records. */
const FIRST = '0002-01-01T00:00:00.000000000';
const LAST = '9999-12-31T00:00:00.000000000';

/** A moment as the database reads it, whose offsets end at sixteen hours and whose years at four digits. */
export function askable(instant: string): string {
  const utc = utcText(instant);
  if (utc.length > LAST.length) return `${LAST}Z`;
  return `${utc < FIRST ? FIRST : utc}Z`;
}

/** Maximum size of a page, unless one record alone is larger: a page is held in memory several times. */
export const MOST_CHARACTERS = 8 * 1024 * 1024;

export const DEFAULT_PAGE_SIZE = 4_000;

export interface PageToRead {
  readonly after: LogPosition | undefined;
  readonly upTo?: LogPosition | undefined;
  readonly limit: number;
  readonly partitions?: ReadonlySet<number> | undefined;
}

export interface Page {
  readonly records: readonly RecordedEvent[];
  readonly isLast: boolean;
}

/** The next records of the log; empty at its end. What is projected never depends on where a page ends. */
export async function readPage(store: EventStorePort, page: PageToRead): Promise<readonly RecordedEvent[]> {
  return (await readWholePage(store, page)).records;
}

export async function readWholePage(
  store: EventStorePort,
  { after, upTo, limit, partitions }: PageToRead,
): Promise<Page> {
  const records: RecordedEvent[] = [];
  let characters = 0;
  const from = after === undefined ? {} : { from: after };
  for await (const record of store.readLog({ ...from, limit, partitions })) {
    if (upTo !== undefined && store.compareLogPositions(record.place, upTo) > 0)
      return { records, isLast: true };
    characters += record.bytes.length;
    if (records.length > 0 && characters > MOST_CHARACTERS) return { records, isLast: false };
    records.push(record);
  }
  return { records, isLast: records.length < limit };
}

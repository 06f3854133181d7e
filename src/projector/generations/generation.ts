import type { LogPosition } from '../../event-log/event-store.port';
import { column, table } from '../../ledger/_core/store/table';
import { type Queryable, readRows, setLocal } from '../../ledger/_core/store/queryable';

export const GENERATION = table('projection.generation', {
  generation: column.key(column.integer),
  state: column.oneOf<'building' | 'live' | 'retired'>(),
  place: column.optional(column.text),
  inOneOrder: column.boolean,
});

/** The generation that readers see: one row. */
export const LIVE = table('projection.live', {
  onlyRow: column.key(column.boolean),
  generation: column.integer,
});

/** Who projects: one row. */
export const LEASE = table('projection.lease', {
  onlyRow: column.key(column.boolean),
  holder: column.optional(column.text),
  expiresAt: column.instant,
});

export interface LivePosition {
  readonly generation: number;
  readonly place: LogPosition | undefined;
}

/** Books of an earlier release, without the one order of facts: they are read but not continued. */
export class BooksOfEarlierRelease extends Error {
  constructor() {
    super(
      'The books were kept by an earlier release, which did not know the one order of facts. They can be read, but ' +
        'nothing new is entered: run `cagnotte rebuild --dry-run`, which shows what changes, and then ' +
        '`cagnotte rebuild --replace` (docs/operations/upgrading.md).',
    );
    this.name = 'BooksOfEarlierRelease';
  }
}

export const schemaOf = (generation: number): string => `generation_${generation}`;

export async function liveGeneration(db: Queryable): Promise<number> {
  const rows = await readRows<{ generation: number }>(db, `SELECT generation FROM projection.live`);
  return rows[0]!.generation;
}

/** Points a transaction at the tables of a generation, until its end. */
export const seeGeneration = (db: Queryable, generation: number): Promise<void> =>
  seeSchema(db, schemaOf(generation));

export const seeSchema = (db: Queryable, schema: string): Promise<void> =>
  setLocal(db, { search_path: `${schema}, pg_catalog` });

/** Points a transaction at the tables of the live generation, until its end. */
export const SEE_LIVE_GENERATION = `SELECT set_config('search_path', 'generation_' || generation || ', pg_catalog', true)
  FROM projection.live`;

export async function readLivePosition(db: Queryable): Promise<LivePosition> {
  const rows = await readRows<{ generation: number; place: LogPosition | null }>(
    db,
    `SELECT generation, place FROM projection.live JOIN projection.generation USING (generation)`,
  );
  const { generation, place } = rows[0]!;
  return { generation, place: place ?? undefined };
}

/**
 * The live position, where it can be gone on from.
 * @throws BooksOfEarlierRelease
 */
export async function readPositionToGoOnFrom(db: Queryable): Promise<LivePosition> {
  const rows = await readRows<{ inOneOrder: boolean }>(
    db,
    `SELECT in_one_order FROM projection.live JOIN projection.generation USING (generation)`,
  );
  if (rows[0]?.inOneOrder === false) throw new BooksOfEarlierRelease();
  return readLivePosition(db);
}

/** A transaction idle for this long belongs to a stopped process; nobody waits for it. */
const STANDSTILL_MS = 60_000;

/**
 * Takes the lock on the checkpoint of the live generation, which everybody who moves it or puts another generation
 * in its place must hold, and answers where it stands now. Another generation may go live while the lock is awaited;
 * then that one's is taken. Who stands still with it for a minute loses the transaction.
 */
export async function holdLivePosition(db: Queryable): Promise<LivePosition> {
  await setLocal(db, { idle_in_transaction_session_timeout: STANDSTILL_MS });
  for (;;) {
    const generation = await liveGeneration(db);
    const place = await lockCheckpoint(db, generation);
    if ((await liveGeneration(db)) === generation) return { generation, place };
  }
}

/** Takes the lock required to move a checkpoint, and returns the current checkpoint. */
export async function lockCheckpoint(db: Queryable, generation: number): Promise<LogPosition | undefined> {
  const rows = await readRows<{ place: LogPosition | null }>(
    db,
    `SELECT place FROM projection.generation WHERE generation = $1 FOR UPDATE`,
    [generation],
  );
  return rows[0]?.place ?? undefined;
}

export async function moveCheckpoint(db: Queryable, generation: number, place: LogPosition): Promise<void> {
  await db.query(`UPDATE projection.generation SET place = $2 WHERE generation = $1`, [generation, place]);
}

/**
 * Makes a generation the one that readers see; the caller holds the live checkpoint's lock.
 * @throws Error when the generation is none that is being built
 */
export async function switchTo(db: Queryable, generation: number): Promise<void> {
  await db.query(`UPDATE projection.generation SET state = 'retired' WHERE state = 'live'`);
  const rows = await readRows<object>(
    db,
    `WITH made_live AS (
       UPDATE projection.generation SET state = 'live' WHERE generation = $1 AND state = 'building' RETURNING 1)
     SELECT * FROM made_live`,
    [generation],
  );
  if (rows.length !== 1) throw new Error(`generation ${generation} is not being built any more`);
  await db.query(`UPDATE projection.live SET generation = $1`, [generation]);
}

export async function retireGeneration(db: Queryable, generation: number): Promise<void> {
  for (const statement of [
    `SELECT projection.drop_generation($1)`,
    `UPDATE projection.generation SET state = 'retired' WHERE generation = $1`,
  ])
    await db.query(statement, [generation]);
}

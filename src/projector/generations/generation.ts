import type { LogPlace } from '../../event-log/event-store.port';
import type { Queryable } from '../../ledger/_core/store/queryable';

/** Where the live read models stand. */
export interface LivePosition {
  readonly generation: number;
  /** Undefined at the very beginning. */
  readonly place: LogPlace | undefined;
}

/** Books that an earlier release kept, without the one order of facts: they are read, and not gone on with. */
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

/** The schema that holds the read models of a generation. */
export const schemaOf = (generation: number): string => `generation_${generation}`;

/** The generation that readers see. */
export async function liveGeneration(db: Queryable): Promise<number> {
  const rows: { generation: number }[] = await db.query(`SELECT generation FROM projection.live`);
  return rows[0]!.generation;
}

/** Makes the tables of the generation that readers see those that a transaction sees, up to its end. */
export const SEE_LIVE_GENERATION = `SELECT set_config('search_path', 'generation_' || generation || ', pg_catalog', true)
  FROM projection.live`;

/** The generation that readers see, and the log place up to which it has projected. */
export async function readLivePosition(db: Queryable): Promise<LivePosition> {
  const rows: { generation: number; place: LogPlace | null }[] = await db.query(
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
  const rows: { in_one_order: boolean }[] = await db.query(
    `SELECT in_one_order FROM projection.live JOIN projection.generation USING (generation)`,
  );
  if (rows[0]?.in_one_order === false) throw new BooksOfEarlierRelease();
  return readLivePosition(db);
}

/** A transaction that stands still this long belongs to a stopped process, for which nobody is to wait. */
const STANDSTILL_MS = 60_000;

/**
 * Takes the lock on the checkpoint of the live generation, which everybody who moves it or puts another generation
 * in its place must hold, and answers where it stands now. Another generation may go live while the lock is awaited;
 * then that one's is taken. Who stands still with it for a minute loses the transaction.
 */
export async function holdLivePosition(db: Queryable): Promise<LivePosition> {
  await db.query(`SET LOCAL idle_in_transaction_session_timeout = ${STANDSTILL_MS}`);
  for (;;) {
    const generation = await liveGeneration(db);
    const place = await lockCheckpoint(db, generation);
    if ((await liveGeneration(db)) === generation) return { generation, place };
  }
}

/** Takes the lock that everybody who moves a checkpoint must hold, and answers the checkpoint as it stands now. */
export async function lockCheckpoint(db: Queryable, generation: number): Promise<LogPlace | undefined> {
  const rows: { place: LogPlace | null }[] = await db.query(
    `SELECT place FROM projection.generation WHERE generation = $1 FOR UPDATE`,
    [generation],
  );
  return rows[0]?.place ?? undefined;
}

export async function moveCheckpoint(db: Queryable, generation: number, place: LogPlace): Promise<void> {
  await db.query(`UPDATE projection.generation SET place = $2 WHERE generation = $1`, [generation, place]);
}

/**
 * Makes a generation the one that readers see; the caller holds the live checkpoint's lock.
 * @throws Error when the generation is none that is being built
 */
export async function switchTo(db: Queryable, generation: number): Promise<void> {
  await db.query(`UPDATE projection.generation SET state = 'retired' WHERE state = 'live'`);
  const rows: unknown[] = await db.query(
    `WITH made_live AS (
       UPDATE projection.generation SET state = 'live' WHERE generation = $1 AND state = 'building' RETURNING 1)
     SELECT * FROM made_live`,
    [generation],
  );
  if (rows.length !== 1) throw new Error(`generation ${generation} is not being built any more`);
  await db.query(`UPDATE projection.live SET generation = $1`, [generation]);
}

/** Drops the tables of a generation that nobody reads. Its number is not used again. */
export async function retireGeneration(db: Queryable, generation: number): Promise<void> {
  await db.query(`DROP SCHEMA IF EXISTS ${schemaOf(generation)} CASCADE`);
  await db.query(`UPDATE projection.generation SET state = 'retired' WHERE generation = $1`, [generation]);
}

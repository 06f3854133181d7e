import type { LogPosition } from '../../event-log/event-store.port';
import { ALL_PARTITIONS, firstOf, type LogOrder, type Places } from './checkpoints';
import { column, deleteRows, table, updateRows } from '../../database/table';
import { HEAD_COLUMNS } from '../../ledger/register/register';
import { type Queryable, readRows, setLocal } from '../../database/queryable';
import { ExpectedFailure } from '../../kernel/result';

export const GENERATION = table('projection.generation', {
  generation: column.key(column.integer),
  state: column.oneOf<'building' | 'live' | 'retired'>(),
  inOneOrder: column.boolean,
});

export const LIVE = table('projection.live', {
  onlyRow: column.key(column.boolean),
  generation: column.integer,
});

/** The place of a generation in the log: one row for all partitions that are at one place and advance together. */
export const CHECKPOINT = table('projection.checkpoint', {
  generation: column.key(column.integer),
  partitions: column.key(column.integers),
  place: column.optional(column.text),
});

export const LEASE = table('projection.lease', {
  partition: column.key(column.integer),
  holder: column.optional(column.text),
});

export const MEMBER = table('projection.member', {
  holder: column.key(column.text),
  expiresAt: column.instant,
});

/** The maker of a generation that is being built, where another process may continue it. */
export const BUILD = table('projection.build', {
  generation: column.key(column.integer),
  madeBy: column.text,
  begunAt: column.instant,
});

/** The progress of each casino in a generation that is being built: the computed heads, not those of the register. */
export const BUILD_HEAD = table('projection.build_head', {
  generation: column.key(column.integer),
  casino: column.key(column.text),
  ...HEAD_COLUMNS,
});

export interface LivePlaces {
  readonly generation: number;
  readonly places: Places;
}

export interface LivePosition {
  readonly generation: number;
  /** Everything up to it is in the read models of every casino. */
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

/** The tables do not state which generation is live, or up to where it is projected: rows are missing that the product never deletes. */
export class LivePlacesUnknown extends ExpectedFailure {
  override readonly name = 'LivePlacesUnknown';

  constructor(what: string) {
    super(`${what}. Run \`cagnotte verify\`, which says what is missing and how it is put back`);
  }
}

export const schemaOf = (generation: number): string => `generation_${generation}`;

export async function liveGeneration(db: Queryable): Promise<number> {
  const [live] = await readRows<{ generation: number }>(db, `SELECT generation FROM projection.live`);
  if (live === undefined) throw new LivePlacesUnknown('projection.live names no generation');
  return live.generation;
}

export const seeGeneration = (db: Queryable, generation: number): Promise<void> =>
  seeSchema(db, schemaOf(generation));

/** pg_catalog comes first, so that no function of the same name is called, and temporary tables last. */
export const seeSchema = (db: Queryable, schema: string): Promise<void> =>
  setLocal(db, { search_path: `pg_catalog, ${schema}, pg_temp` });

/** Points a transaction at the tables of the live generation, until its end. */
export const SEE_LIVE_GENERATION = `SELECT set_config('search_path', 'pg_catalog, generation_' || generation || ', pg_temp', true)
  FROM projection.live`;

/**
 * Updates the planner statistics of a generation that never had any: after a first load the database would otherwise
 * assume small tables until autovacuum runs, and sort all lines of the journal for a list of a hundred.
 */
export async function analyzeIfNever(db: Queryable, generation: number): Promise<void> {
  const [table] = await readRows<{ isKnown: boolean }>(
    db,
    `SELECT reltuples >= 0 AS is_known FROM pg_class WHERE oid = to_regclass($1)`,
    [`${schemaOf(generation)}.journal_line`],
  );
  if (table?.isKnown === false) await db.query(`SELECT projection.analyze_generation($1)`, [generation]);
}

export async function readLivePlaces(db: Queryable): Promise<LivePlaces> {
  const rows = await readRows<{ generation: number } & CheckpointRow>(
    db,
    `SELECT generation, partitions, place FROM projection.live JOIN projection.checkpoint USING (generation)`,
  );
  if (rows[0] === undefined)
    throw new LivePlacesUnknown(
      'projection.live names no generation, or projection.checkpoint has no row of it',
    );
  return { generation: rows[0].generation, places: checkpointPlaces(rows) };
}

export interface CheckpointRow {
  readonly partitions: readonly number[];
  readonly place: LogPosition | null;
}

export const checkpointPlaces = (rows: readonly CheckpointRow[]): Places =>
  new Map(
    rows.flatMap(({ partitions, place }) => partitions.map((partition) => [partition, place ?? undefined])),
  );

/** The place up to which the read models contain everything; with partitions, everything of their casinos. */
export async function readLivePosition(
  db: Queryable,
  order: LogOrder,
  partitions: ReadonlySet<number> = ALL_PARTITIONS,
): Promise<LivePosition> {
  const { generation, places } = await readLivePlaces(db);
  const wanted = [...places].flatMap(([partition, place]) => (partitions.has(partition) ? [place] : []));
  return { generation, place: firstOf(wanted, order) };
}

/**
 * The live places, if the books can be continued.
 * @throws BooksOfEarlierRelease
 */
export async function readPlacesToGoOnFrom(db: Queryable): Promise<LivePlaces> {
  const rows = await readRows<{ inOneOrder: boolean }>(
    db,
    `SELECT in_one_order FROM projection.live JOIN projection.generation USING (generation)`,
  );
  if (rows[0]?.inOneOrder === false) throw new BooksOfEarlierRelease();
  return readLivePlaces(db);
}

/** A transaction idle for this long belongs to a stopped process and is ended. */
const STANDSTILL_MS = 60_000;

/**
 * Locks all checkpoints of the live generation and returns their places. Every process must hold these locks to move
 * a checkpoint or to replace the live generation. If during the wait another generation goes live, or partitions get
 * other rows, those are locked instead. A holder that is idle for a minute loses the transaction.
 */
export async function holdLivePlaces(db: Queryable): Promise<LivePlaces> {
  await setLocal(db, { idle_in_transaction_session_timeout: STANDSTILL_MS });
  for (;;) {
    const generation = await liveGeneration(db);
    const places = await lockCheckpoints(db, generation);
    const now = await readLivePlaces(db);
    if (now.generation === generation && now.places.size === places.size) return { generation, places };
  }
}

/**
 * Locks the checkpoints of partitions, so that they can be moved, and returns their places and those of other
 * partitions in the same rows. Partitions that another process has given other rows during the wait are missing.
 */
export async function lockCheckpoints(
  db: Queryable,
  generation: number,
  partitions: ReadonlySet<number> = ALL_PARTITIONS,
): Promise<Places> {
  return checkpointPlaces(
    await readRows<CheckpointRow>(
      db,
      `SELECT partitions, place FROM projection.checkpoint WHERE generation = $1 AND partitions && $2::integer[]
        ORDER BY partitions FOR UPDATE`,
      [generation, [...partitions]],
    ),
  );
}

/** Moves partitions, whose checkpoints are locked, to a place; from then on they have a row of their own. */
export async function moveCheckpoints(
  db: Queryable,
  generation: number,
  {
    partitions,
    place,
  }: { readonly partitions: ReadonlySet<number>; readonly place: LogPosition | undefined },
): Promise<void> {
  const moved = [...partitions].sort((a, b) => a - b);
  const same = await readRows<object>(
    db,
    `WITH moved AS (
       UPDATE projection.checkpoint SET place = $3 WHERE generation = $1 AND partitions = $2::integer[] RETURNING 1)
     SELECT * FROM moved`,
    [generation, moved, place ?? null],
  );
  if (same.length === 1) return;
  await db.query(
    `WITH known AS (
       DELETE FROM projection.checkpoint WHERE generation = $1 AND partitions && $2::integer[] RETURNING partitions, place)
     INSERT INTO projection.checkpoint (generation, partitions, place)
       SELECT $1, left_behind, place
         FROM known, LATERAL (SELECT array_agg(p ORDER BY p) AS left_behind FROM unnest(partitions) AS p
                               WHERE p <> ALL ($2::integer[])) AS rest
        WHERE left_behind IS NOT NULL
       UNION ALL SELECT $1, $2::integer[], $3`,
    [generation, moved, place ?? null],
  );
}

export async function placeCheckpoints(db: Queryable, generation: number, places: Places): Promise<void> {
  for (const place of new Set(places.values())) {
    const there = [...places].flatMap(([partition, each]) => (each === place ? [partition] : []));
    await moveCheckpoints(db, generation, { partitions: new Set(there), place });
  }
}

export async function addCheckpoint(db: Queryable, generation: number): Promise<void> {
  await db.query(`INSERT INTO projection.checkpoint (generation, partitions) VALUES ($1, $2)`, [
    generation,
    [...ALL_PARTITIONS],
  ]);
}

/**
 * Makes a generation the one that readers see; the caller holds the locks of the live checkpoints.
 * @throws Error when the generation is not being built
 */
export async function switchTo(db: Queryable, generation: number): Promise<void> {
  await updateRows(db, GENERATION, [{ of: { state: 'live' }, to: { state: 'retired' } }]);
  const rows = await readRows<object>(
    db,
    `WITH made_live AS (
       UPDATE projection.generation SET state = 'live' WHERE generation = $1 AND state = 'building' RETURNING 1)
     SELECT * FROM made_live`,
    [generation],
  );
  if (rows.length !== 1) throw new Error(`generation ${generation} is not being built any more`);
  await db.query(`UPDATE projection.live SET generation = $1`, [generation]);
  await forgetBuild(db, generation);
}

async function forgetBuild(db: Queryable, generation: number): Promise<void> {
  for (const table of [BUILD_HEAD, BUILD]) await deleteRows(db, table, [{ generation }]);
}

export async function retireGeneration(db: Queryable, generation: number): Promise<void> {
  for (const statement of [
    `SELECT projection.drop_generation($1)`,
    `DELETE FROM projection.checkpoint WHERE generation = $1`,
    `DELETE FROM projection.kept_day WHERE generation = $1`,
    `UPDATE projection.generation SET state = 'retired' WHERE generation = $1`,
  ])
    await db.query(statement, [generation]);
  await forgetBuild(db, generation);
}

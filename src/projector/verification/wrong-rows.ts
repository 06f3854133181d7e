import type { DataSource } from 'typeorm';
import { type EventStorePort, PARTITIONS } from '../../event-log/event-store.port';
import { type Queryable, readRows } from '../../database/queryable';
import { ALL_PARTITIONS, isBefore } from '../generations/checkpoints';
import { type CheckpointRow } from '../generations/generation';
import { checkpointsOf, isReadable, placesEntered } from './live-places';

/** A log whose places can be compared. */
export type PlacedLog = Pick<EventStorePort, 'compareLogPositions' | 'head'>;

export const numbers = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join(', ');

async function rowsIn(db: Queryable, table: string): Promise<number> {
  const [counted] = await readRows<{ rows: number }>(db, `SELECT count(*)::integer AS rows FROM ${table}`);
  return counted!.rows;
}

/** Without the row of `head` every append fails; without a row of the lease the casinos of that partition are not projected. */
async function counts(db: Queryable): Promise<string[]> {
  const heads = await rowsIn(db, 'event_log.head');
  const leases = await rowsIn(db, 'projection.lease');
  return [
    ...(heads === 1
      ? []
      : [
          `event_log.head must have one row and has ${heads}: put it back with INSERT INTO event_log.head DEFAULT VALUES`,
        ]),
    ...(leases === PARTITIONS
      ? []
      : [
          `projection.lease must have ${PARTITIONS} rows and has ${leases}: put them back with INSERT INTO projection.lease ` +
            `SELECT generate_series(0, ${PARTITIONS - 1}) ON CONFLICT DO NOTHING`,
        ]),
  ];
}

interface GenerationRow {
  readonly generation: number;
  readonly state: 'building' | 'live' | 'retired';
  readonly inOneOrder: boolean;
  readonly isNamed: boolean;
  readonly hasTables: boolean;
}

const GENERATIONS = `
  SELECT g.generation, g.state, g.in_one_order, l.generation IS NOT NULL AS is_named,
         to_regnamespace('generation_' || g.generation) IS NOT NULL AS has_tables
    FROM projection.generation g LEFT JOIN (SELECT DISTINCT generation FROM projection.live) l USING (generation)
   ORDER BY g.generation`;

/** Checks that the rows, the states and the tables of generations agree, and that one of them is live. */
async function generations(db: Queryable, rows: readonly GenerationRow[]): Promise<string[]> {
  const live = await rowsIn(db, 'projection.live');
  const inState = rows.filter(({ state }) => state === 'live').map(({ generation }) => generation);
  const remedy = inState.length === 1 ? inState[0]! : 'of the books';
  const unknown = await readRows<{ generation: number }>(
    db,
    `SELECT generation FROM projection.live WHERE generation NOT IN (SELECT generation FROM projection.generation)`,
  );
  const stray = await readRows<{ name: string }>(
    db,
    `SELECT nspname AS name FROM pg_namespace
      WHERE nspname ~ '^generation_[0-9]+$'
        AND nspname NOT IN (SELECT 'generation_' || generation FROM projection.generation) ORDER BY 1`,
  );
  return [
    ...(live === 1
      ? []
      : [
          `projection.live must have one row and has ${live}: put it back with INSERT INTO projection.live (generation) VALUES (${remedy})`,
        ]),
    ...(inState.length === 1
      ? []
      : [
          `projection.generation must have one generation in the state live and has ${inState.length}: put the state of each back`,
        ]),
    ...unknown.map(
      ({ generation }) =>
        `projection.live names the generation ${generation}, which there is not: put it back with UPDATE projection.live SET generation = ${remedy}`,
    ),
    ...rows.flatMap((row) => wrongGeneration(row, remedy)),
    ...stray.map(({ name }) => `the schema ${name} is of no generation in projection.generation: drop it`),
  ];
}

function wrongGeneration(
  { generation, state, inOneOrder, isNamed, hasTables }: GenerationRow,
  live: number | string,
): string[] {
  if (isNamed && (state !== 'live' || !hasTables))
    return [
      `projection.live names the generation ${generation}, which is ${state} and has ${hasTables ? 'its' : 'no'} tables: ` +
        `put it back with UPDATE projection.live SET generation = ${live}`,
    ];
  if (state !== 'retired' && !hasTables)
    return [
      `projection.generation says that generation ${generation} is ${state}, and it has no tables: set its state to retired`,
    ];
  return isNamed && !inOneOrder
    ? [
        `projection.generation says that generation ${generation} was kept by an earlier release: run cagnotte rebuild --replace`,
      ]
    : [];
}

const PUT_PLACE = 'put it back, or restore the database from a backup (docs/security.md, the guard)';

/** Checks the checkpoints of the live generation: each partition once, at a place of this log, and not before the register. */
async function checkpoints(db: Queryable, store: PlacedLog, generation: number): Promise<string[]> {
  const rows = await checkpointsOf(db, generation);
  const said = rows.flatMap(({ partitions }) => partitions);
  const missing = [...ALL_PARTITIONS].filter((partition) => !said.includes(partition));
  const twice = [...new Set(said.filter((partition, index) => said.indexOf(partition) !== index))];
  const unknown = said.filter((partition) => !ALL_PARTITIONS.has(partition));
  const about = `projection.checkpoint of generation ${generation}`;
  return [
    ...(missing.length === 0
      ? []
      : [`${about} does not say how far partition ${numbers(missing)} stands: ${PUT_PLACE}`]),
    ...(twice.length === 0
      ? []
      : [`${about} says twice how far partition ${numbers(twice)} stands: ${PUT_PLACE}`]),
    ...(unknown.length === 0
      ? []
      : [`${about} names partition ${numbers(unknown)}, which there is not: ${PUT_PLACE}`]),
    ...(await wrongPlaces(db, store, { rows, about })),
  ];
}

async function wrongPlaces(
  db: Queryable,
  store: PlacedLog,
  { rows, about }: { readonly rows: readonly CheckpointRow[]; readonly about: string },
): Promise<string[]> {
  const entered = await placesEntered(db, store);
  const end = await store.head();
  return rows.flatMap(({ partitions, place }) => {
    const at = place ?? undefined;
    if (at !== undefined && !isReadable(at, store))
      return [`${about} stands at "${at}", which is no place of this log: ${PUT_PLACE}`];
    if (isBefore(end, at, store))
      return [`${about} stands at ${at}, beyond the end of the log: ${PUT_PLACE}`];
    const behind = partitions.filter((partition) => isBefore(at, entered.get(partition), store));
    return behind.length === 0
      ? []
      : [
          `${about} says that partition ${numbers(behind)} stands at ${at ?? 'the beginning'}, and records up to ` +
            `${behind.map((partition) => entered.get(partition)).join(', ')} are entered: ${PUT_PLACE}`,
        ];
  });
}

/** Rows of a build whose generation is not being built, and checkpoints of a generation that no longer has tables. */
async function leftovers(db: Queryable): Promise<string[]> {
  const rows = await readRows<{ name: string; generation: number }>(
    db,
    `SELECT DISTINCT name, b.generation FROM (
       SELECT 'projection.build' AS name, generation FROM projection.build
       UNION ALL SELECT 'projection.build_head', generation FROM projection.build_head) b
       JOIN projection.generation g ON g.generation = b.generation WHERE g.state <> 'building'
     UNION SELECT 'projection.checkpoint', c.generation
       FROM projection.checkpoint c JOIN projection.generation g ON g.generation = c.generation
      WHERE g.state = 'retired' AND to_regnamespace('generation_' || g.generation) IS NULL
     ORDER BY 1, 2`,
  );
  return rows.map(
    ({ name, generation }) =>
      `${name} has rows of generation ${generation}, which is not being built: DELETE FROM ${name} WHERE generation = ${generation}`,
  );
}

/** Compares the migrations that the table lists with those of this release. */
async function migrations(db: Queryable, ofRelease: DataSource['migrations']): Promise<string[]> {
  const names = ofRelease.map((migration) => migration.name ?? migration.constructor.name);
  const ran = await readRows<{ name: string; timestamp: bigint }>(
    db,
    `SELECT name, "timestamp" FROM public.schema_migration ORDER BY id`,
  );
  const about = 'public.schema_migration';
  return [
    ...names
      .filter((name) => !ran.some((row) => row.name === name))
      .map(
        (name) =>
          `${about} lacks the migration ${name}: run cagnotte migrate, or, where the tables are those of this release, put the row back`,
      ),
    ...ran.flatMap(({ name, timestamp }, index) => {
      if (!names.includes(name))
        return [`${about} names "${name}", which is no migration of this release: put back what was there`];
      if (ran.findIndex((row) => row.name === name) !== index)
        return [`${about} has ${name} twice: delete one row`];
      return /\d{13}$/.exec(name)?.[0] === `${timestamp}`
        ? []
        : [`${about} has ${name} at ${timestamp}: put its own number back`];
    }),
  ];
}

/** Checks the tables of secrets and their fingerprints: each has at most one row, and none has a private key. */
async function keys(db: Queryable, houseKey: string | undefined): Promise<string[]> {
  const found = await readRows<{ detail: string }>(
    db,
    `SELECT 'access.seal_key holds a private key: whoever has a copy of the database can seal. Run cagnotte migrate, which ' ||
            'moves it to a file, and introduce another key (docs/books/seals.md)' AS detail
       FROM access.seal_key WHERE private_key IS NOT NULL
     UNION ALL SELECT format('access.challenge_key has a row %L, which nothing here makes: delete it', id)
       FROM access.challenge_key WHERE id <> 'challenges'
     UNION ALL SELECT 'access.challenge_key holds a secret that is too short to be one: delete it, and start the services anew'
       FROM access.challenge_key WHERE id = 'challenges' AND octet_length(secret) < 32
     UNION ALL SELECT 'access.personal_key does not say under which key the keys of persons are: put its row back with the ' ||
                      'fingerprint that cagnotte doctor tells'
       WHERE NOT EXISTS (SELECT FROM access.personal_key)
         AND EXISTS (SELECT FROM access.subject_key WHERE wrapped IS NOT NULL)
     UNION ALL SELECT format('access.personal_key says that the keys of persons are under %s, and the key of this machine is %s: put ' ||
                             'back what was there', fingerprint, $1::text)
       FROM access.personal_key WHERE fingerprint <> $1::text`,
    [houseKey ?? null],
  );
  return found.map(({ detail }) => detail);
}

/**
 * Rows on which appends, projections and queries depend and that do not follow from the log: a line for each that is missing,
 * duplicated or wrong, with the remedy. A missing table does not end the check of other tables.
 */
export async function findWrongRows(
  db: Queryable,
  {
    store,
    ofRelease,
    houseKey,
  }: {
    readonly store: PlacedLog;
    readonly houseKey?: string | undefined;
    readonly ofRelease: DataSource['migrations'];
  },
): Promise<readonly string[]> {
  const rows = await readRows<GenerationRow>(db, GENERATIONS);
  const live =
    rows.find(({ isNamed, hasTables }) => isNamed && hasTables) ?? rows.find(({ state }) => state === 'live');
  return [
    ...(await counts(db)),
    ...(await generations(db, rows)),
    ...(live === undefined ? [] : await checkpoints(db, store, live.generation)),
    ...(await leftovers(db)),
    ...(await migrations(db, ofRelease)),
    ...(await keys(db, houseKey)),
  ];
}

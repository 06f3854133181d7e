import type { DataSource } from 'typeorm';
import { inTransaction, type Queryable, readRows } from '../src/database/queryable';
import { liveGeneration, schemaOf } from '../src/projector/generations/generation';
import { MADE_UP, type SimulatedCasino, startSimulatedCasino } from './simulated-casino';

/** What the figures of tables are read from; journal and rounds stay as they are. */
const TALLIES = [
  'table_session',
  'table_session_fact',
  'session_total',
  'play_total',
  'play_quarter',
  'table_instant',
  'cage_instant',
  'day_change',
];

/** Columns of records: of a copy they are negative, so that every position includes them and no key exists twice. */
const OF_RECORDS = [
  'record_number',
  'first_record',
  'of_record',
  'known_from',
  'superseded_by',
  'block',
  'last_record',
];

export const NIGHTS = { firstDay: '2024-11-01', lastDay: '2024-12-01', days: 31, tables: 12 } as const;
export const REPEATED = { casinos: [MADE_UP.casino, 'simulated-b', 'simulated-c'], months: 24 } as const;

/** Says what was measured: nights as simulated, and how often their tallies stand beside them. */
export const ABOUT_NIGHTS =
  `${NIGHTS.days} simulated nights of ${NIGHTS.tables} tables, repeated to ${REPEATED.casinos.length} casinos and ` +
  `${REPEATED.months} times ${NIGHTS.days} days in the tallies (${TALLIES.join(', ')})`;

/** Three casinos with tallies of two years. The journal, rounds and lists of days have the simulated nights of the first casino. */
export async function startRepeatedNights(): Promise<SimulatedCasino> {
  const casino = await startSimulatedCasino(NIGHTS);
  for (const other of REPEATED.casinos.slice(1))
    await casino.alsoSimulate({ ...NIGHTS, days: 1, casinos: [other] });
  await repeatTallies(casino.dataSource);
  return casino;
}

const repeatTallies = (dataSource: DataSource): Promise<void> =>
  inTransaction(dataSource, async (db) => {
    const schema = schemaOf(await liveGeneration(db));
    await db.query(`SET LOCAL search_path TO ${schema}, pg_catalog`);
    const [, ...others] = REPEATED.casinos;
    for (const table of TALLIES) {
      await db.query(`DELETE FROM ${table} WHERE casino = ANY ($1)`, [others]);
      await db.query(copyOf(table, await columnsOf(db, { schema, table })), [
        MADE_UP.casino,
        REPEATED.casinos,
        REPEATED.months,
        NIGHTS.days,
      ]);
      await db.query(`ANALYZE ${table}`);
    }
  });

interface Column {
  readonly name: string;
  readonly type: string;
}

const columnsOf = (
  db: Queryable,
  { schema, table }: { readonly schema: string; readonly table: string },
): Promise<Column[]> =>
  readRows(
    db,
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_schema = $1 AND table_name = $2 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [schema, table],
  );

/** Rows are in the order of the days, as casinos report them side by side. */
function copyOf(table: string, columns: readonly Column[]): string {
  const names = columns.map(({ name }) => name).join(', ');
  return `INSERT INTO ${table} (${names})
          SELECT ${columns.map(copied).join(', ')}
            FROM ${table} own, unnest($2::text[]) AS other, generate_series(0, $3::integer - 1) AS month
           WHERE own.casino = $1 AND (other <> $1 OR month > 0)
           ORDER BY month, own.gaming_day, other`;
}

function copied({ name, type }: Column): string {
  if (name === 'casino') return 'other';
  if (type === 'date') return `(own.${name} + month * $4::integer)`;
  if (OF_RECORDS.includes(name)) return `(own.${name} - (month + 1) * ${FURTHER})`;
  return `own.${name}`;
}

/** More than there are records. */
const FURTHER = 10_000_000;

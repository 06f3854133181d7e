import { RELEASE } from '../../kernel/release';
import type { Queryable } from '../../database/queryable';
import { readRows } from '../../database/queryable';

export interface ComparedTable {
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

export async function tablesOf(db: Queryable, schema: string): Promise<ReadonlyMap<string, ComparedTable>> {
  const rows = await readRows<Omit<ComparedTable, 'schema'>>(
    db,
    `SELECT c.relname AS "table",
            ARRAY(SELECT attname::text FROM pg_attribute
                   WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped ORDER BY attnum) AS columns,
            ARRAY(SELECT a.attname::text FROM pg_index i
                    JOIN LATERAL unnest(i.indkey) WITH ORDINALITY AS k(attnum, position) ON true
                    JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum
                   WHERE i.indrelid = c.oid AND i.indisprimary ORDER BY k.position) AS key
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = $1 AND c.relkind = 'r' ORDER BY c.relname`,
    [schema],
  );
  return new Map(rows.map((row) => [row.table, { schema, ...row }]));
}

/**
 * A query of the rows of a table for comparison, to which a WHERE may be added. `rules_release` is the release that
 * evaluated a row: a rebuild evaluates everything by this release, so an earlier one is no difference, but any other
 * value is.
 */
function comparableRows({ schema, table, columns }: ComparedTable): string {
  const selected = columns.map((column) => (column === 'rules_release' ? EVALUATED_BY : column));
  return `SELECT ${selected.join(', ')} FROM ${schema}.${table}`;
}

const RELEASE_NUMBERS = `'${RELEASE.split('-')[0]}'`;
const EVALUATED_BY = `CASE WHEN rules_release = '${RELEASE}' OR rules_release !~ '^[0-9]{1,4}[.][0-9]{1,4}[.][0-9]{1,4}$'
    THEN rules_release
  WHEN string_to_array(rules_release, '.')::integer[] < string_to_array(${RELEASE_NUMBERS}, '.')::integer[]
    THEN '${RELEASE}'
  ELSE rules_release END AS rules_release`;

/** The oldest transaction that a snapshot does not see: every row written later has this or a later one. */
export async function oldestUnseen(snapshot: Queryable): Promise<string> {
  const rows = await readRows<{ oldest: string }>(
    snapshot,
    `SELECT pg_snapshot_xmin(pg_current_snapshot())::xid::text AS oldest`,
  );
  return rows[0]!.oldest;
}

interface TwoTables {
  readonly live: ComparedTable;
  readonly rebuilt: ComparedTable;
}

/**
 * What may have changed since two generations were equal in a snapshot: rows that a later transaction wrote, from the oldest
 * that the snapshot does not see; or, where the tables are distributed and each node numbers its own transactions, the rows of
 * the casinos that have had records since.
 */
export type Since = { readonly transaction: string } | { readonly casinos: readonly string[] };

/**
 * Whether a table that was equal in two generations, in a snapshot, still is. Everything that either has written since
 * then must be in both; and because rows may also have been deleted, both must have equally many.
 */
async function isStillTheSame(db: Queryable, tables: TwoTables, since: Since): Promise<boolean> {
  if ('transaction' in since) return hasSameWritten(db, tables, since.transaction);
  const { live, rebuilt } = tables;
  const { casinos } = since;
  const [ofLive, ofRebuilt] = [await digestsOf(db, live, casinos), await digestsOf(db, rebuilt, casinos)];
  return (
    firstDifferingGroup(ofLive, ofRebuilt) === undefined &&
    (await countOf(db, live)) === (await countOf(db, rebuilt))
  );
}

const countOf = async (db: Queryable, { schema, table }: ComparedTable): Promise<bigint> =>
  (await readRows<{ rows: bigint }>(db, `SELECT count(*) AS rows FROM ${schema}.${table}`))[0]!.rows;

async function hasSameWritten(db: Queryable, { live, rebuilt }: TwoTables, since: string): Promise<boolean> {
  // VACUUM may freeze a row, but keeps its transaction number; after a wraparound, old rows are compared as well.
  const written = `WHERE age(xmin) <= age($1::text::xid)`;
  const missing = (of: ComparedTable, among: ComparedTable): string =>
    `SELECT FROM (${comparableRows(of)} ${written}) mine
       LEFT JOIN (${comparableRows(among)}) theirs USING (${rebuilt.key.join(', ')})
      WHERE mine::text IS DISTINCT FROM theirs::text`;
  const count = ({ schema, table }: ComparedTable): string => `(SELECT count(*) FROM ${schema}.${table})`;
  const rows = await readRows<{ same: boolean }>(
    db,
    `SELECT NOT EXISTS (${missing(live, rebuilt)}) AND NOT EXISTS (${missing(rebuilt, live)})
        AND ${count(live)} = ${count(rebuilt)} AS same`,
    [since],
  );
  return rows[0]!.same;
}

export interface Divergence {
  readonly table: string;
  /** The primary key of the row, column by column; empty if one side lacks the whole table. */
  readonly key: Readonly<Record<string, string>>;
  /** `only-live`: the log does not give this row. `only-rebuilt`: the live table lost it. */
  readonly kind: 'differs' | 'only-live' | 'only-rebuilt';
  /** The columns that differ, as JSON text; empty unless both sides have the row. */
  readonly columns: readonly { readonly column: string; readonly live: string; readonly rebuilt: string }[];
}

/** A digest of one table of a generation, for one casino and gaming day: rows, and SHA-256 over them in key order. */
export interface TableDigest {
  readonly table: string;
  readonly casino: string;
  readonly gamingDay: string;
  readonly rows: bigint;
  readonly digest: string;
}

/**
 * Compares every table of two generations: digests per casino and day first, rows only where the digests differ. For
 * generations that were equal in a snapshot, only what may have changed since is compared.
 */
export async function firstDivergence(
  db: Queryable,
  schemas: { readonly live: string; readonly rebuilt: string },
  since?: Since,
): Promise<Divergence | undefined> {
  const [ofLive, ofRebuilt] = [await tablesOf(db, schemas.live), await tablesOf(db, schemas.rebuilt)];
  for (const table of [...new Set([...ofLive.keys(), ...ofRebuilt.keys()])].sort()) {
    const [live, rebuilt] = [ofLive.get(table), ofRebuilt.get(table)];
    if (!rebuilt) return { table, key: {}, kind: 'only-live', columns: [] };
    if (!live) return { table, key: {}, kind: 'only-rebuilt', columns: [] };
    // The key of the rebuilt table is used for both, because the key of the live table may have been removed.
    const tables = { live: { ...live, key: rebuilt.key }, rebuilt };
    const divergence = await divergenceOfTable(db, tables, since);
    if (divergence) return divergence;
  }
  return undefined;
}

async function divergenceOfTable(
  db: Queryable,
  tables: TwoTables,
  since: Since | undefined,
): Promise<Divergence | undefined> {
  if (since !== undefined && (await isStillTheSame(db, tables, since))) return undefined;
  const group = firstDifferingGroup(await digestsOf(db, tables.live), await digestsOf(db, tables.rebuilt));
  return group && ((await divergingRow(db, tables)) ?? group);
}

/** @param casinos only of these */
export async function digestsOf(
  db: Queryable,
  of: ComparedTable,
  casinos?: readonly string[],
): Promise<TableDigest[]> {
  const day = of.columns.includes('gaming_day') ? 'gaming_day::text' : `''`;
  const digests = await readRows<Omit<TableDigest, 'table'>>(
    db,
    `SELECT casino, ${day} AS gaming_day, count(*) AS rows,
            encode(sha256(string_agg(row_hash, '' ORDER BY ${of.key.join(', ')})), 'hex') AS digest
       FROM (SELECT *, sha256(convert_to(t::text, 'UTF8')) AS row_hash FROM (${comparableRows(of)}${casinos === undefined ? '' : ' WHERE casino = ANY ($1)'}) t) hashed
      GROUP BY 1, 2 ORDER BY 1, 2`,
    casinos === undefined ? [] : [casinos],
  );
  return digests.map((digest) => ({ table: of.table, ...digest }));
}

function firstDifferingGroup(
  live: readonly TableDigest[],
  rebuilt: readonly TableDigest[],
): Divergence | undefined {
  const groupOf = ({ casino, gamingDay }: TableDigest): string => JSON.stringify([casino, gamingDay]);
  const counterparts = new Map(rebuilt.map((digest) => [groupOf(digest), digest]));
  const differing = live.find((digest) => counterparts.get(groupOf(digest))?.digest !== digest.digest);
  const known = new Set(live.map(groupOf));
  const group = differing ?? rebuilt.find((digest) => !known.has(groupOf(digest)));
  if (!group) return undefined;
  const { table, casino, gamingDay } = group;
  const kind = !differing ? 'only-rebuilt' : counterparts.has(groupOf(group)) ? 'differs' : 'only-live';
  return { table, key: { casino, gaming_day: gamingDay }, kind, columns: [] };
}

async function divergingRow(db: Queryable, { live, rebuilt }: TwoTables): Promise<Divergence | undefined> {
  const { table, key } = rebuilt;
  const found = await readRows<{ live: Row | null; rebuilt: Row | null }>(
    db,
    `SELECT ${asTexts('l', live)} AS live, ${asTexts('r', rebuilt)} AS rebuilt
       FROM (${comparableRows(live)}) l FULL JOIN (${comparableRows(rebuilt)}) r USING (${key.join(', ')})
      WHERE ${asTexts('l', live)} IS DISTINCT FROM ${asTexts('r', rebuilt)} ORDER BY ${key.join(', ')} LIMIT 1`,
  );
  return found[0] && describeRow(table, key, found[0]);
}

/**
 * The columns of a row, each as JSON text, since amounts have more digits than a JSON number of JavaScript; null where one side
 * lacks the row. They are named one by one, because a node of a distributed database knows no rows of another one as a whole.
 */
function asTexts(row: string, { columns, key }: ComparedTable): string {
  const members = columns.map((column) => `'${column}', coalesce(to_jsonb(${row}.${column})::text, 'null')`);
  return `CASE WHEN ${row}.${key[0]} IS NOT NULL THEN jsonb_build_object(${members.join(', ')}) END`;
}

type Row = Readonly<Record<string, string>>;

function describeRow(
  table: string,
  key: readonly string[],
  { live, rebuilt }: { live: Row | null; rebuilt: Row | null },
): Divergence {
  const named = Object.fromEntries(key.map((column) => [column, plain((live ?? rebuilt)![column]!)]));
  if (!live) return { table, key: named, kind: 'only-rebuilt', columns: [] };
  if (!rebuilt) return { table, key: named, kind: 'only-live', columns: [] };
  const columns = [...new Set([...Object.keys(rebuilt), ...Object.keys(live)])]
    .filter((column) => live[column] !== rebuilt[column])
    .map((column) => ({ column, live: live[column] ?? 'missing', rebuilt: rebuilt[column] ?? 'missing' }));
  return { table, key: named, kind: 'differs', columns };
}

const plain = (json: string): string => (json.startsWith('"') ? (JSON.parse(json) as string) : json);

export function describeDivergence({ table, key, kind, columns }: Divergence): string {
  const named = Object.entries(key).map(([column, value]) => `${column} ${value}`);
  const row = named.length === 0 ? `the table ${table}` : `${table} (${named.join(', ')})`;
  switch (kind) {
    case 'only-live':
      return `${row} stands in the live tables, and the log does not give it`;
    case 'only-rebuilt':
      return `${row} follows from the log, and the live tables do not hold it`;
    case 'differs':
      return `${row}: ${columns.map(describeColumn).join('; ') || 'its rows differ in number or order'}`;
  }
}

const describeColumn = ({ column, live, rebuilt }: Divergence['columns'][number]): string =>
  `${column} is ${live}, the log gives ${rebuilt}`;

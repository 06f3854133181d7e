import type { QueryRunner } from 'typeorm';

type Db = Pick<QueryRunner, 'query'>;

/** The first row in which two generations differ. */
export interface Divergence {
  readonly table: string;
  /** The primary key of the row, column by column. */
  readonly key: Readonly<Record<string, string>>;
  /** `only-live`: the log does not give this row. `only-rebuilt`: the live table lost it. */
  readonly kind: 'differs' | 'only-live' | 'only-rebuilt';
  /** The columns that differ, live value first; empty unless the row stands in both. */
  readonly columns: readonly { readonly column: string; readonly live: string; readonly rebuilt: string }[];
}

/** A digest of one table of a generation, for one casino and gaming day: rows, and SHA-256 over them in key order. */
export interface TableDigest {
  readonly table: string;
  readonly casino: string;
  /** Empty for a table whose rows belong to no day. */
  readonly gamingDay: string;
  readonly rows: bigint;
  readonly digest: string;
}

/** Compares every table of two generations: digests per casino and day first, rows only where the digests differ. */
export async function firstDivergence(
  db: Db,
  { live, rebuilt }: { live: string; rebuilt: string },
): Promise<Divergence | undefined> {
  for (const table of await tablesOf(db, rebuilt)) {
    const [ofLive, ofRebuilt] = [await digestsOf(db, live, table), await digestsOf(db, rebuilt, table)];
    if (JSON.stringify(ofLive, asText) === JSON.stringify(ofRebuilt, asText)) continue;
    const divergence = await divergingRow(db, { live, rebuilt, table });
    if (divergence) return divergence;
  }
  return undefined;
}

const asText = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value);

/** The tables of a generation, by name. */
export async function tablesOf(db: Db, schema: string): Promise<string[]> {
  const rows: { tablename: string }[] = await db.query(
    `SELECT tablename FROM pg_tables WHERE schemaname = $1 ORDER BY tablename`,
    [schema],
  );
  return rows.map(({ tablename }) => tablename);
}

/** The digests of a table, per casino and day. */
export async function digestsOf(db: Db, schema: string, table: string): Promise<TableDigest[]> {
  const key = await primaryKeyOf(db, schema, table);
  const day = (await hasColumn(db, { schema, table, column: 'gaming_day' })) ? 'gaming_day::text' : `''`;
  const rows: Omit<TableDigest, 'table'>[] = await db.query(
    `SELECT casino, ${day} AS "gamingDay", count(*) AS rows,
            encode(sha256(string_agg(row_hash, '' ORDER BY ${key.join(', ')})), 'hex') AS digest
       FROM (SELECT *, sha256(convert_to(t::text, 'UTF8')) AS row_hash FROM ${schema}.${table} t) hashed
      GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  return rows.map((row) => ({ table, ...row }));
}

async function hasColumn(
  db: Db,
  { schema, table, column }: { schema: string; table: string; column: string },
): Promise<boolean> {
  const rows: unknown[] = await db.query(
    `SELECT 1 FROM information_schema.columns WHERE table_schema = $1 AND table_name = $2 AND column_name = $3`,
    [schema, table, column],
  );
  return rows.length > 0;
}

async function primaryKeyOf(db: Db, schema: string, table: string): Promise<string[]> {
  const rows: { column_name: string }[] = await db.query(
    `SELECT a.attname AS column_name
       FROM pg_index i JOIN LATERAL unnest(i.indkey) WITH ORDINALITY AS k(attnum, position) ON true
       JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum
      WHERE i.indrelid = ($1 || '.' || $2)::regclass AND i.indisprimary ORDER BY k.position`,
    [schema, table],
  );
  return rows.map(({ column_name }) => column_name);
}

async function divergingRow(
  db: Db,
  { live, rebuilt, table }: { live: string; rebuilt: string; table: string },
): Promise<Divergence | undefined> {
  const key = await primaryKeyOf(db, live, table);
  const rows: { live: Row | null; rebuilt: Row | null }[] = await db.query(
    `SELECT to_jsonb(l) AS live, to_jsonb(r) AS rebuilt
       FROM ${live}.${table} l FULL JOIN ${rebuilt}.${table} r USING (${key.join(', ')})
      WHERE l::text IS DISTINCT FROM r::text ORDER BY ${key.join(', ')} LIMIT 1`,
  );
  const first = rows[0];
  return first && describe(table, key, first);
}

type Row = Readonly<Record<string, unknown>>;

function describe(table: string, key: readonly string[], pair: { live: Row | null; rebuilt: Row | null }): Divergence {
  const either = (pair.live ?? pair.rebuilt)!;
  const named = Object.fromEntries(key.map((column) => [column, String(either[column])]));
  if (!pair.live) return { table, key: named, kind: 'only-rebuilt', columns: [] };
  if (!pair.rebuilt) return { table, key: named, kind: 'only-live', columns: [] };
  const { live, rebuilt } = pair;
  const columns = Object.keys(live)
    .map((column) => ({ column, live: JSON.stringify(live[column]), rebuilt: JSON.stringify(rebuilt[column]) }))
    .filter((pairOfValues) => pairOfValues.live !== pairOfValues.rebuilt);
  return { table, key: named, kind: 'differs', columns };
}

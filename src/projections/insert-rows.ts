import type { Queryable } from './queryable';

/** A value as a column takes it; text stands for anything that has a text form (amounts, days, bytes as `\x…`). */
export type Cell = string | number | boolean | null | readonly string[];

/**
 * Inserts rows, whose keys are column names, with one statement and one parameter. All rows of a call have the
 * columns of the first. The rows travel without their column names, which halves the database's work.
 */
export async function insertRows(
  db: Queryable,
  table: string,
  rows: readonly object[],
  onConflict = '',
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const types = await columnTypesOf(db, table);
  const cells = columns.map((column, index) => `(r->>${index})::${types.get(column) ?? 'text'}`);
  await db.query(
    `INSERT INTO ${table} (${columns.join(', ')})
     SELECT ${cells.join(', ')} FROM jsonb_array_elements($1::jsonb) r ${onConflict}`,
    [JSON.stringify(rows.map((row) => cellsOf(row as Readonly<Record<string, Cell>>, columns)))],
  );
}

const cellsOf = (row: Readonly<Record<string, Cell>>, columns: readonly string[]): Cell[] =>
  columns.map((column) => {
    const cell = row[column] ?? null;
    return Array.isArray(cell) ? arrayLiteral(cell as readonly string[]) : cell;
  });

/** An array as PostgreSQL reads it from text: every element quoted, so that none is taken for NULL. */
const arrayLiteral = (elements: readonly string[]): string =>
  `{${elements.map((element) => `"${element.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** The tables are the same in every generation and for as long as the process runs. */
const knownTypes = new Map<string, ReadonlyMap<string, string>>();

async function columnTypesOf(db: Queryable, table: string): Promise<ReadonlyMap<string, string>> {
  const known = knownTypes.get(table);
  if (known) return known;
  const rows: { name: string; type: string }[] = await db.query(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
    [table],
  );
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  if (types.size > 0) knownTypes.set(table, types);
  return types;
}

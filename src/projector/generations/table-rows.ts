import { RELEASE } from '../../kernel/release';
import type { Queryable } from '../../ledger/_core/store/queryable';
import { readRows } from '../../ledger/_core/store/read-rows';

export interface TableInSchema {
  readonly schema: string;
  readonly table: string;
}

export async function tablesOf(db: Queryable, schema: string): Promise<string[]> {
  const rows = await readRows<{ tablename: string }>(
    db,
    `SELECT tablename FROM pg_tables WHERE schemaname = $1 ORDER BY tablename`,
    [schema],
  );
  return rows.map(({ tablename }) => tablename);
}

export async function primaryKeyOf(db: Queryable, { schema, table }: TableInSchema): Promise<string[]> {
  const rows = await readRows<{ columnName: string }>(
    db,
    `SELECT a.attname AS column_name
       FROM pg_index i JOIN LATERAL unnest(i.indkey) WITH ORDINALITY AS k(attnum, position) ON true
       JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum
      WHERE i.indrelid = ($1 || '.' || $2)::regclass AND i.indisprimary ORDER BY k.position`,
    [schema, table],
  );
  return rows.map(({ columnName }) => columnName);
}

/**
 * A query of the rows of a table as they are compared, to which a WHERE may be added. `rules_release` says by which release a row was evaluated: a
 * rebuild evaluates everything by today's, so an earlier one is no difference, and anything else than a release is.
 */
export async function comparableRows(
  db: Queryable,
  { schema, table }: TableInSchema,
): Promise<{ rows: string; columns: string[] }> {
  const found = await readRows<{ columnName: string }>(
    db,
    `SELECT attname AS column_name FROM pg_attribute
      WHERE attrelid = ($1 || '.' || $2)::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [schema, table],
  );
  const columns = found.map(({ columnName }) => columnName);
  const selected = columns.map((column) => (column === 'rules_release' ? EVALUATED_BY : column));
  return { rows: `SELECT ${selected.join(', ')} FROM ${schema}.${table}`, columns };
}

const RELEASE_NUMBERS = `'${RELEASE.split('-')[0]}'`;
const EVALUATED_BY = `CASE WHEN rules_release = '${RELEASE}' OR rules_release !~ '^[0-9]{1,4}[.][0-9]{1,4}[.][0-9]{1,4}$'
    THEN rules_release
  WHEN string_to_array(rules_release, '.')::integer[] < string_to_array(${RELEASE_NUMBERS}, '.')::integer[]
    THEN '${RELEASE}'
  ELSE rules_release END AS rules_release`;

import type { Queryable } from './queryable';
import type { AnyTable, Table, Written } from './table';

type Values<Row> = Partial<Written<Row>>;

/** A change of the rows that have the values `of`: they get the values `to`. All changes name the same columns. */
export interface RowChange<Row> {
  readonly of: Values<Row>;
  readonly to: Values<Row>;
}

/**
 * Changes rows with one statement; of two changes of one row either one counts.
 * @param condition what must hold of the row besides, such as `superseded_by IS NULL`
 */
export async function updateRows<Row>(
  db: Queryable,
  table: Table<Row>,
  changes: readonly RowChange<Row>[],
  condition = 'true',
): Promise<void> {
  if (changes.length === 0) return;
  const [named, changed] = [columnsIn(table, changes[0]!.of), columnsIn(table, changes[0]!.to)];
  const sets = changed.map(({ name, sqlName }) => `${sqlName} = given."to ${name}"`);
  await db.query(
    `UPDATE ${table.sqlName} AS row SET ${sets.join(', ')}
       FROM jsonb_to_recordset($1::jsonb) AS given(${[...typed('of', named), ...typed('to', changed)].join(', ')})
      WHERE ${same(named)} AND ${condition}`,
    [asJson(changes.map(({ of, to }) => ({ ...prefixed('of', of), ...prefixed('to', to) })))],
  );
}

/** Deletes the rows that have the values, with one statement; all of them name the same columns. */
export async function deleteRows<Row>(
  db: Queryable,
  table: Table<Row>,
  rows: readonly Values<Row>[],
  condition = 'true',
): Promise<void> {
  if (rows.length === 0) return;
  const named = columnsIn(table, rows[0]!);
  await db.query(
    `DELETE FROM ${table.sqlName} AS row USING jsonb_to_recordset($1::jsonb) AS given(${typed('of', named).join(', ')})
      WHERE ${same(named)} AND ${condition}`,
    [asJson(rows.map((row) => prefixed('of', row)))],
  );
}

const columnsIn = ({ columns }: AnyTable, values: object): AnyTable['columns'] =>
  columns.filter(({ name }) => name in values);

const typed = (prefix: string, columns: AnyTable['columns']): readonly string[] =>
  columns.map(({ name, sqlType }) => `"${prefix} ${name}" ${sqlType}`);

const same = (columns: AnyTable['columns']): string =>
  columns.map(({ name, sqlName }) => `row.${sqlName} = given."of ${name}"`).join(' AND ');

const prefixed = (prefix: string, values: object): object =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix} ${name}`, value]));

const asJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));

import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { Queryable } from './queryable';
import { type Separators, separatorsFor } from '../event-log/separated-text';

export interface Column<Value> {
  readonly type:
    | 'text'
    | 'uuid'
    | 'bigint'
    | 'numeric'
    | 'integer'
    | 'boolean'
    | 'date'
    | 'timestamptz'
    | 'bytea';
  readonly isArray?: true;
  readonly isOptional?: true;
  readonly isKey?: true;
  readonly storedAs?: string;
  /** For the type system only; no column has this property at run time. */
  readonly value?: Value;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;

export type RowOfColumns<Declared extends Columns> = {
  readonly [Name in keyof Declared]: Declared[Name] extends Column<infer Value> ? Value : never;
};

/** A row as it is written: bytes as `\x…`, an instant as text. */
export type Written<Row> = { readonly [Name in keyof Row]: WrittenValue<Row[Name]> };

type WrittenValue<Value> = Value extends Buffer | Date
  ? string
  : Value extends string[]
    ? readonly string[]
    : Value;

export type RowOf<Declared> = Declared extends Table<infer Row> ? Row : never;

export const column = {
  text: { type: 'text' } as Column<string>,
  uuid: { type: 'uuid' } as Column<string>,
  texts: { type: 'text', isArray: true } as Column<string[]>,
  bigint: { type: 'bigint' } as Column<bigint>,
  /** An amount in minor units, or another integer of any size. */
  numeric: { type: 'numeric' } as Column<bigint>,
  integer: { type: 'integer' } as Column<number>,
  integers: { type: 'integer', isArray: true } as Column<number[]>,
  boolean: { type: 'boolean' } as Column<boolean>,
  /** A gaming day, which has no time zone: text. */
  date: { type: 'date' } as Column<string>,
  instant: { type: 'timestamptz' } as Column<Date>,
  bytes: { type: 'bytea' } as Column<Buffer>,
  oneOf: <Value extends string>(): Column<Value> => ({ type: 'text' }),
  optional: <Value>(of: Column<Value>): Column<Value | null> => ({ ...of, isOptional: true }),
  key: <Value>(of: Column<Value>): Column<Value> => ({ ...of, isKey: true }),
  storedAs: <Value>(name: string, of: Column<Value>): Column<Value> => ({ ...of, storedAs: name }),
};

export interface AnyTable extends EntitySchema {
  /** The name in statements: with its schema, unless the generation is chosen at run time. */
  readonly sqlName: string;
  readonly columns: readonly NamedColumn[];
}

interface NamedColumn {
  readonly name: string;
  readonly sqlName: string;
  readonly sqlType: string;
  readonly isKey: boolean;
}

export class Table<Row> extends EntitySchema<Row> implements AnyTable {
  readonly sqlName: string;
  readonly columns: AnyTable['columns'];

  constructor(name: string, declared: Columns) {
    const [schema, tableName] = name.includes('.') ? name.split('.') : [undefined, name];
    const columns = Object.entries(declared).map(named);
    const entity = Object.fromEntries(columns.map(({ name: column, options }) => [column, options]));
    super({ name, tableName, ...(schema && { schema }), columns: entity as EntityColumns<Row> });
    this.sqlName = name;
    this.columns = columns;
  }
}

type EntityColumns<Row> = { [Name in keyof Row]: EntitySchemaColumnOptions };

function named([name, declared]: readonly [string, Column<unknown>]) {
  const { type, isArray = false, isOptional = false, isKey = false, storedAs = snakeCase(name) } = declared;
  const options = { name: storedAs, type, array: isArray, nullable: isOptional, primary: isKey };
  return { name, sqlName: storedAs, sqlType: isArray ? `${type}[]` : type, isKey, options };
}

/** @param name with its schema where it is no table of a read model, such as `register.record` */
export const table = <Declared extends Columns>(
  name: string,
  columns: Declared,
): Table<RowOfColumns<Declared>> => new Table(name, columns);

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

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

/** Rows for `jsonb_to_recordset`; integers of any size as text. */
export const asJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));

/** A value of a column; text for anything else with a text form (days, bytes as `\\x…`). */
type Cell = string | number | bigint | boolean | null | readonly string[];

/**
 * Inserts rows with one statement.
 * @throws as the database does where a row does not fit
 */
export async function insertRows<Declared>(
  db: Queryable,
  table: Table<Declared>,
  rows: readonly Written<Declared>[],
  onConflict = '',
): Promise<void> {
  if (rows.length === 0) return;
  const { text, separators } = asText(rows as unknown as readonly Row[], table);
  await db.query(`${insertInto(table)} ${onConflict}`, [
    text,
    separators.row,
    separators.cell,
    separators.absent,
  ]);
}

type RowWriter = <Declared>(
  db: Queryable,
  table: Table<Declared>,
  rows: readonly Written<Declared>[],
) => Promise<void>;

/** Inserts rows with one statement; in a row whose key is there already, each other column becomes `valueOf` it. */
const upsertWith =
  (valueOf: (column: string, table: string) => string): RowWriter =>
  (db, table, rows) => {
    const { columns, sqlName: name } = table;
    const keys = columns.filter(({ isKey }) => isKey).map(({ sqlName }) => sqlName);
    const others = columns.filter(({ isKey }) => !isKey);
    const sets = others.map(({ sqlName }) => `${sqlName} = ${valueOf(sqlName, name)}`);
    return insertRows(db, table, rows, `ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${sets.join(', ')}`);
  };

/** Inserts rows; one whose key is there already takes its place. */
export const replaceRows = upsertWith((column) => `excluded.${column}`);

/** Inserts rows of sums; one whose key is there already is added to it. */
export const addRows = upsertWith((column, table) => `${table}.${column} + excluded.${column}`);

/** Inserts rows; where the key is there already, the greater of both values stays in each other column. */
export const raiseRows = upsertWith((column, table) => `greatest(${table}.${column}, excluded.${column})`);

export const asBytes = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`;

function insertInto({ sqlName, columns }: AnyTable): string {
  const cells = columns.map(({ sqlType }, index) => `cells[${index + 1}]::${sqlType}`);
  // OFFSET 0 keeps the planner from expanding the row once for each of its columns.
  return `INSERT INTO ${sqlName} (${columns.map((column) => column.sqlName).join(', ')})
     SELECT ${cells.join(', ')}
       FROM (SELECT string_to_array(line, $3, $4) AS cells FROM string_to_table($1, $2) AS line OFFSET 0) AS given`;
}

type Row = Readonly<Record<string, Cell | undefined>>;

const UNTRANSLATABLE_CHARACTER = '22P05';

function asText(rows: readonly Row[], { columns }: AnyTable): { text: string; separators: Separators } {
  const lines = rows.map((row) => columns.map(({ name }) => cellText(row[name])));
  const separators = separatorsFor(lines);
  const { absent, cell, row } = separators;
  // The last cell has a separator too: otherwise a line with one empty cell would read as no cell.
  const text = lines.map((line) => line.map((value) => value ?? absent).join(cell) + cell).join(row);
  if (!text.isWellFormed()) throw loneSurrogate();
  return { text, separators };
}

const loneSurrogate = (): Error =>
  Object.assign(new Error('half of a surrogate pair has no form in UTF-8'), {
    code: UNTRANSLATABLE_CHARACTER,
  });

function cellText(cell: Cell | undefined): string | null {
  if (typeof cell === 'string') return cell;
  if (cell === null || cell === undefined) return null;
  return typeof cell === 'object' ? arrayLiteral(cell) : String(cell);
}

/** An array as PostgreSQL reads it from text: every element quoted, so that none is taken for NULL. */
const arrayLiteral = (elements: readonly string[]): string =>
  `{${elements.map((element) => `"${element.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

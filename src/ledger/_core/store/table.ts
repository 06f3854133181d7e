import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

/** A column of a table: its type in PostgreSQL, and `Value`, which is how code reads it. */
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
  /** In the database, where it is not the name in code with underscores. */
  readonly storedAs?: string;
  /** Of the type system only: no column has it. */
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

/** A row of a table as it is read: `RowOf<typeof JOURNAL_LINE>`. */
export type RowOf<Declared> = Declared extends Table<infer Row> ? Row : never;

export const text: Column<string> = { type: 'text' };
export const uuid: Column<string> = { type: 'uuid' };
export const texts: Column<string[]> = { type: 'text', isArray: true };
export const bigint: Column<bigint> = { type: 'bigint' };
/** An amount in minor units, or another integer of any size. */
export const numeric: Column<bigint> = { type: 'numeric' };
export const integer: Column<number> = { type: 'integer' };
export const boolean: Column<boolean> = { type: 'boolean' };
/** A gaming day, which has no time zone: text. */
export const date: Column<string> = { type: 'date' };
export const instant: Column<Date> = { type: 'timestamptz' };
export const bytes: Column<Buffer> = { type: 'bytea' };

export const oneOf = <Value extends string>(): Column<Value> => ({ type: 'text' });
export const optional = <Value>(column: Column<Value>): Column<Value | null> => ({
  ...column,
  isOptional: true,
});
export const key = <Value>(column: Column<Value>): Column<Value> => ({ ...column, isKey: true });

/** A column that has another name in code than in the database. */
export const storedAs = <Value>(name: string, column: Column<Value>): Column<Value> => ({
  ...column,
  storedAs: name,
});

/** A table whatever its rows are. */
export interface AnyTable extends EntitySchema {
  /** As statements name it: with its schema, unless the generation that is read is a matter of the moment. */
  readonly sqlName: string;
  readonly columns: readonly NamedColumn[];
}

interface NamedColumn {
  readonly name: string;
  readonly sqlName: string;
  readonly sqlType: string;
  readonly isKey: boolean;
}

/** A table and its columns, declared once: TypeORM, inserts and types of rows take them from here. */
export class Table<Row> extends EntitySchema<Row> implements AnyTable {
  readonly sqlName: string;
  readonly columns: AnyTable['columns'];

  constructor(name: string, columns: Columns) {
    const [schema, tableName] = name.includes('.') ? name.split('.') : [undefined, name];
    super({ name, tableName, ...(schema && { schema }), columns: entityColumns<Row>(columns) });
    this.sqlName = name;
    this.columns = Object.entries(columns).map(
      ([column, { type, isArray, isKey = false, storedAs: stored }]) => ({
        ...{
          name: column,
          sqlName: stored ?? snakeCase(column),
          sqlType: isArray ? `${type}[]` : type,
          isKey,
        },
      }),
    );
  }
}

/** @param name with its schema where it is no table of a read model, such as `register.record` */
export const table = <Declared extends Columns>(
  name: string,
  columns: Declared,
): Table<RowOfColumns<Declared>> => new Table(name, columns);

const entityColumns = <Row>(columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).map(
      ([name, { type, isArray = false, isOptional = false, isKey = false, storedAs: stored }]) => [
        name,
        {
          ...{ name: stored ?? snakeCase(name), type, array: isArray, nullable: isOptional, primary: isKey },
        } satisfies EntitySchemaColumnOptions,
      ],
    ),
  ) as { [Name in keyof Row]: EntitySchemaColumnOptions };

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

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

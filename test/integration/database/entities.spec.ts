import type { EntityMetadata } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Tables of read models are named without schema: the generation that is read is a matter of the moment. */
const PATTERN_SCHEMA = 'read_model';

/** Columns that are kept and that nobody asks for yet. */
const NOT_READ: Readonly<Record<string, readonly string[]>> = {
  'read_model.journal_line': ['exact_numerator', 'exact_denominator'],
};

const tableOf = ({ schema, tableName }: EntityMetadata): string => `${schema ?? PATTERN_SCHEMA}.${tableName}`;

const SPELLING: Readonly<Record<string, string>> = { timestamptz: 'timestamp with time zone' };

/** `name type`, and whether it may be empty and belongs to the key, as the entity says it. */
const columnsOf = (entity: EntityMetadata): string[] =>
  entity.columns.map(({ databaseName, type, isArray, isNullable, isPrimary }) => {
    const named = SPELLING[type as string] ?? (type as string);
    return [databaseName, `${named}${isArray ? '[]' : ''}`, isNullable && 'nullable', isPrimary && 'key']
      .filter(Boolean)
      .join(' ');
  });

/** The same, as the database says it. */
async function columnsInDatabase(table: string): Promise<string[]> {
  const rows = await database.dataSource.query<{ name: string; column: string }[]>(
    `SELECT attname AS name, concat_ws(' ', attname, format_type(atttypid, NULL),
            CASE WHEN NOT attnotnull THEN 'nullable' END, CASE WHEN attnum = ANY (key.conkey) THEN 'key' END) AS column
       FROM pg_attribute LEFT JOIN pg_constraint key ON key.conrelid = attrelid AND key.contype = 'p'
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
    [table],
  );
  return rows.filter(({ name }) => !NOT_READ[table]?.includes(name)).map(({ column }) => column);
}

it('every entity has the columns of its table, no more and no fewer, with their types', async () => {
  const { entityMetadatas } = database.dataSource;
  expect(entityMetadatas.length).toBeGreaterThan(5);
  for (const entity of entityMetadatas) {
    const inDatabase = await columnsInDatabase(tableOf(entity));
    expect({ [tableOf(entity)]: columnsOf(entity).sort() }).toEqual({ [tableOf(entity)]: inDatabase.sort() });
  }
});

it('the exceptions are columns that exist', async () => {
  const { dataSource } = database;
  for (const [table, names] of Object.entries(NOT_READ)) {
    const found = await dataSource.query<{ attname: string }[]>(
      `SELECT attname FROM pg_attribute WHERE attrelid = $1::regclass AND attname = ANY ($2)`,
      [table, names],
    );
    expect(found.map(({ attname }) => attname).sort()).toEqual([...names].sort());
  }
});

import type { EntityMetadata } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Tables of read models are declared without schema, since the live generation changes. */
const PATTERN_SCHEMA = 'read_model';

/** Tables without a declaration, with reasons. */
const NOT_DECLARED: Readonly<Record<string, string>> = {
  'event_log.event': 'written and read by the adapter of the log alone, which stands below every read model',
  'event_log.head': 'as above',
  'event_log.stream': 'as above',
  'public.schema_migration': 'kept by TypeORM',
};

const tableOf = ({ schema, tableName }: EntityMetadata): string => `${schema ?? PATTERN_SCHEMA}.${tableName}`;

const SPELLING: Readonly<Record<string, string>> = { timestamptz: 'timestamp with time zone' };

/** The declared columns: name, type, nullability, membership in the key. */
const columnsOf = (entity: EntityMetadata): string[] =>
  entity.columns.map(({ databaseName, type, isArray, isNullable, isPrimary }) => {
    const named = SPELLING[type as string] ?? (type as string);
    return [databaseName, `${named}${isArray ? '[]' : ''}`, isNullable && 'nullable', isPrimary && 'key']
      .filter(Boolean)
      .join(' ');
  });

/** The same from the catalogue of the database. */
async function columnsInDatabase(table: string): Promise<string[]> {
  const rows = await database.dataSource.query<{ column: string }[]>(
    `SELECT concat_ws(' ', attname, format_type(atttypid, NULL),
            CASE WHEN NOT attnotnull THEN 'nullable' END, CASE WHEN attnum = ANY (key.conkey) THEN 'key' END) AS column
       FROM pg_attribute LEFT JOIN pg_constraint key ON key.conrelid = attrelid AND key.contype = 'p'
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
    [table],
  );
  return rows.map(({ column }) => column);
}

it('every declaration has the columns of its table, no more and no fewer, with their types', async () => {
  const { entityMetadatas } = database.dataSource;
  expect(entityMetadatas.length).toBeGreaterThan(5);
  for (const entity of entityMetadatas) {
    const inDatabase = await columnsInDatabase(tableOf(entity));
    expect({ [tableOf(entity)]: columnsOf(entity).sort() }).toEqual({ [tableOf(entity)]: inDatabase.sort() });
  }
});

it('every table is declared, but for those that are named here', async () => {
  const tables = await database.dataSource.query<{ name: string }[]>(
    `SELECT schemaname || '.' || tablename AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND schemaname NOT LIKE 'generation\\_%'`,
  );
  const declared = database.dataSource.entityMetadatas.map(tableOf);
  expect(tables.map(({ name }) => name).sort()).toEqual([...declared, ...Object.keys(NOT_DECLARED)].sort());
});

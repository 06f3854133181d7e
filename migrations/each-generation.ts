/** Runs statements of PL/pgSQL for every generation that has tables; `schema_name` is the name of its schema. */
export const inEachGeneration = (statements: string): string => `
  DO $$ DECLARE schema_name text; BEGIN
    FOR schema_name IN SELECT nspname FROM pg_namespace JOIN projection.generation g ON nspname = 'generation_' || g.generation
    LOOP ${statements}
    END LOOP;
  END $$`;

/** Makes tables of the pattern in every generation that exists; they are empty there until the next rebuild. */
export const copyToEachGeneration = (tables: readonly string[]): string =>
  inEachGeneration(
    tables
      .map(
        (table) =>
          `EXECUTE format('CREATE TABLE %I.${table} (LIKE read_model.${table} INCLUDING ALL)', schema_name);`,
      )
      .join('\n'),
  );

/** Drops tables in every generation and in the pattern. */
export const dropEverywhere = (tables: readonly string[]): string[] => [
  inEachGeneration(
    tables.map((table) => `EXECUTE format('DROP TABLE %I.${table}', schema_name);`).join('\n'),
  ),
  ...tables.map((table) => `DROP TABLE read_model.${table}`),
];

/** Indexes by name: table, columns and condition, as they stand behind `ON schema.`. */
export type Indexes = Readonly<Record<string, string>>;

/** Makes indexes in every generation and in the pattern. */
export const indexEverywhere = (indexes: Indexes): string[] =>
  Object.entries(indexes).flatMap(([name, on]) => [
    `CREATE INDEX ${name} ON read_model.${on}`,
    inEachGeneration(`EXECUTE format('CREATE INDEX ${name} ON %I.${inFormat(on)}', schema_name);`),
  ]);

/** Drops indexes in every generation that has them by that name, and in the pattern. */
export const dropIndexesEverywhere = (indexes: Indexes): string[] =>
  Object.keys(indexes).flatMap((name) => [
    `DROP INDEX read_model.${name}`,
    inEachGeneration(`EXECUTE format('DROP INDEX IF EXISTS %I.${name}', schema_name);`),
  ]);

/** A text inside the quoted pattern of `format`. */
const inFormat = (text: string): string => text.replaceAll('%', '%%').replaceAll("'", "''");

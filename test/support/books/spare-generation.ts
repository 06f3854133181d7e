import type { DataSource, QueryRunner } from 'typeorm';

/* Creating and dropping the tables of a generation costs PostgreSQL a tenth of a second, ten times what verify reads in the
   books of a spec, and hundreds of specs verify. So a generation that never went live is emptied and kept under another
   name, and the next generation takes over its tables. Specs about creating and dropping do without: see `useBooks`. */

/** A name that no query for generations matches. */
const SPARE = 'spare_tables';
const OPEN = 'SELECT projection.open_generation($1)';
const DROP = 'SELECT projection.drop_generation($1)';

/** Does what `projection.open_generation` does, with the spare tables. */
const takeSpare = (generation: number): string => `
  DO $$ BEGIN
    INSERT INTO projection.generation (generation, state) VALUES (${generation}, 'building');
    ALTER SCHEMA ${SPARE} RENAME TO generation_${generation};
  END $$`;

/** Empties the tables: large ones by TRUNCATE, small ones by DELETE, which is cheaper for them. */
const keepAsSpare = (generation: number): string => `
  DO $$ DECLARE filled record; BEGIN
    FOR filled IN SELECT oid::regclass AS name, pg_relation_size(oid) AS size FROM pg_class
                   WHERE relnamespace = 'generation_${generation}'::regnamespace AND relkind = 'r'
    LOOP
      IF filled.size > 262144 THEN EXECUTE format('TRUNCATE %s', filled.name);
      ELSIF filled.size > 0 THEN EXECUTE format('DELETE FROM %s', filled.name);
      END IF;
    END LOOP;
    ALTER SCHEMA generation_${generation} RENAME TO ${SPARE};
  END $$`;

type Query = (sql: string, parameters?: unknown[]) => Promise<unknown>;

/** Makes this data source open generations from spare tables if there are any. */
export function keepSpareGeneration(dataSource: DataSource): void {
  const create = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner) as Query;
    const sparing: Query = async (sql, parameters) =>
      ((sql === OPEN || sql === DROP) && (await replaced(query, sql, Number(parameters![0])))) ||
      query(sql, parameters);
    runner.query = sparing as QueryRunner['query'];
    return runner;
  };
}

/** Whether spare tables were taken or kept instead of running the statement. */
async function replaced(query: Query, sql: string, generation: number): Promise<boolean> {
  const [now] = (await query(
    `SELECT to_regnamespace('${SPARE}') IS NOT NULL AS spare,
            to_regnamespace('generation_${generation}') IS NOT NULL
              AND EXISTS (SELECT FROM projection.generation WHERE generation = $1 AND state = 'building') AS built`,
    [generation],
  )) as { spare: boolean; built: boolean }[];
  const does = sql === OPEN ? now!.spare : now!.built && !now!.spare;
  if (does) await query(sql === OPEN ? takeSpare(generation) : keepAsSpare(generation));
  return does;
}

import type { DataSource, QueryRunner } from 'typeorm';

/* Making the tables of a generation and dropping them costs PostgreSQL a tenth of a second, ten times what verify reads in
   the books of a spec, and hundreds of specs verify. So one generation that was built and never went live is emptied
   and kept under another name, and the next one that is opened is given its tables. What is made anew and
   dropped is said by those specs that have no spare one: see `useBooks`. */

/** Not the name of a generation: nobody who looks for those finds it. */
const SPARE = 'spare_tables';
const OPEN = 'SELECT projection.open_generation($1)';
const DROP = 'SELECT projection.drop_generation($1)';

/** As `projection.open_generation`, out of the spare tables. */
const takeSpare = (generation: number): string => `
  DO $$ BEGIN
    INSERT INTO projection.generation (generation, state) VALUES (${generation}, 'building');
    ALTER SCHEMA ${SPARE} RENAME TO generation_${generation};
  END $$`;

/** A large table is truncated, of a small one the rows are deleted, which is cheaper. */
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

/** From now on this data source opens generations out of spare tables where it can. */
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

/** Whether spare tables were taken or kept instead of what the statement says. */
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

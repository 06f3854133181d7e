import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Generations are made, analysed and dropped by functions that run with the rights of the owner of the tables, so that
 * the service itself can be a role that owns nothing. Whoever may use the pattern of the read models may use a new
 * generation.
 */
export class ServiceRole1700000000201 implements MigrationInterface {
  name = 'ServiceRole1700000000201';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...Object.values(FUNCTIONS), ...CLOSED]) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const signature of Object.keys(FUNCTIONS))
      await queryRunner.query(`DROP FUNCTION projection.${signature}`);
  }
}

/** The path is set, since otherwise a caller could have the owner run functions of its own. */
const AS_OWNER = `LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp`;

const FUNCTIONS = {
  'open_generation(integer)': `
    CREATE FUNCTION projection.open_generation(number integer) RETURNS void ${AS_OWNER} AS $$
    DECLARE
      name text := 'generation_' || number;
      reader regrole;
    BEGIN
      PERFORM projection.create_generation(number);
      FOR reader IN
        SELECT DISTINCT grantee::regrole FROM pg_namespace, aclexplode(nspacl)
         WHERE nspname = 'read_model' AND privilege_type = 'USAGE' AND grantee NOT IN (0, nspowner)
      LOOP
        EXECUTE format('GRANT USAGE ON SCHEMA %I TO %s', name, reader);
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA %I TO %s', name, reader);
      END LOOP;
    END $$`,
  'analyze_generation(integer)': `
    CREATE FUNCTION projection.analyze_generation(number integer) RETURNS void ${AS_OWNER} AS $$
    DECLARE pattern record;
    BEGIN
      FOR pattern IN SELECT schemaname, tablename FROM pg_tables WHERE schemaname = 'generation_' || number LOOP
        EXECUTE format('ANALYZE %I.%I', pattern.schemaname, pattern.tablename);
      END LOOP;
    END $$`,
  'drop_generation(integer)': `
    CREATE FUNCTION projection.drop_generation(number integer) RETURNS void ${AS_OWNER} AS $$
    BEGIN
      IF EXISTS (SELECT FROM projection.live WHERE generation = number) THEN
        RAISE EXCEPTION 'generation % is in use and is not dropped', number USING ERRCODE = 'object_in_use';
      END IF;
      EXECUTE format('DROP SCHEMA IF EXISTS %I CASCADE', 'generation_' || number);
    END $$`,
};

/** A function may be called by everybody unless this is taken back. */
const CLOSED = Object.keys(FUNCTIONS).map(
  (signature) => `REVOKE EXECUTE ON FUNCTION projection.${signature} FROM PUBLIC`,
);

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who reads the schema `bi` through SQL, and of which casinos. The rows follow from decisions in the stream of the house;
 * the service keeps them equal to it, and `verify` compares the two.
 */
export class SqlReaders1700000000422 implements MigrationInterface {
  name = 'SqlReaders1700000000422';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [SQL_READER, END_SQL_SESSIONS, CLOSED]) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP FUNCTION access.end_sql_sessions(integer)`);
    await queryRunner.query(`DROP TABLE access.sql_reader`);
  }
}

const SQL_READER = `CREATE TABLE access.sql_reader (
   login text COLLATE "C" PRIMARY KEY,
   credential text COLLATE "C" NOT NULL,
   every_casino boolean NOT NULL,
   casinos text[] COLLATE "C" NOT NULL,
   expires_at timestamptz NOT NULL,
   CHECK (every_casino = (cardinality(casinos) = 0))
 )`;

/**
 * Ends sessions of readers: all sessions of a login without a decision, and those whose statement, or whose transaction
 * without a statement, takes longer than the limit. A reader can lift its own time limits, but not this one. Readers
 * are the roles, other than the owner, that may use the schema \`bi\`. Sessions that the owner may not end are counted
 * and left.
 */
const END_SQL_SESSIONS = `
  CREATE FUNCTION access.end_sql_sessions(seconds integer, OUT ended integer, OUT left_alone integer)
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  DECLARE session record;
  BEGIN
    ended := 0;
    left_alone := 0;
    FOR session IN
      SELECT pid FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()
         AND usesysid IN (SELECT grantee FROM pg_namespace, aclexplode(nspacl)
                           WHERE nspname = 'bi' AND privilege_type = 'USAGE' AND grantee <> nspowner)
         AND (NOT EXISTS (SELECT FROM access.sql_reader WHERE login = usename AND expires_at > clock_timestamp())
              OR state = 'active' AND query_start < clock_timestamp() - make_interval(secs => seconds)
              OR state LIKE 'idle in transaction%' AND state_change < clock_timestamp() - make_interval(secs => seconds))
    LOOP
      BEGIN
        IF pg_terminate_backend(session.pid) THEN ended := ended + 1; END IF;
      EXCEPTION WHEN insufficient_privilege THEN
        left_alone := left_alone + 1;
      END;
    END LOOP;
  END $$`;

const CLOSED = `REVOKE EXECUTE ON FUNCTION access.end_sql_sessions(integer) FROM PUBLIC`;

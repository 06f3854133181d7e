import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Looks a reader of SQL up before the casinos, and not by a join with them: where the register is distributed by casino (Citus),
 * the condition on the session user would be compared on a worker, where the session is of another role, and no reader saw
 * a row.
 */
export class CasinosOfAReader1700000000441 implements MigrationInterface {
  name = 'CasinosOfAReader1700000000441';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(LOOKED_UP_FIRST);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(JOINED);
  }
}

const OF_THE_OWNER = `STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp`;

const LOOKED_UP_FIRST = `
  CREATE OR REPLACE FUNCTION bi.casinos() RETURNS TABLE (casino text) LANGUAGE plpgsql ROWS 10 ${OF_THE_OWNER} AS $of$
    DECLARE reader record;
    BEGIN
      SELECT given.casinos, given.every_casino INTO reader FROM access.sql_reader given
       WHERE given.login = session_user AND given.expires_at > clock_timestamp();
      IF NOT FOUND THEN RETURN; END IF;
      RETURN QUERY SELECT known.casino FROM register.casino known
        WHERE known.casino <> 'house' AND (reader.every_casino OR known.casino = ANY (reader.casinos));
    END $of$`;

const JOINED = `
  CREATE OR REPLACE FUNCTION bi.casinos() RETURNS TABLE (casino text) LANGUAGE sql ROWS 10 ${OF_THE_OWNER} AS $$
     SELECT known.casino FROM register.casino known
       JOIN access.sql_reader reader ON reader.login = session_user AND reader.expires_at > clock_timestamp()
        AND (reader.every_casino OR known.casino = ANY (reader.casinos))
      WHERE known.casino <> 'house' $$`;

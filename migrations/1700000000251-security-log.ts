import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The security log. It is append-only as the event log is, and its lines are a chain. */
export class SecurityLog1700000000251 implements MigrationInterface {
  name = 'SecurityLog1700000000251';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE access.security_log (
        number bigint PRIMARY KEY CHECK (number > 0),
        at timestamptz NOT NULL,
        kind text COLLATE "C" NOT NULL,
        casino text COLLATE "C",
        credential text COLLATE "C",
        person text COLLATE "C",
        address text COLLATE "C",
        times integer NOT NULL CHECK (times > 0),
        since timestamptz,
        details text COLLATE "C" NOT NULL,
        hash text COLLATE "C" NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$')
      )`);
    await queryRunner.query(
      `CREATE INDEX security_log_of_casino ON access.security_log (casino, number) WHERE casino IS NOT NULL`,
    );
    await queryRunner.query(`CREATE INDEX security_log_by_time ON access.security_log (at)`);
    await queryRunner.query(`
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON access.security_log
      FOR EACH STATEMENT EXECUTE FUNCTION event_log.refuse_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE access.security_log`);
  }
}

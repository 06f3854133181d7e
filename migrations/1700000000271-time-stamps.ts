import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time stamps of an authority outside (RFC 3161) over anchors. Append-only, as the register is kept. */
export class TimeStamps1700000000271 implements MigrationInterface {
  name = 'TimeStamps1700000000271';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE access.time_stamp (
        casino text COLLATE "C" NOT NULL,
        record bigint NOT NULL CHECK (record > 0),
        nonce text COLLATE "C" NOT NULL CHECK (nonce ~ '^[0-9a-f]{16,64}$'),
        hash text COLLATE "C" NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
        token text COLLATE "C" NOT NULL,
        PRIMARY KEY (casino, record, nonce)
      )`);
    await queryRunner.query(`COMMENT ON COLUMN access.time_stamp.token IS 'DER in base64'`);
    await queryRunner.query(`
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON access.time_stamp
      FOR EACH STATEMENT EXECUTE FUNCTION event_log.refuse_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE access.time_stamp`);
  }
}

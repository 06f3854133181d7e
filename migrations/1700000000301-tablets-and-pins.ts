import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What checks the PINs of persons, and the tablet of a session that began with one. Which PIN is a person's is in the log;
 * its hash is not, since a PIN of six digits does not withstand everybody who may keep a copy of the log.
 */
export class TabletsAndPins1700000000301 implements MigrationInterface {
  name = 'TabletsAndPins1700000000301';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE access.session ADD COLUMN tablet text COLLATE "C"`);
    await queryRunner.query(`
      CREATE TABLE access.pin (
        person text COLLATE "C" PRIMARY KEY,
        pin text COLLATE "C" NOT NULL,
        salt bytea NOT NULL,
        hash bytea NOT NULL,
        failures integer NOT NULL CHECK (failures >= 0),
        locked_at timestamptz,
        set_at timestamptz NOT NULL
      )`);
    await queryRunner.query(
      `COMMENT ON COLUMN access.pin.hash IS 'scrypt of the PIN under a key that is outside of the database'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE access.pin`);
    await queryRunner.query(`DELETE FROM access.session WHERE tablet IS NOT NULL`);
    await queryRunner.query(`ALTER TABLE access.session DROP COLUMN tablet`);
  }
}

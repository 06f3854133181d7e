import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Wrong PINs are counted for each tablet too, so that a tablet locks nobody out on others. What is locked stays so. */
export class PinFailures1700000000351 implements MigrationInterface {
  name = 'PinFailures1700000000351';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE access.pin_failures (
        person text COLLATE "C" NOT NULL,
        tablet text COLLATE "C" NOT NULL,
        failures integer NOT NULL CHECK (failures > 0),
        locked_until timestamptz,
        PRIMARY KEY (person, tablet)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE access.pin_failures`);
  }
}

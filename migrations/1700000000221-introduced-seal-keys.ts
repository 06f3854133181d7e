import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A seal key after the first is introduced by a signature of one that is known. */
export class IntroducedSealKeys1700000000221 implements MigrationInterface {
  name = 'IntroducedSealKeys1700000000221';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE access.seal_key ADD COLUMN introduced_by text COLLATE "C", ADD COLUMN introduction text COLLATE "C",
         ADD CHECK ((introduced_by IS NULL) = (introduction IS NULL))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE access.seal_key DROP COLUMN introduced_by, DROP COLUMN introduction`,
    );
  }
}

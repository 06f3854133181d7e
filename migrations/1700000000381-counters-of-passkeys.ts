import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a passkey showed last: one that counts, and counts back, may have a copy. */
export class CountersOfPasskeys1700000000381 implements MigrationInterface {
  name = 'CountersOfPasskeys1700000000381';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE access.credential_use
        ADD COLUMN counter bigint CHECK (counter BETWEEN 0 AND 4294967295),
        ADD COLUMN signature_hash text COLLATE "C",
        ADD CHECK ((counter IS NULL) = (signature_hash IS NULL))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE access.credential_use DROP COLUMN counter, DROP COLUMN signature_hash`,
    );
  }
}

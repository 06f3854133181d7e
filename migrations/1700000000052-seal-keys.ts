import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The keys by which this house seals its days. Public keys are kept for ever, so that old seals can be proven; the
 * private key stands here only where none was configured.
 */
export class SealKeys1700000000052 implements MigrationInterface {
  name = 'SealKeys1700000000052';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE access.seal_key (
        public_key text COLLATE "C" PRIMARY KEY,
        private_key text COLLATE "C",
        made_at timestamptz NOT NULL
      )`);
    await queryRunner.query(
      `COMMENT ON COLUMN access.seal_key.private_key IS 'NULL: kept outside, in the file that CAGNOTTE_SEAL_KEY names'`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX one_private_seal_key ON access.seal_key ((1)) WHERE private_key IS NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE access.seal_key`);
  }
}

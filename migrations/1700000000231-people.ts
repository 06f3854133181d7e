import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Persons and credentials are what the stream of the house in the log says (decision 41). The API keys of earlier releases
 * stay where they are, are taken over once, and open nothing any more; what stands beside the log is only when a
 * credential was last used.
 */
export class People1700000000231 implements MigrationInterface {
  name = 'People1700000000231';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE access.api_key RENAME TO former_api_key`);
    await queryRunner.query(`
      CREATE TABLE access.credential_use (
        credential text COLLATE "C" PRIMARY KEY,
        last_used_at timestamptz NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE access.credential_use`);
    await queryRunner.query(`ALTER TABLE access.former_api_key RENAME TO api_key`);
  }
}

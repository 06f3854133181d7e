import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['access.seal_key', 'access.personal_key', 'access.subject_key'];

/** Nothing can prove when a key was entered here, and nothing needs it: the log says when a key was introduced. */
export class MomentsOfKeys1700000000371 implements MigrationInterface {
  name = 'MomentsOfKeys1700000000371';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN made_at`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await queryRunner.query(`ALTER TABLE ${table} ADD COLUMN made_at timestamptz NOT NULL DEFAULT now()`);
  }
}

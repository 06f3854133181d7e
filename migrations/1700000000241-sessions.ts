import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sessions of persons who signed in with a browser, by the hash of what their cookie holds; and the secret by which
 * every process of the house knows the challenges that another one gave. Neither is part of the books or of any proof.
 */
export class Sessions1700000000241 implements MigrationInterface {
  name = 'Sessions1700000000241';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE access.session (
        id text COLLATE "C" PRIMARY KEY,
        secret_hash text NOT NULL,
        person text COLLATE "C" NOT NULL,
        credential text COLLATE "C",
        signed_in_with text NOT NULL,
        challenge text COLLATE "C" UNIQUE,
        agent text NOT NULL,
        began_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL,
        fresh_at timestamptz NOT NULL,
        ended_at timestamptz
      )`);
    await queryRunner.query(`CREATE INDEX session_person ON access.session (person)`);
    await queryRunner.query(`CREATE INDEX session_began_at ON access.session (began_at)`);
    await queryRunner.query(`
      CREATE TABLE access.challenge_key (
        id text COLLATE "C" PRIMARY KEY,
        secret bytea NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE access.challenge_key`);
    await queryRunner.query(`DROP TABLE access.session`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The keys of persons whose names are recorded, wrapped by a key of the house that is outside of the database. */
export class PersonalData1700000000291 implements MigrationInterface {
  name = 'PersonalData1700000000291';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE access.personal_key (
        is_one boolean PRIMARY KEY DEFAULT true CHECK (is_one),
        fingerprint text COLLATE "C" NOT NULL CHECK (fingerprint ~ '^[0-9a-f]{16}$'),
        made_at timestamptz NOT NULL
      )`);
    await queryRunner.query(`
      CREATE TABLE access.subject_key (
        key_id text COLLATE "C" PRIMARY KEY CHECK (key_id ~ '^[A-Za-z0-9_-]{22}$'),
        casino text COLLATE "C" NOT NULL,
        subject text COLLATE "C" NOT NULL,
        wrapped text COLLATE "C",
        made_at timestamptz NOT NULL,
        first_day date NOT NULL,
        last_day date NOT NULL,
        erased_at timestamptz,
        CHECK ((wrapped IS NULL) = (erased_at IS NOT NULL))
      )`);
    await queryRunner.query(`
      CREATE UNIQUE INDEX subject_key_in_use ON access.subject_key (casino, subject) WHERE wrapped IS NOT NULL`);
    await queryRunner.query(
      `CREATE INDEX subject_key_erased ON access.subject_key (casino, subject) WHERE wrapped IS NULL`,
    );
    await queryRunner.query(
      `COMMENT ON COLUMN access.subject_key.wrapped IS 'AES-256-GCM under the key of the house; null once destroyed'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE access.subject_key`);
    await queryRunner.query(`DROP TABLE access.personal_key`);
  }
}

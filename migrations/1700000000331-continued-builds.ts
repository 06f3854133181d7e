import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a build of a generation was made by, and how far its casinos are, so that one that was killed can be continued. */
export class ContinuedBuilds1700000000331 implements MigrationInterface {
  name = 'ContinuedBuilds1700000000331';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [
      `CREATE TABLE projection.build (
         generation integer PRIMARY KEY REFERENCES projection.generation,
         made_by text NOT NULL,
         begun_at timestamptz NOT NULL
       )`,
      `CREATE TABLE projection.build_head (
         generation integer NOT NULL REFERENCES projection.generation,
         casino text COLLATE "C" NOT NULL,
         last_number bigint NOT NULL,
         chain_hash bytea NOT NULL,
         chain_version integer NOT NULL,
         last_recorded_at timestamptz NOT NULL,
         repeats_skipped bigint NOT NULL,
         PRIMARY KEY (generation, casino)
       ) WITH (fillfactor = 50)`,
    ])
      await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['build_head', 'build']) await queryRunner.query(`DROP TABLE projection.${table}`);
  }
}

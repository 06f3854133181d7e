import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each partition of casinos has a checkpoint and a lease of its own, so that several services project at the same time. Who
 * takes part says so in `projection.member`, from which each knows its fair share.
 */
export class CheckpointsOfPartitions1700000000321 implements MigrationInterface {
  name = 'CheckpointsOfPartitions1700000000321';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [
      `CREATE TABLE projection.checkpoint (
         generation integer NOT NULL REFERENCES projection.generation,
         partitions integer[] NOT NULL CHECK (partitions <> '{}'),
         place text,
         PRIMARY KEY (generation, partitions)
       ) WITH (fillfactor = 50)`,
      `INSERT INTO projection.checkpoint
         SELECT generation, (SELECT array_agg(partition) FROM generate_series(0, 63) AS partition), place
           FROM projection.generation WHERE state <> 'retired'`,
      `ALTER TABLE projection.generation DROP COLUMN place`,
      `DROP TABLE projection.lease`,
      `CREATE TABLE projection.member (holder text PRIMARY KEY, expires_at timestamptz NOT NULL) WITH (fillfactor = 50)`,
      `CREATE TABLE projection.lease (partition integer PRIMARY KEY CHECK (partition BETWEEN 0 AND 63), holder text)`,
      `INSERT INTO projection.lease SELECT partition FROM generate_series(0, 63) AS partition`,
    ])
      await queryRunner.query(statement);
  }

  /** A release before has one place for all casinos: while they differ there is no way back. */
  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [
      `DROP TABLE projection.member`,
      `DROP TABLE projection.lease`,
      `CREATE TABLE projection.lease (
         only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
         holder text,
         expires_at timestamptz NOT NULL
       )`,
      `INSERT INTO projection.lease (holder, expires_at) VALUES (NULL, '-infinity')`,
      `ALTER TABLE projection.generation ADD COLUMN place text`,
      `DO $$ BEGIN
         IF (SELECT count(DISTINCT coalesce(place, '')) FROM projection.checkpoint JOIN projection.live USING (generation)) > 1
         THEN
           RAISE EXCEPTION 'the partitions stand at different places: let one service catch up first';
         END IF;
       END $$`,
      `UPDATE projection.generation g SET place = c.place FROM projection.checkpoint c
        WHERE c.generation = g.generation AND 0 = ANY (c.partitions)`,
      `DROP TABLE projection.checkpoint`,
    ])
      await queryRunner.query(statement);
  }
}

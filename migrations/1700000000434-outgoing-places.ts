import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How far each consumer outside has been sent the records of each casino. It is no read model: a rebuild leaves it, since what
 * was sent cannot follow from the log.
 */
export class OutgoingPlaces1700000000434 implements MigrationInterface {
  name = 'OutgoingPlaces1700000000434';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(OUTGOING_PLACE);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE access.outgoing_place`);
  }
}

const OUTGOING_PLACE = `CREATE TABLE access.outgoing_place (
   consumer text COLLATE "C" NOT NULL,
   casino text COLLATE "C" NOT NULL,
   record bigint NOT NULL CHECK (record >= 0),
   holder text COLLATE "C",
   held_until timestamptz,
   failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
   failing_since timestamptz,
   next_at timestamptz,
   parked_since timestamptz,
   answer text COLLATE "C",
   answered_at timestamptz,
   set_back_by text COLLATE "C",
   PRIMARY KEY (consumer, casino),
   CHECK ((holder IS NULL) = (held_until IS NULL)),
   CHECK ((failures = 0) = (failing_since IS NULL)),
   CHECK (parked_since IS NULL OR failures > 0)
 )`;

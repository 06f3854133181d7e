import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere } from './each-generation';

const TABLES = ['pack_decision'];

/**
 * Who is sent the books of a certified month by mail, as persons decided; and every attempt to send one. The attempts are no
 * read model: what a mail server answered cannot follow from the log, so a rebuild leaves them.
 */
export class MonthlyPacks1700000000439 implements MigrationInterface {
  name = 'MonthlyPacks1700000000439';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [PACK_DECISION, copyToEachGeneration(TABLES), PACK_MAIL, BEGUN])
      await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...dropEverywhere(TABLES), `DROP TABLE access.pack_mail`])
      await queryRunner.query(statement);
  }
}

const PACK_DECISION = `CREATE TABLE read_model.pack_decision (
   casino text COLLATE "C" NOT NULL,
   record_number bigint NOT NULL,
   gaming_day date NOT NULL,
   event_id text COLLATE "C" NOT NULL,
   event_type text COLLATE "C" NOT NULL,
   happened_at text NOT NULL,
   data text NOT NULL,
   PRIMARY KEY (casino, record_number)
 )`;

const PACK_MAIL = `CREATE TABLE access.pack_mail (
   casino text COLLATE "C" NOT NULL,
   recipient text COLLATE "C" NOT NULL,
   record bigint NOT NULL,
   attempt integer NOT NULL CHECK (attempt > 0),
   month text COLLATE "C" NOT NULL,
   completed_by bigint NOT NULL,
   may_repeat boolean NOT NULL,
   begun_at timestamptz NOT NULL,
   ended_at timestamptz,
   outcome text COLLATE "C" CHECK (outcome IN ('accepted', 'refused', 'failed', 'unknown')),
   failure text COLLATE "C",
   answer text,
   sent_as text COLLATE "C" CHECK (sent_as IN ('zip', 'link')),
   bytes bigint,
   PRIMARY KEY (casino, recipient, record, attempt),
   CHECK ((outcome IS NULL) = (ended_at IS NULL))
 )`;

const BEGUN = `CREATE INDEX pack_mail_begun ON access.pack_mail (begun_at)`;

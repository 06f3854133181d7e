import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The secrets of webhooks, wrapped by the key of the house, and the alerts of the floor that each was sent. Who is sent what is
 * decided in the stream of the house; a row here alone opens nothing.
 */
export class Webhooks1700000000435 implements MigrationInterface {
  name = 'Webhooks1700000000435';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [WEBHOOK_SECRET, WEBHOOK_ALERT]) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE access.webhook_alert`);
    await queryRunner.query(`DROP TABLE access.webhook_secret`);
  }
}

const WEBHOOK_SECRET = `CREATE TABLE access.webhook_secret (
   hash text COLLATE "C" PRIMARY KEY,
   wrapped text COLLATE "C" NOT NULL,
   made_at timestamptz NOT NULL DEFAULT clock_timestamp()
 )`;

const WEBHOOK_ALERT = `CREATE TABLE access.webhook_alert (
   webhook text COLLATE "C" NOT NULL,
   casino text COLLATE "C" NOT NULL,
   alert text COLLATE "C" NOT NULL,
   notice text COLLATE "C" NOT NULL,
   is_sent boolean NOT NULL DEFAULT false,
   PRIMARY KEY (webhook, casino, alert)
 )`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The append-only log of events. */
export class EventLog1700000000001 implements MigrationInterface {
  name = 'EventLog1700000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE SCHEMA event_log`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP SCHEMA event_log CASCADE`);
  }
}

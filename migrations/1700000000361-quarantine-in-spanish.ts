import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inEachGeneration } from './each-generation';

/** What the sender of a delivery in quarantine was told, in Spanish too; null for those that an earlier release set aside. */
export class QuarantineInSpanish1700000000361 implements MigrationInterface {
  name = 'QuarantineInSpanish1700000000361';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE read_model.quarantined_delivery ADD COLUMN message_es text`);
    await queryRunner.query(
      inEachGeneration(
        `EXECUTE format('ALTER TABLE %I.quarantined_delivery ADD COLUMN message_es text', schema_name);`,
      ),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      inEachGeneration(
        `EXECUTE format('ALTER TABLE %I.quarantined_delivery DROP COLUMN message_es', schema_name);`,
      ),
    );
    await queryRunner.query(`ALTER TABLE read_model.quarantined_delivery DROP COLUMN message_es`);
  }
}

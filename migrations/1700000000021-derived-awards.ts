import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inEachGeneration } from './each-generation';

/** Hands say what the awards are that their rules derive; of a hand recorded before, after the next rebuild. */
export class DerivedAwards1700000000021 implements MigrationInterface {
  name = 'DerivedAwards1700000000021';

  async up(queryRunner: QueryRunner): Promise<void> {
    await this.alter(queryRunner, 'ADD COLUMN derived numeric');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await this.alter(queryRunner, 'DROP COLUMN derived');
  }

  private async alter(queryRunner: QueryRunner, change: string): Promise<void> {
    await queryRunner.query(`ALTER TABLE read_model.hand ${change}`);
    await queryRunner.query(
      inEachGeneration(`EXECUTE format('ALTER TABLE %I.hand ${change}', schema_name);`),
    );
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere } from './each-generation';

const TABLES = ['journal_numbering'];

/** The numbers of the official journal, by the closes that gave them. Of closes before, they come with the next rebuild. */
export class JournalNumbers1700000000091 implements MigrationInterface {
  name = 'JournalNumbers1700000000091';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE read_model.journal_numbering (
      casino text COLLATE "C" NOT NULL,
      record_number bigint NOT NULL,
      gaming_day date NOT NULL,
      book_year integer NOT NULL,
      after_record bigint NOT NULL,
      through_record bigint NOT NULL,
      first_number bigint NOT NULL,
      last_number bigint NOT NULL,
      PRIMARY KEY (casino, record_number)
    )`);
    await queryRunner.query(
      `CREATE INDEX journal_numbering_by_day ON read_model.journal_numbering (casino, gaming_day, record_number)`,
    );
    await queryRunner.query(
      `CREATE INDEX journal_numbering_by_number ON read_model.journal_numbering (casino, book_year, last_number)`,
    );
    await queryRunner.query(copyToEachGeneration(TABLES));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
  }
}

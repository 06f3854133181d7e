"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.JournalNumbers1700000000091 = void 0;
const each_generation_1 = require("./each-generation");
const TABLES = ['journal_numbering'];
/** The numbers of the official journal, by the closes that gave them. Of closes before, they come with the next rebuild. */
class JournalNumbers1700000000091 {
    name = 'JournalNumbers1700000000091';
    async up(queryRunner) {
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
        await queryRunner.query(`CREATE INDEX journal_numbering_by_day ON read_model.journal_numbering (casino, gaming_day, record_number)`);
        await queryRunner.query(`CREATE INDEX journal_numbering_by_number ON read_model.journal_numbering (casino, book_year, last_number)`);
        await queryRunner.query((0, each_generation_1.copyToEachGeneration)(TABLES));
    }
    async down(queryRunner) {
        for (const statement of (0, each_generation_1.dropEverywhere)(TABLES))
            await queryRunner.query(statement);
    }
}
exports.JournalNumbers1700000000091 = JournalNumbers1700000000091;
//# sourceMappingURL=1700000000091-journal-numbers.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.CorrectionsAndSlips1700000000111 = void 0;
const each_generation_1 = require("./each-generation");
const TABLES = ['correction', 'slip_report'];
/** Corrections as they were proposed and recorded, and the slips that events name. Of a ledger that was kept before, they come with the next rebuild. */
class CorrectionsAndSlips1700000000111 {
    name = 'CorrectionsAndSlips1700000000111';
    async up(queryRunner) {
        for (const statement of PATTERN)
            await queryRunner.query(statement);
        await queryRunner.query((0, each_generation_1.copyToEachGeneration)(TABLES));
    }
    async down(queryRunner) {
        for (const statement of (0, each_generation_1.dropEverywhere)(TABLES))
            await queryRunner.query(statement);
    }
}
exports.CorrectionsAndSlips1700000000111 = CorrectionsAndSlips1700000000111;
const PATTERN = [
    `CREATE TABLE read_model.correction (
     casino text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     gaming_day date NOT NULL,
     event_id text COLLATE "C" NOT NULL,
     event_type text COLLATE "C" NOT NULL,
     happened_at text NOT NULL,
     corrects_source text COLLATE "C" NOT NULL,
     corrects_id text COLLATE "C" NOT NULL,
     proposal text COLLATE "C",
     data text NOT NULL,
     PRIMARY KEY (casino, record_number)
   )`,
    `CREATE INDEX correction_by_event ON read_model.correction (casino, corrects_source, corrects_id, record_number)`,
    `CREATE INDEX correction_by_proposal ON read_model.correction (casino, proposal)`,
    `CREATE TABLE read_model.slip_report (
     casino text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     gaming_day date NOT NULL,
     event_id text COLLATE "C" NOT NULL,
     event_type text COLLATE "C" NOT NULL,
     happened_at text NOT NULL,
     currency text NOT NULL,
     slips text NOT NULL,
     known_from bigint NOT NULL,
     superseded_by bigint,
     PRIMARY KEY (casino, record_number, known_from)
   )`,
    `CREATE INDEX slip_report_by_day ON read_model.slip_report (casino, gaming_day, record_number)`,
];
//# sourceMappingURL=1700000000111-corrections-and-slips.js.map
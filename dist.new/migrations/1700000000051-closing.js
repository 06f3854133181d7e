"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Closing1700000000051 = void 0;
const each_generation_1 = require("./each-generation");
const TABLES = ['gaming_day_decision', 'book_fact', 'chips_flow'];
/**
 * What closing a gaming day needs: the decisions about days, what official books show as it was declared, and chips in
 * hands as a flow. Of a ledger that was kept before, they come with the next rebuild.
 */
class Closing1700000000051 {
    name = 'Closing1700000000051';
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
exports.Closing1700000000051 = Closing1700000000051;
const PATTERN = [
    `CREATE TABLE read_model.gaming_day_decision (
     casino text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     gaming_day date NOT NULL,
     event_id text COLLATE "C" NOT NULL,
     event_type text COLLATE "C" NOT NULL,
     happened_at text NOT NULL,
     data text NOT NULL,
     PRIMARY KEY (casino, record_number)
   )`,
    `CREATE INDEX gaming_day_decision_by_day ON read_model.gaming_day_decision (casino, gaming_day, record_number)`,
    `CREATE TABLE read_model.book_fact (
     casino text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     gaming_day date NOT NULL,
     event_id text COLLATE "C" NOT NULL,
     event_type text COLLATE "C" NOT NULL,
     happened_at text NOT NULL,
     table_id text COLLATE "C",
     session_no integer NOT NULL,
     data text NOT NULL,
     known_from bigint NOT NULL,
     superseded_by bigint,
     PRIMARY KEY (casino, record_number, known_from)
   )`,
    `CREATE INDEX book_fact_by_day ON read_model.book_fact (casino, gaming_day, event_type, record_number)`,
    `CREATE TABLE read_model.chips_flow (
     casino text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     gaming_day date NOT NULL,
     flow numeric(40) NOT NULL,
     variance numeric(40) NOT NULL,
     known_from bigint NOT NULL,
     superseded_by bigint,
     PRIMARY KEY (casino, record_number, known_from)
   )`,
];
//# sourceMappingURL=1700000000051-closing.js.map
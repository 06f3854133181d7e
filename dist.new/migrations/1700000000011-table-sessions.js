"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.TableSessions1700000000011 = void 0;
const each_generation_1 = require("./each-generation");
const TABLES = ['table_session', 'table_session_fact', 'session_total'];
/**
 * Table sessions: when each was first heard of, what its table and the cage declared of it, and what was posted in it.
 * The totals of a ledger that was kept before are filled from its journal; what was declared comes with a rebuild.
 */
class TableSessions1700000000011 {
    name = 'TableSessions1700000000011';
    async up(queryRunner) {
        for (const statement of [...PATTERN, (0, each_generation_1.copyToEachGeneration)(TABLES), (0, each_generation_1.inEachGeneration)(FILL_TOTALS)]) {
            await queryRunner.query(statement);
        }
    }
    async down(queryRunner) {
        for (const statement of (0, each_generation_1.dropEverywhere)(TABLES))
            await queryRunner.query(statement);
    }
}
exports.TableSessions1700000000011 = TableSessions1700000000011;
const PATTERN = [
    `CREATE TABLE read_model.table_session (
     casino text COLLATE "C" NOT NULL,
     gaming_day date NOT NULL,
     table_id text COLLATE "C" NOT NULL,
     session_no integer NOT NULL,
     first_record bigint NOT NULL,
     PRIMARY KEY (casino, gaming_day, table_id, session_no)
   )`,
    `CREATE INDEX table_session_by_record ON read_model.table_session (casino, first_record)`,
    `CREATE TABLE read_model.table_session_fact (
     casino text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     gaming_day date NOT NULL,
     table_id text COLLATE "C" NOT NULL,
     session_no integer NOT NULL,
     event_id text COLLATE "C" NOT NULL,
     event_type text COLLATE "C" NOT NULL,
     happened_at text NOT NULL,
     data text NOT NULL,
     opening_float numeric(30) NOT NULL,
     fills numeric(30) NOT NULL,
     credits numeric(30) NOT NULL,
     boxes numeric(30) NOT NULL,
     inventory numeric(30),
     PRIMARY KEY (casino, record_number)
   )`,
    `CREATE INDEX table_session_fact_by_session
     ON read_model.table_session_fact (casino, gaming_day, table_id, session_no, record_number)`,
    `CREATE TABLE read_model.session_total (
     casino text COLLATE "C" NOT NULL,
     gaming_day date NOT NULL,
     table_id text COLLATE "C" NOT NULL,
     session_no integer NOT NULL,
     booking_day date NOT NULL,
     game text COLLATE "C" NOT NULL,
     event_type text COLLATE "C" NOT NULL,
     reversal boolean NOT NULL,
     account text COLLATE "C" NOT NULL,
     currency text NOT NULL,
     debit numeric(40) NOT NULL,
     credit numeric(40) NOT NULL,
     lines bigint NOT NULL,
     PRIMARY KEY (casino, gaming_day, table_id, session_no, booking_day, game, event_type, reversal, account, currency)
   )`,
];
const FILL_TOTALS = `
  EXECUTE format(
    'INSERT INTO %1$I.session_total
     SELECT casino, gaming_day, coalesce(table_id, ''''), session_no, booking_day, coalesce(game, ''''), event_type,
            entry_kind = ''reversal'', account, currency, sum(debit), sum(credit), count(*)
       FROM %1$I.journal_line WHERE table_id IS NOT NULL OR account LIKE ''commission:%%''
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10', schema_name);`;
//# sourceMappingURL=1700000000011-table-sessions.js.map
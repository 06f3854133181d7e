"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.BanksPoolsRounds1700000000012 = void 0;
const each_generation_1 = require("./each-generation");
const TABLES = [
    'player_bank',
    'player_bank_fact',
    'player_bank_move',
    'bank_deposit_move',
    'pool_movement',
    'house_round',
    'cage_count',
];
/** Players' banks with coups and deposits, movements of pools, rounds of house-banked games, and counts of the cage. */
class BanksPoolsRounds1700000000012 {
    name = 'BanksPoolsRounds1700000000012';
    async up(queryRunner) {
        for (const statement of [...PATTERN, (0, each_generation_1.copyToEachGeneration)(TABLES)])
            await queryRunner.query(statement);
    }
    async down(queryRunner) {
        for (const statement of (0, each_generation_1.dropEverywhere)(TABLES))
            await queryRunner.query(statement);
    }
}
exports.BanksPoolsRounds1700000000012 = BanksPoolsRounds1700000000012;
const FACT = `
     casino text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     gaming_day date NOT NULL,
     event_id text COLLATE "C" NOT NULL,
     event_type text COLLATE "C" NOT NULL,
     happened_at text NOT NULL`;
const SESSION = `
     table_id text COLLATE "C" NOT NULL,
     session_no integer NOT NULL`;
const PATTERN = [
    `CREATE TABLE read_model.player_bank (
     casino text COLLATE "C" NOT NULL,
     gaming_day date NOT NULL,
     ${SESSION},
     bank text COLLATE "C" NOT NULL,
     first_record bigint NOT NULL,
     PRIMARY KEY (casino, gaming_day, table_id, session_no, bank)
   )`,
    `CREATE INDEX player_bank_by_record ON read_model.player_bank (casino, first_record)`,
    `CREATE TABLE read_model.player_bank_fact (
     ${FACT},
     ${SESSION},
     bank text COLLATE "C" NOT NULL,
     data text NOT NULL,
     reference text COLLATE "C",
     gain numeric(30),
     gain_basis text,
     commission numeric(30),
     PRIMARY KEY (casino, record_number)
   )`,
    `CREATE INDEX player_bank_fact_by_bank
     ON read_model.player_bank_fact (casino, gaming_day, table_id, session_no, bank, record_number)`,
    `CREATE TABLE read_model.player_bank_move (
     casino text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     move_no integer NOT NULL,
     gaming_day date NOT NULL,
     event_type text COLLATE "C" NOT NULL,
     ${SESSION},
     bank text COLLATE "C" NOT NULL,
     member text COLLATE "C" NOT NULL,
     place text NOT NULL CHECK (place IN ('in-play', 'voluntary', 'improper')),
     amount numeric(30) NOT NULL,
     currency text NOT NULL,
     PRIMARY KEY (casino, record_number, move_no)
   )`,
    `CREATE INDEX player_bank_move_by_bank
     ON read_model.player_bank_move (casino, gaming_day, table_id, session_no, bank, record_number)`,
    `CREATE TABLE read_model.bank_deposit_move (
     ${FACT},
     table_id text COLLATE "C",
     session_no integer NOT NULL,
     banker text COLLATE "C" NOT NULL,
     bank text COLLATE "C",
     means text,
     document text,
     amount numeric(30) NOT NULL,
     guarantee numeric(30) NOT NULL,
     currency text NOT NULL,
     PRIMARY KEY (casino, record_number, banker)
   )`,
    `CREATE INDEX bank_deposit_move_by_banker ON read_model.bank_deposit_move (casino, banker, record_number)`,
    `CREATE TABLE read_model.pool_movement (
     ${FACT},
     table_id text COLLATE "C",
     session_no integer NOT NULL,
     pool text COLLATE "C" NOT NULL,
     reversal boolean NOT NULL,
     to_meter numeric(30) NOT NULL,
     from_meter numeric(30) NOT NULL,
     house_share numeric(30) NOT NULL,
     funded numeric(30) NOT NULL,
     currency text NOT NULL,
     shown_before numeric(30),
     shown_after numeric(30),
     PRIMARY KEY (casino, record_number, pool)
   )`,
    `CREATE INDEX pool_movement_by_pool ON read_model.pool_movement (casino, pool, record_number)`,
    `CREATE TABLE read_model.house_round (
     ${FACT},
     ${SESSION},
     round_no integer NOT NULL,
     reference text COLLATE "C" NOT NULL,
     game text COLLATE "C",
     currency text NOT NULL,
     data text NOT NULL,
     staked numeric(30) NOT NULL,
     result numeric(30) NOT NULL,
     result_basis text NOT NULL CHECK (result_basis IN ('declared', 'derived')),
     deduction numeric(30) NOT NULL,
     judged boolean NOT NULL,
     derived_result numeric(30),
     derived_bets text,
     rules_release text NOT NULL,
     PRIMARY KEY (casino, record_number)
   )`,
    `CREATE INDEX house_round_by_session
     ON read_model.house_round (casino, gaming_day, table_id, session_no, record_number)`,
    `CREATE TABLE read_model.cage_count (
     ${FACT},
     data text NOT NULL,
     PRIMARY KEY (casino, record_number)
   )`,
];
//# sourceMappingURL=1700000000012-banks-pools-rounds.js.map
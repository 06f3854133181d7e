"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.PlayTotals1700000000101 = void 0;
const each_generation_1 = require("./each-generation");
const TABLES = ['play_total'];
/** The few rounds that were replaced or declared void, of any number of others. */
const INDEXES = {
    house_round_replaced: 'house_round (casino, gaming_day) WHERE superseded_by IS NOT NULL',
    round_reference_void: `round_reference (casino, gaming_day) WHERE reference LIKE '%/void'`,
};
/** What was played and staked in each session, so that the master game report need not read every round. */
class PlayTotals1700000000101 {
    name = 'PlayTotals1700000000101';
    async up(queryRunner) {
        await queryRunner.query(`CREATE TABLE read_model.play_total (
      casino text COLLATE "C" NOT NULL,
      gaming_day date NOT NULL,
      table_id text COLLATE "C" NOT NULL,
      session_no integer NOT NULL,
      bet text COLLATE "C" NOT NULL,
      edge_name text COLLATE "C" NOT NULL,
      rounds bigint NOT NULL,
      bets bigint NOT NULL,
      staked numeric(40) NOT NULL,
      squares numeric(60) NOT NULL,
      result numeric(40) NOT NULL,
      PRIMARY KEY (casino, gaming_day, table_id, session_no, bet, edge_name)
    )`);
        await queryRunner.query((0, each_generation_1.copyToEachGeneration)(TABLES));
        for (const [name, on] of Object.entries(INDEXES)) {
            await queryRunner.query(`CREATE INDEX ${name} ON read_model.${on}`);
            await queryRunner.query((0, each_generation_1.inEachGeneration)(`EXECUTE format('CREATE INDEX ${name} ON %I.${on.replaceAll('%', '%%').replaceAll("'", "''")}', schema_name);`));
        }
    }
    async down(queryRunner) {
        for (const name of Object.keys(INDEXES)) {
            await queryRunner.query(`DROP INDEX read_model.${name}`);
            await queryRunner.query((0, each_generation_1.inEachGeneration)(`EXECUTE format('DROP INDEX IF EXISTS %I.${name}', schema_name);`));
        }
        for (const statement of (0, each_generation_1.dropEverywhere)(TABLES))
            await queryRunner.query(statement);
    }
}
exports.PlayTotals1700000000101 = PlayTotals1700000000101;
//# sourceMappingURL=1700000000101-play-totals.js.map
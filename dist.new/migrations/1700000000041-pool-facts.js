"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.PoolFacts1700000000041 = void 0;
const each_generation_1 = require("./each-generation");
const TABLES = ['pool_fact'];
/** The facts of every pool in the order in which they are folded, each with what is known of the pool after it. */
class PoolFacts1700000000041 {
    name = 'PoolFacts1700000000041';
    async up(queryRunner) {
        await queryRunner.query(`CREATE TABLE read_model.pool_fact (
      casino text COLLATE "C" NOT NULL,
      pool text COLLATE "C" NOT NULL,
      record_number bigint NOT NULL,
      gaming_day date NOT NULL,
      turn text COLLATE "C" NOT NULL,
      reverses bigint,
      state text NOT NULL,
      PRIMARY KEY (casino, pool, record_number)
    )`);
        await queryRunner.query(`CREATE INDEX pool_fact_by_turn ON read_model.pool_fact (casino, pool, turn, record_number)`);
        await queryRunner.query((0, each_generation_1.copyToEachGeneration)(TABLES));
    }
    async down(queryRunner) {
        for (const statement of (0, each_generation_1.dropEverywhere)(TABLES))
            await queryRunner.query(statement);
    }
}
exports.PoolFacts1700000000041 = PoolFacts1700000000041;
//# sourceMappingURL=1700000000041-pool-facts.js.map
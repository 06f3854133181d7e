"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ParkedRecords1700000000032 = void 0;
const each_generation_1 = require("./each-generation");
const TABLES = ['parked_record'];
/** Records that a fault of the software keeps from being judged, and all that follow them in their keys. */
class ParkedRecords1700000000032 {
    name = 'ParkedRecords1700000000032';
    async up(queryRunner) {
        await queryRunner.query(`CREATE TABLE read_model.parked_record (
      casino text COLLATE "C" NOT NULL,
      record_number bigint NOT NULL,
      gaming_day date NOT NULL,
      fold_key text COLLATE "C" NOT NULL,
      fault text,
      PRIMARY KEY (casino, record_number)
    )`);
        await queryRunner.query((0, each_generation_1.copyToEachGeneration)(TABLES));
    }
    async down(queryRunner) {
        for (const statement of (0, each_generation_1.dropEverywhere)(TABLES))
            await queryRunner.query(statement);
    }
}
exports.ParkedRecords1700000000032 = ParkedRecords1700000000032;
//# sourceMappingURL=1700000000032-parked-records.js.map
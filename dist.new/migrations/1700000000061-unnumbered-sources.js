"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.UnnumberedSources1700000000061 = void 0;
const each_generation_1 = require("./each-generation");
const TABLES = ['unnumbered_source'];
/** Sources that report facts without numbers, so that nobody can know whether one is missing. */
class UnnumberedSources1700000000061 {
    name = 'UnnumberedSources1700000000061';
    async up(queryRunner) {
        await queryRunner.query(`CREATE TABLE read_model.unnumbered_source (
      casino text COLLATE "C" NOT NULL,
      source text COLLATE "C" NOT NULL,
      first_record bigint NOT NULL,
      PRIMARY KEY (casino, source)
    )`);
        await queryRunner.query((0, each_generation_1.copyToEachGeneration)(TABLES));
    }
    async down(queryRunner) {
        for (const statement of (0, each_generation_1.dropEverywhere)(TABLES))
            await queryRunner.query(statement);
    }
}
exports.UnnumberedSources1700000000061 = UnnumberedSources1700000000061;
//# sourceMappingURL=1700000000061-unnumbered-sources.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.DerivedAwards1700000000021 = void 0;
const each_generation_1 = require("./each-generation");
/** Hands say what the awards are that their rules derive; of a hand recorded before, after the next rebuild. */
class DerivedAwards1700000000021 {
    name = 'DerivedAwards1700000000021';
    async up(queryRunner) {
        await this.alter(queryRunner, 'ADD COLUMN derived numeric');
    }
    async down(queryRunner) {
        await this.alter(queryRunner, 'DROP COLUMN derived');
    }
    async alter(queryRunner, change) {
        await queryRunner.query(`ALTER TABLE read_model.hand ${change}`);
        await queryRunner.query((0, each_generation_1.inEachGeneration)(`EXECUTE format('ALTER TABLE %I.hand ${change}', schema_name);`));
    }
}
exports.DerivedAwards1700000000021 = DerivedAwards1700000000021;
//# sourceMappingURL=1700000000021-derived-awards.js.map
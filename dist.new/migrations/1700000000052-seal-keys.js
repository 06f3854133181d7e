"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.SealKeys1700000000052 = void 0;
/**
 * The keys by which this house seals its days. Public keys are kept for ever, so that old seals can be proven; the
 * private key stands here only where none was configured.
 */
class SealKeys1700000000052 {
    name = 'SealKeys1700000000052';
    async up(queryRunner) {
        await queryRunner.query(`
      CREATE TABLE access.seal_key (
        public_key text COLLATE "C" PRIMARY KEY,
        private_key text COLLATE "C",
        made_at timestamptz NOT NULL
      )`);
        await queryRunner.query(`COMMENT ON COLUMN access.seal_key.private_key IS 'NULL: kept outside, in the file that CAGNOTTE_SEAL_KEY names'`);
        await queryRunner.query(`CREATE UNIQUE INDEX one_private_seal_key ON access.seal_key ((1)) WHERE private_key IS NOT NULL`);
    }
    async down(queryRunner) {
        await queryRunner.query(`DROP TABLE access.seal_key`);
    }
}
exports.SealKeys1700000000052 = SealKeys1700000000052;
//# sourceMappingURL=1700000000052-seal-keys.js.map
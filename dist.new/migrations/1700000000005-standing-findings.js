"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.StandingFindings1700000000005 = void 0;
/**
 * Findings say which bets they are about, and what state of affairs they name as long as it stands. The columns join
 * the pattern and every generation that exists.
 */
class StandingFindings1700000000005 {
    name = 'StandingFindings1700000000005';
    async up(queryRunner) {
        await queryRunner.query(inEachSchema(`
      EXECUTE format(
        'ALTER TABLE %I.finding ADD COLUMN bet_ids text[] NOT NULL DEFAULT ''{}'',
           ADD COLUMN standing text COLLATE "C"', schema_name);
      EXECUTE format(
        'CREATE INDEX finding_standing ON %I.finding (casino, standing)
           WHERE closed_by IS NULL AND standing IS NOT NULL', schema_name);`));
    }
    async down(queryRunner) {
        await queryRunner.query(inEachSchema(`EXECUTE format('ALTER TABLE %I.finding DROP COLUMN bet_ids, DROP COLUMN standing', schema_name);`));
    }
}
exports.StandingFindings1700000000005 = StandingFindings1700000000005;
/** Runs statements for the pattern and for every generation that has tables; `schema_name` is the schema's name. */
const inEachSchema = (statements) => `
  DO $$ DECLARE schema_name text; BEGIN
    FOR schema_name IN
      SELECT nspname FROM pg_namespace
       WHERE nspname = 'read_model' OR nspname IN (SELECT 'generation_' || generation FROM projection.generation)
    LOOP ${statements}
    END LOOP;
  END $$`;
//# sourceMappingURL=1700000000005-standing-findings.js.map
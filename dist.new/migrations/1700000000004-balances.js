"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Balances1700000000004 = void 0;
const each_generation_1 = require("./each-generation");
/**
 * What every account holds, by sub-ledger: the judges of events ask for it. The table joins the pattern and every
 * generation that exists, where it is filled from the journal, so that a ledger that was kept before goes on.
 */
class Balances1700000000004 {
    name = 'Balances1700000000004';
    async up(queryRunner) {
        await queryRunner.query(PATTERN);
        await queryRunner.query((0, each_generation_1.inEachGeneration)(`
      EXECUTE format('CREATE TABLE %I.balance (LIKE read_model.balance INCLUDING ALL)', schema_name);
      EXECUTE format(
        'INSERT INTO %1$I.balance (casino, account, sub_ledger, currency, amount)
         SELECT casino, account, coalesce(sub_ledger, ''''), currency, sum(debit - credit)
           FROM %1$I.journal_line GROUP BY 1, 2, 3, 4 HAVING sum(debit - credit) <> 0', schema_name);`));
    }
    async down(queryRunner) {
        await queryRunner.query((0, each_generation_1.inEachGeneration)(`EXECUTE format('DROP TABLE %I.balance', schema_name);`));
        await queryRunner.query(`DROP TABLE read_model.balance`);
    }
}
exports.Balances1700000000004 = Balances1700000000004;
const PATTERN = `
  CREATE TABLE read_model.balance (
    casino text COLLATE "C" NOT NULL,
    account text COLLATE "C" NOT NULL,
    sub_ledger text COLLATE "C" NOT NULL,
    currency text NOT NULL,
    amount numeric(40) NOT NULL,
    PRIMARY KEY (casino, account, sub_ledger, currency)
  )`;
//# sourceMappingURL=1700000000004-balances.js.map
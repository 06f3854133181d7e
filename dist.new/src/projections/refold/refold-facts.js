"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.refoldFacts = refoldFacts;
const refold_key_1 = require("../../accounting/refold/refold-key");
const fold_fault_1 = require("../parking/fold-fault");
const around_key_1 = require("./around-key");
/**
 * Folds a key again with what the database knows around it. Only the balances that its judges ask for are read: the
 * fold is repeated until they have asked for nothing else.
 */
async function refoldFacts(page, change, pools) {
    const { casino, before, after } = change;
    const surroundings = await around_key_1.Surroundings.of(page, { casino, key: change.key, facts: [...before, ...after] });
    for (let accounts = await likelyAccounts(page, change);;) {
        const asked = new Set(accounts);
        const around = await surroundings.with(accounts);
        const refolded = (0, fold_fault_1.judging)(change.key, () => (0, refold_key_1.refoldKey)(change, { around, asked, pools }));
        if (asked.size === accounts.length)
            return refolded;
        accounts = [...asked].sort();
    }
}
/** What entries of the same session have moved so far. */
async function likelyAccounts(page, { casino, key }) {
    const [, table, day, session] = /^table\/(.*)\/(\d{4}-\d{2}-\d{2})\/(\d+)$/.exec(key) ?? [];
    if (table === undefined)
        return [];
    const rows = await page.query(`SELECT DISTINCT account FROM session_total
      WHERE casino = $1 AND gaming_day = $2 AND table_id = $3 AND session_no = $4 ORDER BY account`, [casino, day, table, session]);
    return rows.map(({ account }) => account);
}
//# sourceMappingURL=refold-facts.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.loadBalances = loadBalances;
const balances_1 = require("../../accounting/balances");
/** The balances of these casinos before a page, loaded with one query; of a casino without any they are all zero. */
async function loadBalances(page, casinos) {
    const rows = await page.query(`SELECT casino, account, sub_ledger, currency, amount FROM balance WHERE casino = ANY($1)`, [casinos]);
    const balances = new Map(casinos.map((casino) => [casino, new balances_1.RunningBalances()]));
    for (const { casino, account, sub_ledger, currency, amount } of rows) {
        const subLedger = sub_ledger === '' ? undefined : sub_ledger;
        balances.get(casino).add({ account, subLedger, currency, amount });
    }
    return balances;
}
//# sourceMappingURL=casino-balances.js.map
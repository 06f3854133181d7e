"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readBankerDeposits = readBankerDeposits;
const booked_moves_1 = require("./booked-moves");
/** The deposits of bankers at the end of a day, each singly: as the list of deposits has them and as the ledger has. */
async function readBankerDeposits(db, day, booked) {
    const listed = await db.query(`SELECT banker, currency, sum(amount) AS amount FROM bank_deposit_move
      WHERE casino = $1 AND record_number <= $2 AND gaming_day <= $3::date
      GROUP BY 1, 2 HAVING sum(amount) <> 0 ORDER BY 1, 2`, (0, booked_moves_1.dayParameters)(day));
    const deposits = new Map();
    const add = (of, more) => {
        const key = `${of.banker} ${of.currency}`;
        deposits.set(key, { listed: 0n, booked: 0n, ...of, ...deposits.get(key), ...more });
    };
    for (const { banker, currency, amount } of listed)
        add({ banker, currency }, { listed: amount });
    for (const { subLedger: banker = '', currency, balance } of booked)
        add({ banker, currency }, { booked: -balance });
    return [...deposits.values()];
}
//# sourceMappingURL=banker-deposits.js.map
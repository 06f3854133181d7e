"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readChipsInHands = readChipsInHands;
const versioned_facts_1 = require("../versioned-facts");
/** H of a whole ledger, as it was known at a position. */
async function readChipsInHands(db, { casino, position }) {
    const rows = await db.query(`SELECT coalesce((
              SELECT sum(credit - debit) FROM (
                SELECT debit, credit FROM day_total WHERE casino = $1 AND starts_with(account, 'chips:')
                UNION ALL
                SELECT -debit, -credit FROM journal_line
                 WHERE casino = $1 AND record_number > $2 AND starts_with(account, 'chips:')) held), 0) AS stock,
            coalesce(sum(flow), 0) AS flow, coalesce(sum(variance), 0) AS variances
       FROM chips_flow WHERE casino = $1 AND ${(0, versioned_facts_1.knownAt)('chips_flow', '$2')}`, [casino, position.toString()]);
    return rows[0];
}
//# sourceMappingURL=chips-in-hands.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.chainLinkAt = chainLinkAt;
const chain_1 = require("./chain");
/** The link of a casino's hash chain at a record; that before the first record where the number is 0. */
async function chainLinkAt(db, { casino, position }) {
    const rows = await db.query(`SELECT encode(chain_hash, 'hex') AS hash FROM register.record WHERE casino = $1 AND number = $2`, [casino, position.toString()]);
    return rows[0]?.hash ?? (0, chain_1.chainGenesis)(casino);
}
//# sourceMappingURL=chain-link.js.map
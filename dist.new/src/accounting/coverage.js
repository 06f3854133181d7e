"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.draw = draw;
const balances_1 = require("./balances");
const journal_entry_1 = require("./journal-entry");
const surprises_1 = require("./surprises");
/**
 * The debit of a drawing: at the account as far as it holds what is owed, the rest at the variance, so that nothing
 * owed is ever below zero.
 */
function draw(drawing, balances) {
    const { account, amount, currency, variance, beyond = 0n, ...detail } = drawing;
    const owed = beyond - (0, balances_1.balanceOf)(balances, { account, subLedger: detail.subLedger, currency });
    const covered = owed >= amount ? amount : owed > 0n ? owed : 0n;
    return [
        ...(0, journal_entry_1.signedLine)(account, covered, currency, detail),
        ...(0, journal_entry_1.signedLine)(variance, amount - covered, currency, { basis: 'derived', ruleId: surprises_1.SURPRISE.notCovered }),
    ];
}
//# sourceMappingURL=coverage.js.map
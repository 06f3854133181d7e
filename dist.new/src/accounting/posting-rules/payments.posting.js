"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.paidIn = paidIn;
exports.paidOut = paidOut;
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const journal_entry_1 = require("../journal-entry");
const surprises_1 = require("../surprises");
/** What a customer pays the house with, and where it comes to lie; a cheque is kept singly, by its number. */
function paidIn(means, { amount, currency, document }) {
    const holder = { cash: 'cash:cage', cheque: 'cheques:cage', bank: 'bank' }[means];
    return (0, journal_entry_1.signedLine)(holder, amount, currency, { subLedger: means === 'cheque' ? document : undefined });
}
/** What the house pays a customer with; its own cheque draws on its bank. Parts that do not add up are found. */
function paidOut(parts, { amount, currency }) {
    const paid = (0, money_1.sumMinor)(parts.map((part) => (0, money_1.minorFromWire)(part.amount)));
    return [
        ...parts.flatMap((part) => (0, journal_entry_1.signedLine)(part.means === 'cash' ? 'cash:cage' : 'bank', -(0, money_1.minorFromWire)(part.amount), currency)),
        ...(0, journal_entry_1.signedLine)((0, account_paths_1.varianceOf)('cage'), paid - amount, currency, {
            basis: 'derived',
            ruleId: surprises_1.SURPRISE.partsDiffer,
        }),
    ];
}
//# sourceMappingURL=payments.posting.js.map
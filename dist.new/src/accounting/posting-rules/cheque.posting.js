"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postChequeCleared = postChequeCleared;
exports.postChequeReturned = postChequeReturned;
const money_1 = require("../../kernel/money");
const journal_entry_1 = require("../journal-entry");
/** The bank has credited a customer's cheque. */
function postChequeCleared({ data }) {
    const { currency, document } = data;
    const amount = (0, money_1.minorFromWire)(data.amount);
    return [
        ...(0, journal_entry_1.signedLine)('bank', amount, currency),
        ...(0, journal_entry_1.signedLine)('cheques:cage', -amount, currency, { subLedger: document }),
    ];
}
/** A customer's cheque comes back unpaid: a claim on him, by the number of the cheque. */
function postChequeReturned({ data }) {
    const { currency, document, afterClearing = false } = data;
    const amount = (0, money_1.minorFromWire)(data.amount);
    return [
        ...(0, journal_entry_1.signedLine)('receivable', amount, currency, { subLedger: document }),
        ...(afterClearing
            ? (0, journal_entry_1.signedLine)('bank', -amount, currency)
            : (0, journal_entry_1.signedLine)('cheques:cage', -amount, currency, { subLedger: document })),
    ];
}
//# sourceMappingURL=cheque.posting.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readTipsFigures = void 0;
const account_movements_1 = require("./account-movements");
const declared_facts_1 = require("./declared-facts");
/** What was counted of tips and shared out, and the account of tips. */
const readTipsFigures = async (db, span) => ({
    currency: span.currency,
    facts: await (0, declared_facts_1.readDeclaredFacts)(db, span, ['cagnotte.tips.counted.v1', 'cagnotte.tips.shared.v1']),
    account: await (0, account_movements_1.readAccountMovements)(db, span, 'tips'),
});
exports.readTipsFigures = readTipsFigures;
//# sourceMappingURL=tips-figures.js.map
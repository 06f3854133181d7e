"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkBalance = void 0;
const journal_entry_1 = require("../journal-entry");
/** A1, hard: the lines of an entry, or all lines there are, sum to zero in each currency. */
const checkBalance = (lines) => [...(0, journal_entry_1.imbalanceOf)(lines)]
    .filter(([, excess]) => excess !== 0n)
    .map(([currency, excess]) => ({ identity: 'A1', at: currency, expected: '0', found: `${excess}` }));
exports.checkBalance = checkBalance;
//# sourceMappingURL=a1-balance.js.map
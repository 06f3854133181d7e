"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readCageCountFigures = readCageCountFigures;
const cage_variances_1 = require("../cage-counts/cage-variances");
const account_sums_1 = require("../journal/account-sums");
const declared_facts_1 = require("./declared-facts");
/** The counts of the cage on the days of a book, with what each posted and what bankers had deposited by then. */
async function readCageCountFigures(db, span) {
    const { casino, position } = span;
    const facts = await (0, declared_facts_1.readDeclaredFacts)(db, span, ['cagnotte.cage.opened.v1', 'cagnotte.cage.counted.v1']);
    const differences = await (0, cage_variances_1.readCageVariances)(db, facts.map(({ recordNumber }) => ({ casino, recordNumber, position })));
    const counts = [];
    for (const [index, fact] of facts.entries()) {
        const known = { casino, position: fact.recordNumber, day: 'booking_day' };
        const sums = await (0, account_sums_1.accountSums)(db, known, { under: 'bank-deposit' });
        counts.push({
            ...{ fact, differences: differences[index] },
            deposits: sums.map(({ debits, credits, ...sum }) => ({ ...sum, balance: debits - credits })),
        });
    }
    return { currency: span.currency, counts };
}
//# sourceMappingURL=cage-count-figures.js.map
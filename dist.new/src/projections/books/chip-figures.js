"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readChipFigures = readChipFigures;
const account_sums_1 = require("../journal/account-sums");
const declared_facts_1 = require("./declared-facts");
/** Where the chips are at the end of a day, and what was ever put in service; of the counts, those of the day. */
async function readChipFigures(db, span) {
    const { casino, position, until, currency } = span;
    const sums = await (0, account_sums_1.accountSums)(db, { casino, position, asOf: until, day: 'booking_day' }, { under: 'chips' });
    const inService = await (0, declared_facts_1.readDeclaredFacts)(db, { casino, position, until }, [
        'cagnotte.chips.put-in-service.v1',
        'cagnotte.chips.withdrawn-from-service.v1',
    ]);
    const counts = await (0, declared_facts_1.readDeclaredFacts)(db, span, [
        'cagnotte.cage.opened.v1',
        'cagnotte.cage.counted.v1',
        'cagnotte.table.closed.v1',
    ]);
    const balances = sums.map(({ debits, credits, ...sum }) => ({ ...sum, balance: debits - credits }));
    return {
        currency,
        facts: [...inService, ...counts],
        balances: balances.filter(({ balance }) => balance !== 0n),
    };
}
//# sourceMappingURL=chip-figures.js.map
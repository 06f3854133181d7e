"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readJournalFigures = readJournalFigures;
const gaming_day_1 = require("../../kernel/gaming-day");
const account_sums_1 = require("../journal/account-sums");
const numbered_lines_1 = require("../journal-numbers/numbered-lines");
/** The journal of some days with the numbers that their closes have given, and what accounts held before them. */
async function readJournalFigures(db, span) {
    const { casino, day: from, until, knownAt: position, currency } = span;
    const lines = await (0, numbered_lines_1.readNumberedLines)(db, { casino, from, until, position });
    const before = { casino, position, asOf: (0, gaming_day_1.previousGamingDay)(from), day: 'booking_day' };
    const opening = (await (0, account_sums_1.accountSums)(db, before)).map(({ debits, credits, ...of }) => ({
        ...of,
        balance: debits - credits,
    }));
    return { currency, lines, opening: opening.filter(({ balance }) => balance !== 0n) };
}
//# sourceMappingURL=journal-figures.js.map
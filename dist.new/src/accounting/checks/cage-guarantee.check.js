"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkGuaranteeOfCage = checkGuaranteeOfCage;
exports.checkGuaranteeOfTable = checkGuaranteeOfTable;
const authorisation_1 = require("../../domain/casino-books/authorisation");
const money_1 = require("../../kernel/money");
const GUARANTEE_RULE = {
    code: 'cage-guarantee-not-met',
    severity: 'violation',
    ruleId: 'O1979-49.1',
    citation: 'Orden of 9 January 1979, article 49.1: the cage holds the float of the roulette with the highest minimum at least',
};
/** When the cage opens: what it was found to hold, for the highest minimum of the tables that are authorised. */
function checkGuaranteeOfCage({ gamingday, data }, before) {
    const authorisation = (0, authorisation_1.inForce)(before.books.authorisations ?? [], gamingday);
    const rule = authorisation?.accounting?.cageGuarantee;
    if (authorisation === undefined || rule === undefined)
        return [];
    const minima = authorisation.tables
        .filter(({ game }) => rule.games.includes(game))
        .map(({ terms }) => terms.minimum.from);
    const blocked = (0, money_1.minorFromWire)(data.blockedInBank ?? 0);
    return checkGuarantee(rule, highest(minima), {
        cash: (0, money_1.minorFromWire)(data.cash) - depositsOfBankers(before, data.currency),
        blocked,
    });
}
/** When a table opens or its limits change: what the books hold in the cage then, for its minimum. */
function checkGuaranteeOfTable({ game, minimum }, { gamingday, currency }, before) {
    const { books, balances } = before;
    const rule = (0, authorisation_1.inForce)(books.authorisations ?? [], gamingday)?.accounting?.cageGuarantee;
    if (rule === undefined || game === undefined || !rule.games.includes(game))
        return [];
    return checkGuarantee(rule, minimum, {
        cash: balances.of('cash:cage', currency) - depositsOfBankers(before, currency),
        blocked: books.blockedInBank?.amount ?? 0n,
    });
}
/** What bankers have deposited is theirs, and guarantees no prize of the house. */
const depositsOfBankers = ({ balances }, currency) => -balances.of('bank-deposit', currency);
const highest = (amounts) => amounts.reduce((most, each) => (each > most ? each : most), 0n);
function checkGuarantee(rule, minimum, { cash, blocked }) {
    const required = (0, money_1.minorFromWire)(rule.multiplier) * minimum;
    const { numerator, denominator } = rule.leastInCash ?? { numerator: 1, denominator: 1 };
    const enoughCash = cash * (0, money_1.minorFromWire)(denominator) >= required * (0, money_1.minorFromWire)(numerator);
    if (enoughCash && cash + blocked >= required)
        return [];
    return [
        {
            ...GUARANTEE_RULE,
            expected: `${required} at least (${rule.multiplier} times the minimum bet of ${minimum}), of it ${numerator}/${denominator} in cash`,
            found: `${cash} in cash, ${blocked} blocked in the bank`,
        },
    ];
}
//# sourceMappingURL=cage-guarantee.check.js.map
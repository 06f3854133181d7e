"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.accrualOf = accrualOf;
exports.withAccrual = withAccrual;
const dutiable_income_1 = require("../../accounting/duty/dutiable-income");
const duty_rules_1 = require("../../accounting/duty/duty-rules");
const duty_tariff_1 = require("../../accounting/duty/duty-tariff");
const authorisation_1 = require("../../domain/casino-books/authorisation");
const duty_lines_1 = require("../../projections/duty/duty-lines");
/**
 * What the close of a day accrues of the gaming duty; undefined where no tariff is known for the casino and the day, or
 * where the duty is that of a company of several casinos, which no single one of them can accrue.
 */
async function accrualOf(db, { casino, position, day, }) {
    const { books, figures } = day;
    const { tariff, options, per } = (0, duty_rules_1.dutyRulesOn)(day.day, (0, authorisation_1.inForce)(books.authorisations ?? [], day.day));
    if (tariff === undefined || per === 'company' || tariff.currency !== figures.currency)
        return undefined;
    const from = `${day.day.slice(0, 4)}-01-01`;
    const period = { casino, position, currency: tariff.currency, from, until: day.day };
    const base = (0, dutiable_income_1.dutyBase)(await (0, duty_lines_1.readDutyLines)(db, period), options);
    return (0, duty_tariff_1.dutyAccrual)(tariff, { base, accrued: await (0, duty_lines_1.readAccrued)(db, period) });
}
/** The balances of the books once the accrual is posted. */
function withAccrual(balances, { amount, currency }) {
    const posted = new Map([
        ['gaming-duty', amount],
        ['gaming-duty-payable', -amount],
    ]);
    const isPosted = (balance) => balance.currency === currency && posted.has(balance.account);
    const before = (account) => balances.find((balance) => isPosted(balance) && balance.account === account)?.balance ?? 0n;
    return [
        ...balances.filter((balance) => !isPosted(balance)),
        ...[...posted].map(([account, change]) => ({ account, currency, balance: before(account) + change })),
    ];
}
//# sourceMappingURL=duty-accrual.js.map
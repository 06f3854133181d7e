"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.dutyReturn = dutyReturn;
const money_1 = require("../../kernel/money");
const dutiable_income_1 = require("./dutiable-income");
const duty_tariff_1 = require("./duty-tariff");
/** The return of a quarter: the tariff on the income of the year so far, less what earlier quarters were charged. */
function dutyReturn({ tariff, options, quarter, lines, paid }) {
    const baseThrough = (last) => (0, dutiable_income_1.dutyBase)(lines.filter((line) => line.quarter <= last), options);
    const earlier = earlierQuarters({ tariff, quarter, paid }, baseThrough);
    const baseToDate = baseThrough(quarter);
    const quotaToDate = (0, duty_tariff_1.dutyQuota)(tariff, baseToDate);
    return {
        parts: partsOf(lines.filter((line) => line.quarter === quarter), options),
        baseOfQuarter: baseToDate - baseThrough(quarter - 1),
        baseToDate,
        brackets: (0, duty_tariff_1.bracketShares)(tariff, baseToDate),
        quotaToDate,
        earlier,
        toPay: quotaToDate - (0, money_1.sumMinor)(earlier.map(({ deducted }) => deducted)),
    };
}
function earlierQuarters({ tariff, quarter, paid }, baseThrough) {
    return [1, 2, 3]
        .filter((each) => each < quarter)
        .map((each) => {
        const [before, after] = [baseThrough(each - 1), baseThrough(each)];
        const due = (0, duty_tariff_1.dutyQuota)(tariff, after) - (0, duty_tariff_1.dutyQuota)(tariff, before);
        const payments = paid.filter((payment) => payment.quarter === each);
        const sum = payments.length === 0 ? undefined : (0, money_1.sumMinor)(payments.map(({ amount }) => amount));
        return {
            ...{ quarter: each, base: after - before, due, paid: sum },
            deducted: sum ?? due,
            correction: sum === undefined ? 0n : due - sum,
        };
    });
}
/** The base account by account, in the order of casino and path; accounts that come to nothing are left out. */
function partsOf(lines, options) {
    const parts = new Map();
    for (const line of lines) {
        if (!(0, dutiable_income_1.isInBase)(line, options))
            continue;
        const { casino, account } = line;
        const part = parts.get(`${casino} ${account}`) ?? { casino, account, amount: 0n };
        part.amount += line.credit - line.debit;
        parts.set(`${casino} ${account}`, part);
    }
    return [...parts]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .filter(([, { amount }]) => amount !== 0n)
        .map(([, part]) => ({ ...part, kind: kindOf(part.account) }));
}
function kindOf(account) {
    if (account.startsWith('win:'))
        return 'win';
    if (account.startsWith('commission:'))
        return 'commission';
    if (account.startsWith('variance:table'))
        return 'table-variance';
    if (account.startsWith('variance:drop'))
        return 'drop-variance';
    if (account.startsWith('variance:cagnotte'))
        return 'cagnotte-variance';
    return account.startsWith('variance:jackpot') ? 'slot-variance' : 'pool';
}
//# sourceMappingURL=duty-return.js.map
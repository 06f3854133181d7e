"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readStatement = readStatement;
const account_sums_1 = require("../../../projections/journal/account-sums");
const sub_ledger_sums_1 = require("../../../projections/journal/sub-ledger-sums");
const money_type_1 = require("../scalars/money.type");
const account_type_1 = require("./account.type");
/** An account over a period, per currency; none for an account without a line until its last day. */
async function readStatement(manager, account, period) {
    const ofAccount = (sums) => sums.filter((sum) => sum.account === account);
    const until = ofAccount(await (0, account_sums_1.accountSums)(manager, { ...period, from: undefined }, { under: account }));
    const within = ofAccount(await (0, account_sums_1.accountSums)(manager, period, { under: account }));
    const [subLedgers = []] = await (0, sub_ledger_sums_1.subLedgerSums)(manager, [{ ...period, account }]);
    return until.map(({ currency, debits, credits }) => {
        const moved = within.find((sum) => sum.currency === currency) ?? { debits: 0n, credits: 0n };
        const closing = debits - credits;
        return {
            currency,
            opening: (0, money_type_1.moneyOf)(closing - (moved.debits - moved.credits), currency),
            debits: (0, money_type_1.moneyOf)(moved.debits, currency),
            credits: (0, money_type_1.moneyOf)(moved.credits, currency),
            closing: (0, money_type_1.moneyOf)(closing, currency),
            subLedgers: subLedgers.filter((each) => each.currency === currency).map(account_type_1.subLedgerOf),
        };
    });
}
//# sourceMappingURL=account-statement.js.map
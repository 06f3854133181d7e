"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postDutyPaid = void 0;
exports.postTipsShared = postTipsShared;
exports.postVarianceCleared = postVarianceCleared;
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const coverage_1 = require("../coverage");
const journal_entry_1 = require("../journal-entry");
const reporting_1 = require("../reporting");
/** Tips are shared out: to the staff through the bank, and to the house where it has a share. */
function postTipsShared({ data }, { balances }) {
    const { currency, toHouse = 0 } = data;
    const [staff, house] = [(0, money_1.minorFromWire)(data.toStaff), (0, money_1.minorFromWire)(toHouse)];
    return [
        ...(0, coverage_1.draw)({ account: 'tips', amount: staff + house, currency, variance: (0, account_paths_1.varianceOf)('tips') }, balances),
        ...(0, journal_entry_1.signedLine)('bank', -staff, currency),
        ...(0, journal_entry_1.signedLine)('other-income', -house, currency),
    ];
}
/** The gaming duty of a period is paid. */
const postDutyPaid = ({ data }) => (0, journal_entry_1.move)({
    debit: 'gaming-duty-payable',
    credit: 'bank',
    amount: (0, money_1.minorFromWire)(data.amount),
    currency: data.currency,
});
exports.postDutyPaid = postDutyPaid;
/** Two persons decide what a pending difference was; a shortage is positive, a surplus negative. */
function postVarianceCleared(event, before) {
    const { currency, point, to, table, game } = event.data;
    const account = to === 'win' ? (0, account_paths_1.winOf)(game ?? (0, reporting_1.gameAt)(event, before), table) : to;
    return (0, journal_entry_1.move)({
        debit: account,
        credit: (0, account_paths_1.varianceOf)(point, table),
        amount: (0, money_1.minorFromWire)(event.data.amount),
        currency,
    });
}
//# sourceMappingURL=clearing.posting.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postDropCounted = postDropCounted;
const session_key_1 = require("../../domain/table-session/session-key");
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const balances_1 = require("../balances");
const journal_entry_1 = require("../journal-entry");
const reporting_1 = require("../reporting");
/**
 * A box is opened: the cash goes to the cage, and what differs from the slips is a variance. Where buy-ins are not
 * captured, what no slip explains was bought in, and is posted here.
 */
function postDropCounted(event, before) {
    const { currency, box, amount, otherCurrencies = [] } = event.data;
    const table = (0, session_key_1.tableConcerned)(event);
    const counted = (0, money_1.minorFromWire)(amount);
    const parts = partsOfBox(event, before);
    const book = parts.reduce((sum, { held }) => sum + held, 0n);
    const boughtIn = (0, reporting_1.capturesAt)(event, before).buyIns || counted < book ? 0n : counted - book;
    return [
        ...(0, journal_entry_1.signedLine)((0, account_paths_1.dropOf)(table), boughtIn, currency, { subLedger: box, basis: 'count' }),
        ...(0, journal_entry_1.signedLine)(soldFrom(event, before), -boughtIn, currency, { basis: 'count' }),
        ...(0, journal_entry_1.signedLine)('cash:cage', counted, currency, { basis: 'count' }),
        ...(0, journal_entry_1.signedLine)((0, account_paths_1.varianceOf)('drop', table), book + boughtIn - counted, currency, { basis: 'count' }),
        ...parts.flatMap(({ subLedger, held }) => (0, journal_entry_1.signedLine)((0, account_paths_1.dropOf)(table), -held, currency, { subLedger, basis: 'count' })),
        ...(0, journal_entry_1.signedLine)((0, account_paths_1.dropOf)(table), -boughtIn, currency, { subLedger: box, basis: 'count' }),
        ...otherCurrencies.flatMap((other) => [
            ...(0, journal_entry_1.signedLine)('cash:cage', (0, money_1.minorFromWire)(other.amount), other.currency, { basis: 'count' }),
            ...(0, journal_entry_1.signedLine)((0, account_paths_1.varianceOf)('drop', table), -(0, money_1.minorFromWire)(other.amount), other.currency, {
                basis: 'count',
            }),
        ]),
    ];
}
/** What the books expect in the box: its own slips, and those of a session that did not name its box. */
function partsOfBox(event, { balances }) {
    const { box, currency } = event.data;
    const account = (0, account_paths_1.dropOf)((0, session_key_1.tableConcerned)(event));
    return [
        { held: (0, balances_1.balanceOf)(balances, { account, subLedger: undefined, currency }) },
        { subLedger: box, held: (0, balances_1.balanceOf)(balances, { account, subLedger: box, currency }) },
    ];
}
/**
 * Whom the chips of an uncaptured buy-in came from: the float, or, where its count has tied it already, what that
 * count took the missing chips for.
 */
function soldFrom(event, before) {
    const table = (0, session_key_1.tableConcerned)(event);
    const { rounds } = (0, reporting_1.capturesAt)(event, before);
    const { closedBy, closingCount } = before.session;
    if (rounds)
        return closingCount === undefined && closedBy === undefined
            ? (0, account_paths_1.chipsOf)('table', table)
            : (0, account_paths_1.varianceOf)('table', table);
    return closedBy === undefined ? (0, account_paths_1.chipsOf)('table', table) : (0, account_paths_1.winOf)((0, reporting_1.gameAt)(event, before), table);
}
//# sourceMappingURL=box.posting.js.map
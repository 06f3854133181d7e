"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postTableOpened = postTableOpened;
exports.postTableFilled = postTableFilled;
exports.postTableCredited = postTableCredited;
exports.postTableCounted = postTableCounted;
const session_key_1 = require("../../domain/table-session/session-key");
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const counts_1 = require("../counts");
const reporting_1 = require("../reporting");
const transit_posting_1 = require("./transit.posting");
/**
 * A session begins: the table's half of its float, and the difference between the float found locked on the table
 * and what the last session left there.
 */
function postTableOpened(event, { balances }) {
    const { currency, float } = event.data;
    const table = (0, session_key_1.tableConcerned)(event);
    const kind = float.holder ?? 'table';
    const holder = (0, account_paths_1.chipsOf)(kind, table);
    const found = float.locked === undefined ? undefined : (0, money_1.minorFromWire)(float.locked);
    const difference = (0, account_paths_1.varianceOf)(kind, table);
    return [
        ...(found === undefined
            ? []
            : (0, counts_1.tieToCount)({ holder, counted: found, currency, difference }, balances.of(holder, currency))),
        ...(0, transit_posting_1.postHalf)({ holder, amount: (0, money_1.minorFromWire)(float.amount), currency, slip: float.slip }),
    ];
}
/** A fill: the table's half. */
function postTableFilled(event) {
    const { currency, amount, slip, holder } = event.data;
    const receiver = (0, account_paths_1.chipsOf)(holder ?? 'table', (0, session_key_1.tableConcerned)(event));
    return (0, transit_posting_1.postHalf)({ holder: receiver, amount: (0, money_1.minorFromWire)(amount), currency, slip });
}
/** A credit: the table's half. */
function postTableCredited(event) {
    const { currency, amount, slip, holder } = event.data;
    const giver = (0, account_paths_1.chipsOf)(holder ?? 'table', (0, session_key_1.tableConcerned)(event));
    return (0, transit_posting_1.postHalf)({ holder: giver, amount: -(0, money_1.minorFromWire)(amount), currency, slip });
}
/**
 * The float is counted. Where rounds are not captured, the difference is the result of the session, and is posted
 * once, at its close; an opening count differs from the float alone.
 */
function postTableCounted(event, before) {
    const { currency, inventory, occasion } = event.data;
    if (occasion !== 'opening' && !(0, reporting_1.capturesAt)(event, before).rounds)
        return [];
    const table = (0, session_key_1.tableConcerned)(event);
    const holder = (0, account_paths_1.chipsOf)('table', table);
    const count = {
        holder,
        counted: (0, money_1.minorFromWire)(inventory),
        currency,
        difference: (0, account_paths_1.varianceOf)('table', table),
    };
    return (0, counts_1.tieToCount)(count, before.balances.of(holder, currency));
}
//# sourceMappingURL=table.posting.js.map
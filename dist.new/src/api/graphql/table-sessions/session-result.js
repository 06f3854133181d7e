"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.booksOf = booksOf;
exports.resultOf = resultOf;
const table_result_1 = require("../../../accounting/table-result/table-result");
const table_session_1 = require("../../../domain/table-session/table-session");
const money_type_1 = require("../scalars/money.type");
/** What the entries of a session posted; null where nothing was. */
function booksOf({ posted, currency }) {
    if (currency === undefined)
        return null;
    return {
        win: (0, money_type_1.moneyOf)(posted.win, currency),
        commission: (0, money_type_1.moneyOf)(posted.commission, currency),
        tableVariance: (0, money_type_1.moneyOf)(posted.varianceTable, currency),
        dropVariance: (0, money_type_1.moneyOf)(posted.varianceDrop, currency),
    };
}
/** The result of a house-banked table; null while its float is not counted, and for a circle table, which has none. */
function resultOf(facts, { posted, currency }) {
    const declared = facts.at(-1)?.declared;
    if (declared === undefined || currency === undefined)
        return null;
    const session = { ...table_session_1.unopenedSession, declared, posted };
    const parts = (0, table_result_1.resultPartsOf)(session);
    if (parts === undefined)
        return null;
    const [fromCounts, fromBooks] = [(0, table_result_1.resultFromCounts)(parts), (0, table_result_1.resultFromBooks)(session)];
    const money = (amount) => (0, money_type_1.moneyOf)(amount, currency);
    return {
        inventory: money(parts.inventory),
        drop: money(parts.boxes),
        credits: money(parts.credits),
        prizes: money(parts.prizes),
        toSlot: money(parts.toSlot),
        openingFloat: money(parts.openingFloat),
        fills: money(parts.fills),
        stakesSwept: money(parts.stakesSwept),
        fromCounts: money(fromCounts),
        fromBooks: money(fromBooks),
        ties: fromCounts === fromBooks,
    };
}
//# sourceMappingURL=session-result.js.map
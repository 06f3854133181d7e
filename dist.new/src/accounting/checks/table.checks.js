"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkClosedOnce = exports.checkOpenedOnce = void 0;
exports.checkFillEqualsFloat = checkFillEqualsFloat;
exports.checkBlindCounts = checkBlindCounts;
const money_1 = require("../../kernel/money");
const SESSION_RULE = {
    ruleId: 'L-session',
    citation: 'a session of a table is opened once and closed once',
};
/** A session that was opened before. */
const checkOpenedOnce = ({ opening }) => opening === undefined
    ? []
    : [
        {
            code: 'session-opened-twice',
            severity: 'violation',
            ...SESSION_RULE,
            expected: `one opening, event ${opening.eventId}`,
            found: 'a further opening',
        },
    ];
exports.checkOpenedOnce = checkOpenedOnce;
/** A session that was closed before. */
const checkClosedOnce = ({ closedBy }) => closedBy === undefined
    ? []
    : [
        {
            code: 'session-closed-twice',
            severity: 'violation',
            ...SESSION_RULE,
            expected: `one close, event ${closedBy}`,
            found: 'a further close',
        },
    ];
exports.checkClosedOnce = checkClosedOnce;
/** Each fill brings as much as the float did, unless the limits were changed. */
function checkFillEqualsFloat({ opening, limitsChanged }, { amount, holder = 'table' }) {
    if (opening === undefined || limitsChanged || holder !== 'table' || opening.holder !== 'table')
        return [];
    if (opening.float === (0, money_1.minorFromWire)(amount))
        return [];
    return [
        {
            code: 'fill-not-float',
            severity: 'advisory',
            ruleId: 'O1979-47.1',
            citation: 'Orden of 9 January 1979, article 47.1: each new anticipo equals the first one',
            expected: `a fill of ${opening.float}`,
            found: `${amount}`,
        },
    ];
}
/** Where two count without seeing each other, both found the same, and that is the inventory. */
function checkBlindCounts({ counts = [], inventory, }) {
    const amounts = new Set(counts.map(({ amount }) => amount));
    if (amounts.size === 0 || (amounts.size === 1 && amounts.has(inventory)))
        return [];
    return [
        {
            code: 'blind-counts-differ',
            severity: 'violation',
            ruleId: 'K3',
            citation: 'each session is counted and signed; two persons count without seeing each other',
            expected: `${inventory} from everybody who counted`,
            found: counts.map(({ by, amount }) => `${amount} by ${by.id}`).join(', '),
        },
    ];
}
//# sourceMappingURL=table.checks.js.map
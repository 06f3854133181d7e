"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkOpeningFloat = checkOpeningFloat;
exports.checkFloatAfterChange = checkFloatAfterChange;
const authorisation_1 = require("../../domain/casino-books/authorisation");
const money_1 = require("../../kernel/money");
const FLOAT_RULE = {
    severity: 'violation',
    ruleId: 'O1979-47.2',
    citation: 'Orden of 9 January 1979, article 47.2: a float is so many times the minimum bet at least',
};
/** The float with which a session begins, with what was found locked on the table. */
function checkOpeningFloat({ gamingday: day, data }, { books }) {
    const { game, minimum, float } = data;
    if ((float.holder ?? 'table') !== 'table')
        return [];
    const brought = (0, money_1.minorFromWire)(float.amount) + (0, money_1.minorFromWire)(float.locked ?? 0);
    return checkFloatReaches(books, { day, game, minimum: (0, money_1.minorFromWire)(minimum), float: brought });
}
/** What was brought to the table so far must reach for the new minimum: the float is completed where it does not. */
function checkFloatAfterChange({ gamingday: day, data }, { books, session: { opening, declared } }) {
    if (opening?.holder !== 'table')
        return [];
    const { openingFloat, fills, credits } = declared;
    const minimum = (0, money_1.minorFromWire)(data.newMinimum);
    return checkFloatReaches(books, {
        day,
        game: opening.game,
        minimum,
        float: openingFloat + fills - credits,
    });
}
/**
 * The float of a table is at least so many times its minimum bet: at the opening, and again when the limits change.
 * How many times is the dated configuration of the casino; a game that it does not name is not looked at.
 */
function checkFloatReaches({ authorisations = [] }, { day, game, minimum, float }) {
    const multiplier = multiplierOf((0, authorisation_1.inForce)(authorisations, day)?.accounting, game);
    if (multiplier === undefined || float >= multiplier * minimum)
        return [];
    return [
        {
            code: 'float-below-rule',
            ...FLOAT_RULE,
            expected: `a float of ${multiplier * minimum} at least, ${multiplier} times the minimum bet of ${minimum}`,
            found: `${float}`,
        },
    ];
}
const multiplierOf = (accounting, game) => {
    const rule = accounting?.floats?.find((each) => each.game === game);
    return rule === undefined ? undefined : (0, money_1.minorFromWire)(rule.multiplier);
};
//# sourceMappingURL=float.checks.js.map
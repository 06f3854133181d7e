"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.edge = void 0;
exports.edgeText = edgeText;
const edge_table_1 = require("../../games/edge-table");
const exact_json_1 = require("../../kernel/exact-json");
const rational_1 = require("../../kernel/rational");
const saying_1 = require("./saying");
/** `cagnotte edge [GAME]`: the edges of all bets of a game, or of all games. Answers the exit code. */
const edge = (game) => Promise.resolve((0, saying_1.say)(edgeText(game)));
exports.edge = edge;
/** The edges as a JSON array with a row for each bet, or why there are none. */
function edgeText(game) {
    const table = (0, edge_table_1.edgeTable)(game);
    if (!table.ok)
        return { code: 1, out: '', err: `edge: ${table.refusal}\n` };
    return { code: 0, out: `${(0, exact_json_1.exactJson)(table.value.map(rowOf))}\n`, err: '' };
}
/** An exact edge as a fraction and as a decimal number; one that is not exact as a decimal number with its error. */
const rowOf = ({ game, rulebook, bet, edge: share, variance, method, error }) => ({
    game,
    rulebook,
    bet,
    edge: error === undefined
        ? { numerator: share.numerator, denominator: share.denominator, decimal: decimal(share) }
        : { decimal: decimal(share), error: decimal(error) },
    variance: decimal(variance),
    method,
});
const PLACES = 12;
/** Nearest to twelve places: for people and for drawing, never for amounts. */
const decimal = (exact) => Number((0, rational_1.formatRational)(exact, PLACES));
//# sourceMappingURL=edge.js.map
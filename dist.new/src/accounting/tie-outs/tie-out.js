"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.tieOutsOf = exports.whatDoesNotTie = exports.written = exports.fact = exports.amounts = void 0;
exports.unexplained = unexplained;
const money_1 = require("../../kernel/money");
const tie_out_catalogue_1 = require("./tie-out-catalogue");
/** Two amounts that must be equal, in words. */
const amounts = (at, { expected, found, currency }) => ({
    at,
    expected: (0, exports.written)(expected, currency),
    found: (0, exports.written)(found, currency),
    ties: expected === found,
});
exports.amounts = amounts;
/** Something that is as it should be, or is not. */
const fact = (at, expected, found) => ({
    at,
    expected,
    found,
    ties: expected === found,
});
exports.fact = fact;
/** An amount for people who read in any language: `-12.50 EUR`. */
const written = (amount, currency) => `${(0, money_1.formatMinor)(amount, currency)} ${currency}`;
exports.written = written;
/** The rows of a check that do not tie and nobody has explained; of a hard one nobody may. */
function unexplained({ check, rows }, explanations) {
    const differing = rows.filter(({ ties }) => !ties);
    if (tie_out_catalogue_1.TIE_OUTS[check].strength === 'hard')
        return differing;
    const own = explanations.filter((explanation) => explanation.check === check);
    return differing.filter((row) => !own.some(({ at }) => at === undefined || at === row.at));
}
/** The checks that keep a day from being closed, each with the rows that do. */
const whatDoesNotTie = (tieOuts, explanations = []) => tieOuts
    .map((tieOut) => ({ ...tieOut, rows: unexplained(tieOut, explanations) }))
    .filter(({ rows }) => rows.length > 0);
exports.whatDoesNotTie = whatDoesNotTie;
/** All checks in their order, from the rows of each. */
const tieOutsOf = (rows) => tie_out_catalogue_1.TIE_OUT_NAMES.map((check) => ({
    check,
    holds: rows[check].every(({ ties }) => ties),
    rows: rows[check],
}));
exports.tieOutsOf = tieOutsOf;
//# sourceMappingURL=tie-out.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.maximumOf = void 0;
exports.checkMinimumOfTable = checkMinimumOfTable;
exports.checkMaximum = checkMaximum;
const rule_1 = require("../rule");
const wording_1 = require("../wording");
/** The minimum of a table against the band that the authority allows; nothing where that is not known. */
function checkMinimumOfTable(terms, rule, currency) {
    if (terms.authorised === undefined)
        return [];
    const { from, to } = terms.authorised.minimum;
    if (terms.minimum >= from && (to === undefined || terms.minimum <= to))
        return [];
    const upTo = to === undefined ? '' : ` and at most ${(0, wording_1.money)(to, currency)}`;
    return [
        (0, rule_1.breach)(rule, {
            code: 'minimum-not-authorised',
            severity: 'violation',
            expected: `at least ${(0, wording_1.money)(from, currency)}${upTo}`,
            found: (0, wording_1.money)(terms.minimum, currency),
        }),
    ];
}
/** The maximum of a bet: the table's own, or what it has for every other bet, or what the authority allows. */
const maximumOf = ({ maxima, authorised }, bet) => maxima?.[bet] ?? maxima?.['*'] ?? authorised?.maxima?.[bet] ?? authorised?.maxima?.['*'];
exports.maximumOf = maximumOf;
/** A maximum outside its band. */
function checkMaximum(bet, maximum, { lowest, highest, rule, currency }) {
    if (maximum === undefined || (maximum >= lowest && maximum <= highest))
        return [];
    const band = `from ${(0, wording_1.money)(lowest, currency)} to ${(0, wording_1.money)(highest, currency)}`;
    return [
        (0, rule_1.breach)(rule, {
            code: 'maximum-not-by-rule',
            severity: 'violation',
            expected: `${lowest === highest ? (0, wording_1.money)(lowest, currency) : band} on ${bet}`,
            found: (0, wording_1.money)(maximum, currency),
        }),
    ];
}
//# sourceMappingURL=authorised-terms.js.map
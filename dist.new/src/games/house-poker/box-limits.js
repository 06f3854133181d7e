"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.boxLimits = boxLimits;
const authorised_terms_1 = require("../_mechanics/authorised-terms");
const stake_limits_1 = require("../_mechanics/stake-limits");
/** Where minimum and maximum of the table hold for each box of a player: the stakes outside of them. */
function boxLimits(rule, { round, settlement }, setting) {
    const { terms } = setting;
    if (terms === undefined)
        return [];
    const limitsOf = (type) => {
        const most = (0, authorised_terms_1.maximumOf)(terms, type);
        return {
            minimum: { amount: terms.minima?.[type] ?? terms.minimum, rule },
            maximum: most === undefined ? undefined : { amount: most, rule },
        };
    };
    return (0, stake_limits_1.checkStakes)(round, settlement, limitsOf, setting);
}
//# sourceMappingURL=box-limits.js.map
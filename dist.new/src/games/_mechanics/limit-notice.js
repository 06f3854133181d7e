"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkNotice = checkNotice;
const rule_1 = require("../rule");
/** A change of the minimum must leave exactly so many rounds on the old terms after it was announced. */
function checkNotice({ announcedAtRound, firstRound }, roundsOfNotice, rule) {
    if (firstRound === undefined)
        return [];
    const given = firstRound - announcedAtRound - 1;
    if (given === roundsOfNotice)
        return [];
    return [
        (0, rule_1.breach)(rule, {
            code: 'limit-change-notice',
            severity: 'violation',
            expected: `${roundsOfNotice} rounds on the old terms, then round ${announcedAtRound + roundsOfNotice + 1} on the new`,
            found: `${given} rounds, round ${firstRound} being the first on the new terms`,
        }),
    ];
}
//# sourceMappingURL=limit-notice.js.map
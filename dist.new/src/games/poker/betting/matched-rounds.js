"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkMatched = checkMatched;
const rule_1 = require("../../rule");
const wording_1 = require("../../wording");
/**
 * At the end of a round all who are still in have put in the same, but for who has no more. The one whose bet nobody
 * called stands alone above the others.
 */
function checkMatched({ regulated, hand, currency }, rounds) {
    const excused = new Set(hand.errors.map(({ seat }) => seat));
    return rounds.flatMap(({ round, highest, standing }) => {
        const short = standing.filter(({ seat, put, allIn }) => put < highest && !allIn && !excused.has(seat));
        if (short.length === 0 || standing.length < 2)
            return [];
        return [
            (0, rule_1.breach)(regulated.rules.matched, {
                code: 'bets-not-equal',
                severity: 'violation',
                expected: `${(0, wording_1.money)(highest, currency)} of each who is still in after round ${round}`,
                found: short.map(({ seat, put }) => `${(0, wording_1.money)(put, currency)} of seat ${seat}`).join(', '),
            }),
        ];
    });
}
//# sourceMappingURL=matched-rounds.js.map
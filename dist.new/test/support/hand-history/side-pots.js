"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.sidePotsOf = sidePotsOf;
const money_1 = require("../../../src/kernel/money");
const purse_1 = require("./purse");
/**
 * Divides what was put in into the main pot and the side pots. Whoever is all-in can win from each other player as
 * much as he put in himself, so every different contribution of a contender closes a pot. Folded money goes to the
 * pots it was put into, dead blinds to the main pot.
 */
function sidePotsOf(purses) {
    const all = [...purses];
    const contenders = (0, purse_1.contendersOf)(all);
    const levels = [...new Set(contenders.map(({ put }) => put))].sort((one, other) => (one < other ? -1 : 1));
    const dead = (0, money_1.sumMinor)(all.map((purse) => purse.dead));
    return levels.map((level, index) => {
        const floor = index === 0 ? 0n : levels[index - 1];
        // Above the highest contender only folded money can lie; it belongs to the last pot.
        const ceiling = index === levels.length - 1 ? undefined : level;
        return {
            amount: (0, money_1.sumMinor)(all.map(({ put }) => slice(put, floor, ceiling))) + (index === 0 ? dead : 0n),
            contenders: contenders.filter(({ put }) => put >= level).map(({ seat }) => seat),
        };
    });
}
/** The part of a contribution between two levels. */
function slice(put, floor, ceiling) {
    if (put <= floor)
        return 0n;
    return (ceiling !== undefined && put > ceiling ? ceiling : put) - floor;
}
//# sourceMappingURL=side-pots.js.map
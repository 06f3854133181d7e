"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.potsOf = potsOf;
const money_1 = require("../../../kernel/money");
/**
 * Divides what the seats put in into the main pot and the side pots. Who is all-in can win from each other seat as
 * much as he put in himself, so that each different stake of a contender closes a pot. Folded money lies in the pots
 * it was put into; dead money and what was carried in lie in the main pot. The main pot is the first; without any
 * contender there is one pot that nobody can win.
 */
function potsOf(stakes, carriedIn) {
    const contenders = stakes.filter(({ contends }) => contends);
    const levels = levelsOf(contenders.map(({ live }) => live));
    const dead = (0, money_1.sumMinor)(stakes.map((stake) => stake.dead)) + carriedIn;
    return levels.map((level, index) => {
        const floor = index === 0 ? 0n : levels[index - 1];
        // Above the highest contender only folded money can lie; it belongs to the last pot.
        const ceiling = index === levels.length - 1 ? undefined : level;
        return {
            amount: (0, money_1.sumMinor)(stakes.map(({ live }) => slice(live, floor, ceiling))) + (index === 0 ? dead : 0n),
            contenders: contenders.filter(({ live }) => live >= level).map(({ seat }) => seat),
        };
    });
}
/** Who put in nothing has a level only where nobody put in anything: then all play for what was carried in. */
function levelsOf(lives) {
    const levels = [...new Set(lives)].filter((live) => live > 0n).sort((a, b) => (a < b ? -1 : 1));
    return levels.length === 0 ? [0n] : levels;
}
/** The part of a stake between two levels. */
function slice(live, floor, ceiling) {
    if (live <= floor)
        return 0n;
    return (ceiling !== undefined && live > ceiling ? ceiling : live) - floor;
}
//# sourceMappingURL=side-pots.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.rakeByPot = rakeByPot;
const money_1 = require("../../../kernel/money");
/**
 * Divides the rake of a hand among its pots, all in minor units, where the table does not say what it took from which.
 * Each pot bears its share rounded down, and the main pot (the first) what is left of it, as far as it holds so much
 * (OP2-03). What is more than all pots hold is no rake.
 */
function rakeByPot(pots, rake) {
    const total = (0, money_1.sumMinor)(pots);
    const taken = rake < total ? rake : total;
    if (taken <= 0n)
        return pots.map(() => 0n);
    const shares = pots.map((amount) => (taken * amount) / total);
    let left = taken - (0, money_1.sumMinor)(shares);
    return shares.map((share, index) => {
        const room = pots[index] - share;
        const more = left < room ? left : room;
        left -= more;
        return share + more;
    });
}
//# sourceMappingURL=rake-by-pot.js.map
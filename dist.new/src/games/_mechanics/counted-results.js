"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.edgeOfCounted = exports.allOf = exports.netting = void 0;
const rational_1 = require("../../kernel/rational");
/** So many ways in which the player nets the same. */
const netting = (ways, net) => ({
    ways,
    sum: ways * net,
    squares: ways * net * net,
});
exports.netting = netting;
const allOf = (counted) => {
    const total = { ways: 0n, sum: 0n, squares: 0n };
    for (const { ways, sum, squares } of counted) {
        total.ways += ways;
        total.sum += sum;
        total.squares += squares;
    }
    return total;
};
exports.allOf = allOf;
/** The edge of one unit staked, where so many units were staked together. */
const edgeOfCounted = (bet, { ways, sum, squares }, { method, staked = 1n }) => ({
    bet,
    edge: (0, rational_1.rational)(-sum, ways * staked),
    variance: (0, rational_1.rational)(squares * ways - sum * sum, ways * ways * staked * staked),
    method,
});
exports.edgeOfCounted = edgeOfCounted;
//# sourceMappingURL=counted-results.js.map
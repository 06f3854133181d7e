"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.houseWay = houseWay;
const hand_ranking_1 = require("../_mechanics/poker-hands/hand-ranking");
const pai_gow_hands_1 = require("./pai-gow-hands");
const CATEGORY = 20;
const STRAIGHT = hand_ranking_1.STANDARD_RANKING.order.indexOf('straight');
const FLUSH = hand_ranking_1.STANDARD_RANKING.order.indexOf('flush');
const STRAIGHT_FLUSH = hand_ranking_1.STANDARD_RANKING.order.indexOf('straight-flush');
/**
 * One plain way of setting seven cards, by which edges are computed: a straight or a flush is kept where there is one;
 * besides, the small hand is as good as the big one allows.
 */
function houseWay(seven, order) {
    let best = { big: 0, small: -1 };
    let isKept = false;
    for (let one = 0; one < seven.length; one += 1) {
        for (let other = one + 1; other < seven.length; other += 1) {
            const small = (0, pai_gow_hands_1.smallStrength)([seven[one], seven[other]]);
            const big = (0, pai_gow_hands_1.bigStrength)(seven.filter((_card, place) => place !== one && place !== other), order);
            const keeps = isStraightOrFlush(big);
            if (!(0, pai_gow_hands_1.outranks)(big, small) || (isKept && !keeps))
                continue;
            const isBetter = small > best.small || (small === best.small && big > best.big);
            if ((keeps && !isKept) || isBetter) {
                best = { big, small };
                isKept = keeps;
            }
        }
    }
    return best;
}
function isStraightOrFlush(big) {
    const category = big >> CATEGORY;
    return category === STRAIGHT || category === FLUSH || category >= STRAIGHT_FLUSH;
}
//# sourceMappingURL=house-way.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.burntFor = exports.isNatural = exports.pointsOf = void 0;
exports.totalOf = totalOf;
/** Points of a rank in baccarat: the ace 1, tens and figures nothing. */
const POINTS = {
    A: 1,
    '2': 2,
    '3': 3,
    '4': 4,
    '5': 5,
    '6': 6,
    '7': 7,
    '8': 8,
    '9': 9,
    T: 0,
    J: 0,
    Q: 0,
    K: 0,
};
/** The points of a card, 0 to 9. */
const pointsOf = (card) => POINTS[card[0]] ?? 0;
exports.pointsOf = pointsOf;
/** The total of a hand: the units of the sum, 0 to 9. */
function totalOf(cards) {
    let sum = 0;
    for (const card of cards)
        sum += (0, exports.pointsOf)(card);
    return sum % 10;
}
/** Eight or nine with two cards: the coup is over. */
const isNatural = (total) => total >= 8;
exports.isNatural = isNatural;
/** How many cards are burnt when this one is turned first: its points, ten for tens and figures. */
const burntFor = (card) => (0, exports.pointsOf)(card) || 10;
exports.burntFor = burntFor;
//# sourceMappingURL=hand-totals.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.TARGET = exports.pointsOf = void 0;
exports.resultOfRows = resultOfRows;
exports.winsWith = winsWith;
/** What a card is worth: the ace one, figures ten. */
function valueOf(card) {
    const rank = card[0] ?? '';
    if (rank === 'A')
        return 1;
    return 'TJQK'.includes(rank) ? 10 : rank.charCodeAt(0) - '0'.charCodeAt(0);
}
const pointsOf = (cards) => cards.reduce((points, card) => points + valueOf(card), 0);
exports.pointsOf = pointsOf;
/** Where rows aim. */
exports.TARGET = 31;
function resultOfRows({ black, red }) {
    const [ofBlack, ofRed] = [(0, exports.pointsOf)(black), (0, exports.pointsOf)(red)];
    if (ofBlack === ofRed)
        return ofBlack === exports.TARGET ? 'refait' : 'null';
    return Math.abs(ofBlack - exports.TARGET) < Math.abs(ofRed - exports.TARGET) ? 'black' : 'red';
}
/** Whether a bet wins with the row that won. */
function winsWith(type, winner, { black }) {
    if (type === 'black' || type === 'red')
        return type === winner;
    const first = 'cs'.includes(black[0]?.[1] ?? '') ? 'black' : 'red';
    return (first === winner) === (type === 'color');
}
//# sourceMappingURL=row-points.js.map
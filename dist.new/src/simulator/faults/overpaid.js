"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.paidBet = exports.WRONG_BY = void 0;
exports.overpaid = overpaid;
/** By how much a table is wrong, in minor units. */
exports.WRONG_BY = 100;
/** The first bet of a round that won, where the table told its result. */
const paidBet = ({ bets, result }) => result === undefined ? undefined : bets.find(({ paid = 0 }) => paid > 0);
exports.paidBet = paidBet;
/** What changes in a round whose first winner is paid so much too much: the table is poorer by it. */
function overpaid(round, by) {
    const won = (0, exports.paidBet)(round);
    return {
        bets: round.bets.map((bet) => (bet === won ? { ...bet, paid: (bet.paid ?? 0) + by } : bet)),
        result: (round.result ?? 0) - by,
    };
}
//# sourceMappingURL=overpaid.js.map
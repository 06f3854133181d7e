"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.garagesBefore = garagesBefore;
/** A limited bank plays for at most so many times the minimum. */
const MOST_IN_PLAY = 100n;
/** From winnings above so many times the minimum on, a banker may set some aside. */
const VOLUNTARY_FROM = 50n;
/** What a banker sets aside of his winnings when he likes, and what is above the maximum of the bank. */
function garagesBefore(bank, { minimum, chance }) {
    const moves = [];
    const free = bank.winnings - bank.totalAt('voluntary');
    const wanted = (free / 2n / minimum) * minimum;
    if (free > VOLUNTARY_FROM * minimum && wanted < bank.inPlay && chance.percent(30)) {
        moves.push(carryOut(bank, { kind: 'voluntary', move: 'set-aside', amount: wanted }));
    }
    const most = MOST_IN_PLAY * minimum;
    const above = bank.inPlay - most;
    if (above > 0n)
        moves.push(carryOut(bank, { kind: 'improper', move: 'set-aside', amount: above }));
    const improper = bank.totalAt('improper');
    if (above < 0n && improper > 0n) {
        const amount = improper < -above ? improper : -above;
        moves.push(carryOut(bank, { kind: 'improper', move: 'taken-back', amount }));
    }
    return moves;
}
function carryOut(bank, move) {
    if (move.move === 'set-aside')
        bank.move('inPlay', move.kind, move.amount);
    else
        bank.move(move.kind, 'inPlay', move.amount);
    return move;
}
//# sourceMappingURL=bank-garages.js.map
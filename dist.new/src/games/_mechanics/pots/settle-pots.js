"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.settlePots = settlePots;
const money_1 = require("../../../kernel/money");
const pot_split_1 = require("./pot-split");
const rake_by_pot_1 = require("./rake-by-pot");
const seat_stake_1 = require("./seat-stake");
const side_pots_1 = require("./side-pots");
/** Gives back what was not called, makes the pots, takes carried money and rake out of them and divides the rest. */
function settlePots(hand) {
    const uncalled = (0, seat_stake_1.uncalledBetOf)(hand.stakes);
    const pots = (0, side_pots_1.potsOf)((0, seat_stake_1.withoutUncalled)(hand.stakes, uncalled), hand.carriedIn);
    const carried = fromTheLast(amountsOf(pots), hand.carriedOut);
    const left = pots.map(({ amount }, index) => amount - carried[index]);
    const rakes = statedRakes(left, hand) ?? (0, rake_by_pot_1.rakeByPot)(left, hand.rake);
    return {
        uncalled,
        pots: pots.map((pot, index) => {
            const [carriedOut, rake] = [carried[index], rakes[index]];
            const awards = awardsOf(pot, left[index] - rake, hand);
            return { ...pot, carriedOut, rake, awards };
        }),
    };
}
const amountsOf = (pots) => pots.map(({ amount }) => amount);
/** Takes an amount out of the pots, out of the last one first; no more than they hold. */
function fromTheLast(pots, amount) {
    let missing = amount;
    return pots
        .toReversed()
        .map((held) => {
        const taken = missing < held ? missing : held;
        missing -= taken;
        return taken;
    })
        .toReversed();
}
/** What the table says it took from each pot, where that fits the pots and the rake as a whole. */
function statedRakes(left, { statedRakes: stated, rake }) {
    const fits = stated?.length === left.length &&
        (0, money_1.sumMinor)(stated) === rake &&
        stated.every((taken, index) => taken >= 0n && taken <= left[index]);
    return fits ? stated : undefined;
}
/** One contender takes a pot whole and need not show; a pot without money needs no winner. */
function awardsOf({ contenders }, net, { winnersOf, unit }) {
    if (net === 0n)
        return [];
    if (contenders.length === 1)
        return contenders.map((seat) => ({ seat, amount: net }));
    const boards = winnersOf(contenders);
    if (boards === undefined || !boards.every(hasWinners) || boards.length === 0)
        return undefined;
    const byBoard = (0, pot_split_1.partsOf)(net, boards.length, unit);
    return together(boards.flatMap((board, index) => onBoard(board, byBoard[index], unit)));
}
/** A board without a winner, or a half of it without one, cannot be paid. */
const hasWinners = (board) => board.length > 0 && board.every((seats) => seats.length > 0);
function onBoard(board, amount, unit) {
    const parts = (0, pot_split_1.partsOf)(amount, board.length, unit);
    return board.flatMap((seats, part) => (0, pot_split_1.splitEvenly)(parts[part], seats, unit));
}
/** One share for each seat, in the order in which they first come. */
function together(shares) {
    const bySeat = new Map();
    for (const { seat, amount } of shares)
        bySeat.set(seat, (bySeat.get(seat) ?? 0n) + amount);
    return [...bySeat].map(([seat, amount]) => ({ seat, amount }));
}
//# sourceMappingURL=settle-pots.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkSeatsOfTable = exports.checkSeatNumbers = exports.checkPlayersOfBoxes = exports.checkMost = exports.checkLeast = exports.boxesOf = void 0;
const money_1 = require("../../kernel/money");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
/** Bets by the seat whose hand they lie on. */
const boxesOf = (bets) => [...new Set(bets.map(({ seat }) => seat))].map((box) => bets.filter(({ seat }) => seat === box));
exports.boxesOf = boxesOf;
/** Bets below what each must have. */
const checkLeast = (bets, { amount, rule }, currency) => bets
    .filter(({ stake }) => stake < amount)
    .map((bet) => (0, rule_1.breach)(rule, {
    code: 'under-minimum',
    expected: `at least ${(0, wording_1.money)(amount, currency)} on a hand`,
    ...staked([bet], currency),
}));
exports.checkLeast = checkLeast;
/** Bets that together are above what a hand may have. */
const checkMost = (together, { amount, rule }, currency) => together
    .filter((bets) => stakesOf(bets) > amount)
    .map((bets) => (0, rule_1.breach)(rule, {
    code: 'over-limit',
    expected: `at most ${(0, wording_1.money)(amount, currency)} on a hand`,
    ...staked(bets, currency),
}));
exports.checkMost = checkMost;
const stakesOf = (bets) => (0, money_1.sumMinor)(bets.map(({ stake }) => stake));
const staked = (bets, currency) => ({
    severity: 'violation',
    found: `${(0, wording_1.money)(stakesOf(bets), currency)} at seat ${bets[0]?.seat ?? 'none'}`,
    betIds: bets.map(({ betId }) => betId),
});
/** Boxes with too many players. Who bets is told by his number; bets without one are of so many further players. */
const checkPlayersOfBoxes = (bets, atMost, rule) => (0, exports.boxesOf)(bets).flatMap((ofBox) => {
    const players = new Set(ofBox.map(({ player, betId }) => player ?? `bet ${betId}`));
    if (players.size <= atMost)
        return [];
    return [
        (0, rule_1.breach)(rule, {
            code: 'too-many-players-in-box',
            severity: 'violation',
            expected: `at most ${atMost} players at a box`,
            found: `${players.size} at seat ${ofBox[0]?.seat ?? 'none'}`,
            betIds: ofBox.map(({ betId }) => betId),
        }),
    ];
});
exports.checkPlayersOfBoxes = checkPlayersOfBoxes;
/** Bets on seats that the table has not. */
const checkSeatNumbers = (bets, seats, rule) => bets
    .filter(({ seat = 1 }) => seat > seats)
    .map(({ betId, seat }) => (0, rule_1.breach)(rule, {
    code: 'seat-not-at-table',
    severity: 'advisory',
    expected: `a seat from 1 to ${seats}`,
    found: `seat ${seat}`,
    betIds: [betId],
}));
exports.checkSeatNumbers = checkSeatNumbers;
/** A table with more seats than the rule gives it. */
const checkSeatsOfTable = (seats, atMost, rule) => {
    if (seats === undefined || seats <= atMost)
        return [];
    return [
        (0, rule_1.breach)(rule, {
            code: 'seats-above-maximum',
            severity: 'violation',
            expected: `at most ${atMost} seats`,
            found: `${seats}`,
        }),
    ];
};
exports.checkSeatsOfTable = checkSeatsOfTable;
//# sourceMappingURL=boxes.js.map
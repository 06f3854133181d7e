"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.dutyRows = dutyRows;
const dutiable_income_1 = require("../duty/dutiable-income");
const money_1 = require("../../kernel/money");
const tie_out_1 = require("./tie-out");
const CLEARING = 'cagnotte.variance.cleared.v1';
/** K11: the base of the duty against the control book, both of the facts of the day. */
function dutyRows({ currency, ownMoves, sessions }) {
    const moves = ownMoves.filter((move) => move.currency === currency);
    const housed = sessions.filter(({ result }) => result !== undefined);
    const results = (0, money_1.sumMinor)(housed.map(({ result }) => result.fromCounts));
    const expected = results +
        ofOthers(moves, housed.map(({ table }) => table)) +
        ofPools(moves) +
        shortages(moves) +
        cleared(moves);
    return [(0, tie_out_1.amounts)('base of the duty', { expected, found: (0, dutiable_income_1.dutyBase)(linesOf(moves)), currency })];
}
/** Each move as two lines at most, so that surpluses and shortages stay apart. */
const linesOf = (moves) => moves.flatMap(({ debit, credit, ...move }) => [
    { ...move, debit, credit: 0n },
    { ...move, debit: 0n, credit },
]);
const credits = (moves, counts) => (0, money_1.sumMinor)(moves.filter(counts).map(({ debit, credit }) => credit - debit));
const HOUSE_RESULT = /^(win:|commission:|variance:(table|drop)(:|$))/;
/** The control book of tables without a result of counts: cagnottes as counted, fees, and what is posted there. */
const ofOthers = (moves, counted) => credits(moves, ({ account, eventType }) => eventType !== CLEARING &&
    (/^variance:cagnotte(:|$)/.test(account) ||
        (HOUSE_RESULT.test(account) && !counted.some((table) => account.endsWith(`:${table}`)))));
const ofPools = (moves) => credits(moves, ({ account }) => /^jackpot(-share|-funding)?:/.test(account)) +
    surplusesOfSlots(moves, /^variance:jackpot(:|$)/);
/** Surpluses of pool slots are in the base and in no register of a table. */
const surplusesOfSlots = (moves, slots) => (0, dutiable_income_1.dutyBase)(linesOf(moves.filter(({ account }) => slots.test(account))));
/** Chips missing in a cagnotte lower what was counted, and not the base. */
function shortages(moves) {
    const cagnotte = moves.filter(({ account }) => /^variance:cagnotte(:|$)/.test(account));
    const counted = credits(cagnotte, ({ eventType }) => eventType !== CLEARING);
    return (0, dutiable_income_1.dutyBase)(linesOf(cagnotte)) - counted;
}
/** A difference of a float or a box that was cleared as a loss or a claim leaves the base. */
const cleared = (moves) => credits(moves, ({ account, eventType }) => eventType === CLEARING && HOUSE_RESULT.test(account));
//# sourceMappingURL=duty-rows.js.map
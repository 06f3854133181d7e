"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.gainOfCoup = gainOfCoup;
exports.gainFromBets = gainFromBets;
const settlement_1 = require("../../games/settlement");
const money_1 = require("../../kernel/money");
/**
 * The net gain of the bank: what it really collected less what it really paid, else what the rules make of the coup,
 * else what bets and results add up to.
 * @param minimum the minimum bet of the table, the unit in which bets astride two cloths are halved
 */
function gainOfCoup(coup, minimum, byRules) {
    if (coup.totals === undefined) {
        const amount = byRules?.complete === true ? (0, settlement_1.resultOf)(byRules) : gainFromBets(coup, minimum);
        return { amount, basis: 'derived' };
    }
    const { collected, paid } = coup.totals;
    return { amount: (0, money_1.minorFromWire)(collected) - (0, money_1.minorFromWire)(paid), basis: 'declared' };
}
/** What the bets that played brought the bank: it wins or loses their amount, or leaves them where the coup is tied. */
function gainFromBets({ bets, results }, minimum) {
    const sign = { bank: 1n, punto: -1n, tie: 0n, annulled: 0n };
    return (0, money_1.sumMinor)(results.map(({ tableau, winner }) => sign[winner] * (0, money_1.sumMinor)(bets.map((bet) => playedOn(tableau, bet, minimum)))));
}
/** How much of a bet plays on a cloth: half of one astride plays on each, the larger part on the first. */
function playedOn(tableau, bet, minimum) {
    const played = playedOf(bet);
    if (bet.placed !== 'astride')
        return (bet.tableau ?? 1) === tableau ? played : 0n;
    const unit = minimum !== undefined && minimum > 0n && played % minimum === 0n ? minimum : 1n;
    const onSecond = (played / unit / 2n) * unit;
    return tableau === 2 ? onSecond : played - onSecond;
}
/** What of a stake plays at all: as declared, else half of a bet on the line, else the whole. */
function playedOf({ covered, placed, stake }) {
    if (covered !== undefined)
        return (0, money_1.minorFromWire)(covered);
    return placed === 'on-the-line' ? (0, money_1.minorFromWire)(stake) / 2n : (0, money_1.minorFromWire)(stake);
}
//# sourceMappingURL=coup-gain.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.proRataSplit = proRataSplit;
const money_1 = require("../../../kernel/money");
/**
 * Divides what equal hands win together in proportion to what each of them put in, instead of pot by pot: the winners of
 * the main pot, where there are several, share all pots that no one else has a part of. Units that do not divide go one
 * each to the seats in the order of the awards. Who put in least takes his share out of the main pot first.
 */
function proRataSplit(pots, stakes, unit) {
    const winners = (pots[0]?.awards ?? []).map(({ seat }) => seat);
    const isTheirs = ({ awards }) => awards !== undefined && awards.length > 0 && awards.every(({ seat }) => winners.includes(seat));
    const shared = pots.filter(isTheirs);
    if (winners.length < 2)
        return pots;
    const total = (0, money_1.sumMinor)(shared.flatMap(({ awards = [] }) => awards.map(({ amount }) => amount)));
    const putIn = new Map(stakes.map(({ seat, live, dead }) => [seat, live + dead]));
    const due = inProportion(total, winners.map((seat) => ({ seat, amount: putIn.get(seat) ?? 0n })), unit);
    const left = new Map(due.map(({ seat, amount }) => [seat, amount]));
    const leastFirst = [...winners].sort((one, other) => (putIn.get(one) < putIn.get(other) ? -1 : 1));
    return pots.map((pot) => (isTheirs(pot) ? { ...pot, awards: takenFrom(pot, leastFirst, left) } : pot));
}
/** Shares in whole units, rounded down; units left over go one each to the seats in their order, the rest to the first. */
function inProportion(total, stakes, unit) {
    const all = (0, money_1.sumMinor)(stakes.map(({ amount }) => amount));
    if (all === 0n)
        return stakes.map(({ seat }, index) => ({ seat, amount: index === 0 ? total : 0n }));
    const shares = stakes.map(({ seat, amount }) => ({ seat, amount: ((total * amount) / all / unit) * unit }));
    const odd = total - (0, money_1.sumMinor)(shares.map(({ amount }) => amount));
    const units = odd / unit;
    return shares.map(({ seat, amount }, index) => ({
        seat,
        amount: amount + (BigInt(index) < units ? unit : 0n) + (index === 0 ? odd % unit : 0n),
    }));
}
/** Takes what a pot holds for its winners, one after the other, as far as each has something left to take. */
function takenFrom({ awards = [] }, seats, left) {
    let held = (0, money_1.sumMinor)(awards.map(({ amount }) => amount));
    return seats.flatMap((seat) => {
        const mine = left.get(seat) ?? 0n;
        const amount = mine < held ? mine : held;
        if (amount === 0n)
            return [];
        held -= amount;
        left.set(seat, mine - amount);
        return [{ seat, amount }];
    });
}
//# sourceMappingURL=pro-rata-split.js.map
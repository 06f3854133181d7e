"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.clockwiseAfter = exports.partsOf = void 0;
exports.splitEvenly = splitEvenly;
/**
 * Divides an amount evenly among seats, in whole units. Units that do not divide go one each to the seats in the order
 * given, so that nobody has more than one of them; what is less than a unit goes to the first.
 */
function splitEvenly(amount, seats, unit) {
    const count = BigInt(seats.length);
    if (count === 0n)
        return [];
    const units = amount / unit;
    const [each, odd] = [(units / count) * unit, units % count];
    const lessThanUnit = amount % unit;
    return seats.map((seat, index) => ({
        seat,
        amount: each + (BigInt(index) < odd ? unit : 0n) + (index === 0 ? lessThanUnit : 0n),
    }));
}
/** Divides an amount among so many parts, a unit that does not divide going to the first: high before low, first board. */
const partsOf = (amount, parts, unit) => splitEvenly(amount, Array.from({ length: parts }, (_, part) => part), unit).map((share) => share.amount);
exports.partsOf = partsOf;
/** Seats in their order round the table, beginning with the first one after a seat. */
const clockwiseAfter = (seats, start) => {
    const ordered = [...seats].sort((one, other) => one - other);
    return [...ordered.filter((seat) => seat > start), ...ordered.filter((seat) => seat <= start)];
};
exports.clockwiseAfter = clockwiseAfter;
//# sourceMappingURL=pot-split.js.map
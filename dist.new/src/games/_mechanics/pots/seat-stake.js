"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.withoutUncalled = void 0;
exports.uncalledBetOf = uncalledBetOf;
/**
 * What goes back before the pots are made: where one seat alone has put in most, all that lies above the next one,
 * whether that one folded or not. Money of a seat that folded itself stays.
 */
function uncalledBetOf(stakes) {
    const [highest, next] = [...stakes].sort((one, other) => (one.live < other.live ? 1 : -1));
    const amount = (highest?.live ?? 0n) - (next?.live ?? 0n);
    if (highest === undefined || !highest.contends || amount <= 0n)
        return undefined;
    return { seat: highest.seat, amount };
}
/** The stakes without what goes back. */
const withoutUncalled = (stakes, uncalled) => stakes.map((stake) => stake.seat === uncalled?.seat ? { ...stake, live: stake.live - uncalled.amount } : stake);
exports.withoutUncalled = withoutUncalled;
//# sourceMappingURL=seat-stake.js.map
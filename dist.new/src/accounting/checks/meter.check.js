"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkMeter = checkMeter;
exports.checkMeterFell = checkMeterFell;
const money_1 = require("../../kernel/money");
/** The meter shows what is owed to the players of the pool. */
function checkMeter({ pool, when, shown, booked }) {
    if (shown === undefined || (0, money_1.minorFromWire)(shown) === booked)
        return [];
    return [
        {
            code: 'meter-differs',
            severity: 'advisory',
            ruleId: 'K8',
            citation: 'the meter of a pool shows what the ledger holds for it',
            expected: `${booked} on the meter of ${pool} ${when} this`,
            found: `${shown}`,
        },
    ];
}
/** A meter goes down by what is paid out of it or taken out with two approvals, and by nothing else. */
function checkMeterFell({ pool, last, shownBefore, shownAfter, takenOut, }) {
    const before = shownBefore === undefined ? last : (0, money_1.minorFromWire)(shownBefore);
    const fellSince = last !== undefined && before !== undefined && before < last;
    const lowest = before === undefined ? undefined : before - takenOut;
    const after = shownAfter === undefined ? undefined : (0, money_1.minorFromWire)(shownAfter);
    const fellNow = after !== undefined && lowest !== undefined && after < lowest;
    return [
        ...(fellSince ? [meterFell(pool, last, before)] : []),
        ...(fellNow ? [meterFell(pool, lowest, after)] : []),
    ];
}
const meterFell = (pool, lowest, shown) => ({
    code: 'meter-fell',
    severity: 'violation',
    ruleId: 'A4',
    citation: 'identity A4: a meter goes down by prizes and by adjustments of two persons only',
    expected: `at least ${lowest} on the meter of ${pool}`,
    found: `${shown}`,
});
//# sourceMappingURL=meter.check.js.map
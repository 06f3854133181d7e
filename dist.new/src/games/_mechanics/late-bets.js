"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.LATE_OPTION = void 0;
exports.isLate = isLate;
exports.checkLateBets = checkLateBets;
const typebox_1 = require("typebox");
const rule_1 = require("../rule");
/** How an event marks a bet that came after the call. */
exports.LATE_OPTION = {
    late: typebox_1.Type.Optional(typebox_1.Type.Boolean({ description: 'placed after "no va más"' })),
};
/** Whether a bet was placed after the call, or undefined where its options say what no option says. */
function isLate(options) {
    if (options === undefined)
        return false;
    if (typeof options !== 'object' || options === null || Array.isArray(options))
        return undefined;
    const { late } = options;
    return late === undefined || typeof late === 'boolean' ? late === true : undefined;
}
/**
 * A late bet is to be given back; that it is reported at all is no breach, that it was settled is. Where a bet may be
 * refused for other reasons, `rule` is that by which it is late.
 */
function checkLateBets({ bets }, settlement, rule) {
    const findings = [];
    settlement.bets.forEach((bet, index) => {
        const isLateBet = bet.fate === 'not-accepted' && (rule === undefined || bet.rules.includes(rule));
        if (isLateBet)
            findings.push(lateBet(bet, bets[index]));
    });
    return findings;
}
function lateBet({ betId, rules }, reported) {
    const { paid = 0n, taken = 0n } = reported ?? {};
    const wasSettled = paid > 0n || taken > 0n;
    return (0, rule_1.breach)(rules[0], {
        code: 'late-bet',
        severity: wasSettled ? 'violation' : 'information',
        expected: 'a bet made before "no va más", or given back',
        found: wasSettled ? 'made after it, and settled' : 'made after it',
        betIds: [betId],
    });
}
//# sourceMappingURL=late-bets.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkPayable = checkPayable;
const rational_1 = require("../../kernel/rational");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
/**
 * Stakes whose winnings are no multiple of the table's minimum, so that its chips cannot pay them; and, as the casino
 * answers, halves that a zero gives back (OP1-05b).
 */
function checkPayable({ facts, bets }, settlement, { terms, answers, currency }) {
    const rule = facts.payableWithMinimum;
    if (rule === undefined || terms === undefined || terms.minimum <= 0n)
        return [];
    const { minimum } = terms;
    const isPayable = (stake, { numerator, denominator }) => (stake * numerator) % (denominator * minimum) === 0n;
    const halves = answers['OP1-05b'] === 'halves-too' ? 'violation' : 'advisory';
    return settlement.bets.flatMap((bet) => {
        const pays = bets.get(bet.type)?.bet.pays;
        if (pays === undefined || bet.fate === 'not-judged' || bet.fate === 'not-accepted')
            return [];
        if (!isPayable(bet.stake, pays))
            return [notPayable(rule, 'violation', bet, { minimum, currency })];
        const isHalved = bet.fate === 'part-back' && !isPayable(bet.stake, (0, rational_1.rational)(1n, 2n));
        return isHalved ? [notPayable(rule, halves, bet, { minimum, currency })] : [];
    });
}
const notPayable = (rule, severity, { betId, type, stake, fate }, { minimum, currency }) => (0, rule_1.breach)(rule, {
    code: 'not-payable-with-minimum',
    severity,
    expected: `${fate === 'part-back' ? 'a half' : 'winnings'} in multiples of ${(0, wording_1.money)(minimum, currency)}`,
    found: `${(0, wording_1.money)(stake, currency)} on ${type}`,
    betIds: [betId],
});
//# sourceMappingURL=payable-with-minimum.js.map
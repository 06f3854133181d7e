"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.compareWithDeclared = compareWithDeclared;
exports.declaredEffect = declaredEffect;
const rule_1 = require("./rule");
const settlement_1 = require("./settlement");
const wording_1 = require("./wording");
/** What a round says of itself beside its bets. */
const TOTALS_OF_A_ROUND = {
    id: 'R1',
    citation: 'what happened is posted as declared; what the rules derive otherwise is a finding',
    says: 'The result of a round is what was taken less what was paid and deducted.',
};
/** Where the table says it paid, took, won or deducted something other than the rules derive. */
function compareWithDeclared(round, settlement, currency) {
    const findings = [];
    settlement.bets.forEach((bet, index) => {
        const declared = round.bets[index];
        if (declared === undefined || bet.fate === 'not-judged')
            return;
        if (differs(declared.paid, bet.paid)) {
            findings.push(betDiffers('paid-differs', bet, [bet.paid, declared.paid], currency));
        }
        if (differs(declared.taken, bet.taken)) {
            findings.push(betDiffers('taken-differs', bet, [bet.taken, declared.taken], currency));
        }
    });
    if (settlement.complete)
        findings.push(...totalsDiffer(round, settlement, currency));
    return findings;
}
const differs = (declared, derived) => declared !== undefined && declared !== derived;
function betDiffers(code, { betId, type, rules }, [derived, declared], currency) {
    const [expected, found] = [(0, wording_1.money)(derived, currency), (0, wording_1.money)(declared, currency)];
    return (0, rule_1.breach)(rules.at(-1) ?? TOTALS_OF_A_ROUND, {
        code,
        severity: 'violation',
        expected: `${expected} on ${type}`,
        found,
        betIds: [betId],
    });
}
function totalsDiffer({ declared, bets }, settlement, currency) {
    if (declared === undefined)
        return [];
    const findings = [];
    const result = resultAsPaid(bets, settlement, declared.deduction);
    if (differs(declared.result, result)) {
        findings.push(totalDiffers('result-differs', [result, declared.result], TOTALS_OF_A_ROUND, currency));
    }
    const deduction = (0, settlement_1.commissionOf)(settlement);
    if (differs(declared.deduction, deduction)) {
        const rule = settlement.commissions[0]?.rule ?? TOTALS_OF_A_ROUND;
        findings.push(totalDiffers('deduction-differs', [deduction, declared.deduction], rule, currency));
    }
    return findings;
}
/**
 * The result that goes with what the table says it paid, took and deducted, and with the rules where it does not say:
 * a payment that differs is found once, with its bet, and not again in the total.
 */
function resultAsPaid(placed, settlement, deduction) {
    return settlement.bets.reduce((result, { taken, paid }, index) => result + (declaredEffect(placed[index]) ?? taken - paid), -(deduction ?? (0, settlement_1.commissionOf)(settlement)));
}
/**
 * What one bet brought the house, after any deduction; undefined where the table does not say. A bet that was paid is
 * not taken; one that was paid nothing is taken whole unless the table says how much of it was: a bet in prison or a
 * push is declared with nothing taken. A carried bet is settled in the round that reports its end, like any other.
 */
function declaredEffect(bet) {
    if (bet === undefined || (bet.paid === undefined && bet.taken === undefined))
        return undefined;
    return (bet.taken ?? (bet.paid === 0n ? bet.stake : 0n)) - (bet.paid ?? 0n);
}
const totalDiffers = (code, [derived, declared], rule, currency) => (0, rule_1.breach)(rule, {
    code,
    severity: 'violation',
    expected: (0, wording_1.money)(derived, currency),
    found: (0, wording_1.money)(declared, currency),
});
//# sourceMappingURL=declared-money.js.map
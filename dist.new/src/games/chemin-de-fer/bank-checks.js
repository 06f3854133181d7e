"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.cheminDeFerBankChecks = void 0;
const bank_findings_1 = require("../player-bank/bank-findings");
const wording_1 = require("../wording");
const bank_coup_checks_1 = require("./bank-coup-checks");
const bank_limits_1 = require("./bank-limits");
const bank_turn_checks_1 = require("./bank-turn-checks");
const chemin_de_fer_register_1 = require("./chemin-de-fer.register");
/** What is checked of each report; one that is not named can break no rule of this game. */
const CHECKS = {
    offered: bank_turn_checks_1.checkOffer,
    refused: bank_turn_checks_1.checkRefusal,
    auctioned: bank_turn_checks_1.checkAuction,
    adjudicated: bank_turn_checks_1.checkAdjudicated,
    raised: checkRaised,
    'partner-joined': checkRaised,
    passed: checkPassed,
    withdrawn: (_life, { amount }, { currency }) => (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.raiseOnly, 'bank-lowered', 'a bank that is only raised', `${(0, wording_1.money)(amount, currency)} withdrawn`),
    ended: (life, report, setting) => [
        ...checkEnded(life, report),
        ...(0, bank_findings_1.checkReturned)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.association, report, setting),
    ],
    'shoe-ended': checkGoesOn,
    coup: bank_coup_checks_1.checkBankCoup,
};
/** What is checked of the life of a bank of chemin de fer, from its offer to its end. */
const cheminDeFerBankChecks = (facts) => (life, report, setting) => [
    ...(CHECKS[report.kind]?.(life, report, setting) ?? bank_findings_1.FINE),
    ...(0, bank_findings_1.checkHouse)(facts, report, setting),
];
exports.cheminDeFerBankChecks = cheminDeFerBankChecks;
/** What is added to a bank that has not won anything yet keeps it within its maximum. */
function checkRaised(life, { bank, amount }, setting) {
    const { tenure } = life;
    if (tenure?.bank !== bank)
        return bank_findings_1.FINE;
    return (0, bank_limits_1.checkBankAmount)(tenure.inPlay + amount, (0, bank_limits_1.modeAt)(life, setting), setting);
}
/** A bank is passed after a coup at least, for what is in play. */
function checkPassed({ tenure }, { bank, amount }, { currency }) {
    if (tenure?.bank !== bank)
        return bank_findings_1.FINE;
    const limit = { rule: chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.bankInPlay, code: 'bank-amount-differs', currency };
    return [...checkDealt(tenure.coups, tenure.how === 'auction'), ...(0, bank_findings_1.exactly)(tenure.inPlay, amount, limit)];
}
const checkDealt = (coups, isBought) => {
    if (coups > 0)
        return bank_findings_1.FINE;
    return isBought
        ? (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.buyerDeals, 'buyer-did-not-deal', 'one coup at least by who bought the bank', 'none')
        : (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.bankEnds, 'bank-passed-undealt', 'one coup at least before a bank is passed', 'none');
};
/** A bank that says it was passed without having been announced so. */
function checkEnded({ tenure, turn }, { bank, cause }) {
    const isKnown = turn.after === 'pass' && turn.passer === tenure?.banker;
    if (tenure?.bank !== bank || cause !== 'passed' || isKnown)
        return bank_findings_1.FINE;
    return checkDealt(tenure.coups, tenure.how === 'auction');
}
/** Into the next shoe goes who won the last coup. */
function checkGoesOn({ tenure }, { goesOn }) {
    const winner = tenure?.last === 'won' ? tenure.banker : undefined;
    if (goesOn === undefined || goesOn === winner)
        return bank_findings_1.FINE;
    const expected = winner ?? 'nobody: the last coup was not won';
    return (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.goesOn, 'goes-on-not-winner', expected, goesOn);
}
//# sourceMappingURL=bank-checks.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.modeAt = void 0;
exports.maximumOfBank = maximumOfBank;
exports.garageThreshold = garageThreshold;
exports.checkBankAmount = checkBankAmount;
const bank_findings_1 = require("../player-bank/bank-findings");
const chemin_de_fer_register_1 = require("./chemin-de-fer.register");
const BANK_AT_MOST = 100n;
const GARAGE_ABOVE = 50n;
/** The minimum that the maximum of the bank and the threshold of the garage are multiples of. */
function baseOf({ terms, answers }) {
    return answers['OP1-19'] === 'authorised-minimum' ? terms?.authorised?.minimum.from : terms?.minimum;
}
/** Limited unless bank or table say otherwise. */
const modeAt = ({ tenure }, { terms }) => tenure?.mode ?? terms?.bank ?? 'limited';
exports.modeAt = modeAt;
/** The most a bank may be; undefined where it has no maximum, or the minimum is not known. */
function maximumOfBank(mode, setting) {
    const base = baseOf(setting);
    return mode === 'limited' && base !== undefined ? BANK_AT_MOST * base : undefined;
}
/** What winnings must exceed before any of them may be set aside. */
function garageThreshold(setting) {
    const base = baseOf(setting);
    return base === undefined ? undefined : GARAGE_ABOVE * base;
}
/** A bank that is put up, or raised: within its limits, and unlimited only where the table is authorised for it. */
function checkBankAmount(amount, mode, setting) {
    const { terms, currency } = setting;
    const authorised = terms?.authorised;
    const mayBeUnlimited = authorised === undefined || authorised.unlimitedBank === true;
    const unlimited = mode === 'limited' || mayBeUnlimited
        ? bank_findings_1.FINE
        : (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.unlimitedBank, 'unlimited-bank-not-authorised', 'a limited bank', `one that is ${mode}`);
    return [
        ...(0, bank_findings_1.atLeast)(terms?.minimum, amount, { rule: chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.bankMinimum, code: 'bank-below-minimum', currency }),
        ...(0, bank_findings_1.atMost)(maximumOfBank(mode, setting), amount, {
            rule: chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.bankMaximum,
            code: 'bank-over-maximum',
            currency,
        }),
        ...unlimited,
    ];
}
//# sourceMappingURL=bank-limits.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.cheminDeFerChecks = void 0;
const bank_game_checks_1 = require("../player-bank/bank-game-checks");
const rule_1 = require("../rule");
const chemin_de_fer_register_1 = require("./chemin-de-fer.register");
const bank_checks_1 = require("./bank-checks");
const calls_1 = require("./calls");
/** What is checked of chemin de fer. */
const cheminDeFerChecks = (facts) => (0, bank_game_checks_1.bankGameChecks)(facts, {
    bank: (0, bank_checks_1.cheminDeFerBankChecks)(facts),
    coup: calls_1.checkCalls,
    terms: checkUnlimitedBank,
    opening: () => [],
    shoe: () => [],
    room: checkAuxiliaries,
});
exports.cheminDeFerChecks = cheminDeFerChecks;
/** A bank without a maximum at a table that is not authorised for it. */
function checkUnlimitedBank({ bank, authorised }, _setting) {
    if (bank === undefined || bank === 'limited')
        return [];
    if (authorised === undefined || authorised.unlimitedBank === true)
        return [];
    return [
        (0, rule_1.breach)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.unlimitedBank, {
            code: 'unlimited-bank-not-authorised',
            severity: 'violation',
            expected: 'banks up to 100 times the minimum',
            found: `banks that are ${bank}`,
        }),
    ];
}
const TABLES_OF_AN_AUXILIARY = 4;
/** Auxiliaries at the tables of the game: one for each four of them, or fraction of four. */
function checkAuxiliaries(tables) {
    const auxiliaries = new Set(tables.flatMap(({ staff }) => staff.filter(({ role }) => role === 'auxiliary').map(({ id }) => id)));
    const allowed = Math.ceil(tables.length / TABLES_OF_AN_AUXILIARY);
    if (auxiliaries.size <= allowed)
        return [];
    return [
        (0, rule_1.breach)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.auxiliaries, {
            code: 'staff-above-maximum',
            severity: 'violation',
            expected: `at most ${allowed} auxiliaries at ${tables.length} tables`,
            found: [...auxiliaries].join(', '),
        }),
    ];
}
//# sourceMappingURL=chemin-de-fer-checks.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.cheminDeFer = exports.CHEMIN_DE_FER = void 0;
const rational_1 = require("../../kernel/rational");
const bank_game_rules_1 = require("../player-bank/bank-game-rules");
const errors_of_play_1 = require("../player-bank/errors-of-play");
const chemin_de_fer_register_1 = require("./chemin-de-fer.register");
const rules_on_errors_1 = require("./rules-on-errors");
const chemin_de_fer_checks_1 = require("./chemin-de-fer-checks");
const bet = (precedence, facts) => ({
    ...facts,
    on: [1],
    precedence,
});
const COMMISSION = (0, rational_1.rational)(5n, 100n);
/** Chemin de fer as the Order of 4 February 2010 has it (heading 1.1.8.A), as data. */
exports.CHEMIN_DE_FER = {
    code: 'chemin-de-fer',
    rules: { ...chemin_de_fer_register_1.CHEMIN_DE_FER_RULES, commissionBasis: chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.commission },
    register: chemin_de_fer_register_1.CHEMIN_DE_FER_REGISTER,
    bets: {
        punto: bet(3, {
            spanish: 'postura',
            rule: chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.punto,
            covers: 'punto is nearer to nine than the bank',
            maximum: 'the bank of the coup',
        }),
        banco: bet(1, {
            spanish: 'banco',
            rule: chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.banco,
            covers: 'as punto, against the whole bank',
            maximum: 'the whole bank, exactly',
        }),
        'banco-con-la-mesa': bet(2, {
            spanish: 'banco con la mesa',
            rule: chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.bancoConLaMesa,
            covers: 'as punto, against half of the bank',
            maximum: 'half of the bank, exactly',
        }),
        'ultimo-completo': bet(2, {
            spanish: 'con la mesa y último completo',
            rule: chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.bancoConLaMesa,
            covers: 'as punto, completing the other half of the bank',
            maximum: 'what is left of the bank',
        }),
        'banco-seguido': bet(0, {
            spanish: 'banco seguido',
            rule: chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.bancoSeguido,
            covers: 'as banco, again by who lost it',
            maximum: 'the whole bank, exactly',
        }),
        'line-bet': {
            ...bet(3, {
                spanish: 'postura sobre la raya',
                rule: chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.lineBet,
                covers: 'as punto, with half of the stake',
                maximum: 'the bank of the coup',
            }),
            onTheLine: true,
        },
    },
    cloths: [1],
    commission: { limited: COMMISSION, unlimited: COMMISSION, free: COMMISSION },
    drawing: {
        puntoDrawsUpTo: 4,
        puntoFreeOn: 5,
        bankTable: [
            'TTTTTTTTTTT',
            'TTTTTTTTTTT',
            'TTTTTTTTTTT',
            'TTTTTTTTPOT',
            'PPTTTTTTPPT',
            'PPPPOTTTPPT',
            'PPPPPPTTPPP',
            'PPPPPPPPPPP',
        ],
        naturalIsHigher: false,
    },
    errors: (0, errors_of_play_1.errorsById)(rules_on_errors_1.CHEMIN_DE_FER_ERRORS),
    staff: [
        { role: 'inspector', atLeast: 1 },
        { role: 'croupier', atLeast: 1 },
        { role: 'cambista', atLeast: 1 },
    ],
    playersAtLeast: 4,
    decks: 6,
    cutCard: { cards: 7, orMore: false },
};
exports.cheminDeFer = (0, bank_game_rules_1.bankGameRules)(exports.CHEMIN_DE_FER, {
    checks: (0, chemin_de_fer_checks_1.cheminDeFerChecks)(exports.CHEMIN_DE_FER),
    openPoints: ['OP1-01', 'OP1-06', 'OP1-16', 'OP1-17', 'OP1-18', 'OP1-19', 'OP1-20', 'OP1-21', 'OP1-24'],
});
//# sourceMappingURL=chemin-de-fer.rules.js.map
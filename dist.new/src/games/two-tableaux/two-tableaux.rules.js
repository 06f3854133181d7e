"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.baccaratTwoTableaux = exports.TWO_TABLEAUX = void 0;
const rational_1 = require("../../kernel/rational");
const chemin_de_fer_rules_1 = require("../chemin-de-fer/chemin-de-fer.rules");
const bank_game_rules_1 = require("../player-bank/bank-game-rules");
const errors_of_play_1 = require("../player-bank/errors-of-play");
const two_tableaux_checks_1 = require("./two-tableaux-checks");
const two_tableaux_register_1 = require("./two-tableaux.register");
const rules_on_errors_1 = require("./rules-on-errors");
const BY_AUTHORISATION = 'as authorised; none with a free bank';
const cloth = (tableau, spanish) => ({
    spanish,
    rule: two_tableaux_register_1.TWO_TABLEAUX_RULES.cloth,
    covers: `cloth ${tableau} is higher than the bank`,
    maximum: BY_AUTHORISATION,
    on: [tableau],
    precedence: 1,
});
const line = (tableau) => ({
    ...cloth(tableau, 'sobre la raya'),
    rule: two_tableaux_register_1.TWO_TABLEAUX_RULES.lineBet,
    covers: `cloth ${tableau}, with half of the stake`,
    onTheLine: true,
});
const banco = (on, covers) => ({
    spanish: 'banco',
    rule: two_tableaux_register_1.TWO_TABLEAUX_RULES.banco,
    covers,
    maximum: on.length > 1 ? 'the whole bank, exactly' : 'half of the bank, exactly',
    on,
    precedence: 0,
});
/** Baccarat over two tableaux as the Order of 4 February 2010 has it (heading 1.1.8.B), as data. */
exports.TWO_TABLEAUX = {
    code: 'baccarat-two-tableaux',
    rules: {
        ...two_tableaux_register_1.TWO_TABLEAUX_RULES,
        commissionBasis: two_tableaux_register_1.TWO_TABLEAUX_RULES.netGain,
        nullOnTie: two_tableaux_register_1.TWO_TABLEAUX_RULES.result,
        natural: two_tableaux_register_1.TWO_TABLEAUX_RULES.puntoDraws,
        puntoStands: two_tableaux_register_1.TWO_TABLEAUX_RULES.puntoDraws,
        bankDraws: two_tableaux_register_1.TWO_TABLEAUX_RULES.bankFollows,
    },
    register: two_tableaux_register_1.TWO_TABLEAUX_REGISTER,
    bets: {
        'cloth-1': cloth(1, 'postura en el primer paño'),
        'cloth-2': cloth(2, 'postura en el segundo paño'),
        astride: {
            ...cloth(1, 'a caballo'),
            rule: two_tableaux_register_1.TWO_TABLEAUX_RULES.astride,
            covers: 'each cloth with half of the stake, the larger part on the first',
            on: [1, 2],
        },
        'line-cloth-1': line(1),
        'line-cloth-2': line(2),
        banco: banco([1, 2], 'both cloths with half of the bank on each'),
        'banco-cloth-1': banco([1], 'cloth 1 with half of the bank'),
        'banco-cloth-2': banco([2], 'cloth 2 with half of the bank'),
    },
    cloths: [1, 2],
    commission: { limited: (0, rational_1.rational)(2n, 100n), unlimited: (0, rational_1.rational)(2n, 100n), free: (0, rational_1.rational)(5n, 400n) },
    drawing: { ...chemin_de_fer_rules_1.CHEMIN_DE_FER.drawing, naturalIsHigher: true },
    errors: (0, errors_of_play_1.errorsById)(rules_on_errors_1.TWO_TABLEAUX_ERRORS),
    staff: [...chemin_de_fer_rules_1.CHEMIN_DE_FER.staff, { role: 'auxiliary', atLeast: 1 }],
    playersAtLeast: 4,
    decks: 6,
    cutCard: { cards: 10, orMore: true },
};
exports.baccaratTwoTableaux = (0, bank_game_rules_1.bankGameRules)(exports.TWO_TABLEAUX, {
    checks: (0, two_tableaux_checks_1.twoTableauxChecks)(exports.TWO_TABLEAUX),
    openPoints: ['OP1-01', 'OP1-06', 'OP1-24', 'OP1-25', 'OP1-26', 'OP1-28', 'OP1-29', 'OP1-30'],
});
//# sourceMappingURL=two-tableaux.rules.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.monte = exports.MONTE = void 0;
const rational_1 = require("../../kernel/rational");
const annulments_1 = require("./annulments");
const monte_rules_1 = require("./monte-rules");
const monte_register_1 = require("./monte.register");
const onSuit = (type, rule, steps, suit) => ({
    type,
    spanish: type,
    rule,
    covers: `the rank of the placed card in the ${suit} suit`,
    wins: { kind: 'suit', steps, onlyFirstCard: false },
    pays: { primeras: 11n, segundas: 5n },
    pointsLost: 'doubled',
    isDeducted: true,
    maximum: { primeras: 30n, segundas: 60n, rule: monte_register_1.MONTE_RULES.suitMaximum },
});
/** Monte as the Order of 4 February 2010 has it (heading 1.1.13), as data. */
exports.MONTE = {
    code: 'monte',
    rules: monte_register_1.MONTE_RULES,
    register: monte_register_1.MONTE_REGISTER,
    bets: [
        {
            type: 'vista-hermosa',
            spanish: 'vista hermosa',
            rule: monte_register_1.MONTE_RULES.vistaHermosa,
            covers: 'the rank of the placed card in the next suit, with the very first card',
            wins: { kind: 'suit', steps: 1, onlyFirstCard: true },
            pays: { primeras: 32n },
            pointsLost: 'doubled-and-burnt',
            isDeducted: false,
            maximum: { primeras: 10n, segundas: 10n, rule: monte_register_1.MONTE_RULES.vistaMaximum },
        },
        onSuit('camo', monte_register_1.MONTE_RULES.camo, 1, 'next'),
        onSuit('anti', monte_register_1.MONTE_RULES.anti, 3, 'previous'),
        onSuit('viudo', monte_register_1.MONTE_RULES.viudo, 2, 'opposite'),
        {
            type: 'salto',
            spanish: 'salto',
            rule: monte_register_1.MONTE_RULES.salto,
            covers: 'the rank of the placed card in any suit',
            wins: { kind: 'rank' },
            pays: { primeras: 3n },
            pointsLost: 'none',
            isDeducted: true,
            maximum: { primeras: 100n, segundas: 100n, rule: monte_register_1.MONTE_RULES.saltoMaximum },
        },
        {
            type: 'cards',
            spanish: 'cartas',
            rule: monte_register_1.MONTE_RULES.cards,
            covers: 'the rank of one of its own cards before that of one of the others',
            wins: { kind: 'cards' },
            pays: { primeras: 1n, segundas: 1n },
            pointsLost: 'none',
            isDeducted: true,
            maximum: { primeras: 300n, segundas: 300n, rule: monte_register_1.MONTE_RULES.cardsMaximum },
        },
    ],
    deduction: { name: 'monte-first-card', share: (0, rational_1.rational)(1n, 10n) },
    annulled: annulments_1.ANNULLED,
    annulledInSalto: annulments_1.ANNULLED_IN_SALTO,
    decks: 2,
    tablesOfChief: 2,
    staff: {
        chief: [{ role: 'table-chief', atLeast: 1 }],
        croupier: [{ role: 'croupier', atLeast: 1 }],
    },
};
exports.monte = (0, monte_rules_1.monteRules)(exports.MONTE);
//# sourceMappingURL=monte.rules.js.map
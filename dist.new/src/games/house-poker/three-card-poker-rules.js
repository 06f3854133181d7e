"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.threeCardPokerRules = void 0;
const rational_1 = require("../../kernel/rational");
const carrusel_checks_1 = require("./carrusel-checks");
const interconnected_poker_1 = require("./interconnected-poker");
const three_card_poker_checks_1 = require("./three-card-poker-checks");
const three_card_poker_edges_1 = require("./three-card-poker-edges");
const three_card_poker_settlement_1 = require("./three-card-poker-settlement");
/** The rules of three card poker, out of its facts. */
const threeCardPokerRules = (facts) => ({
    code: facts.code,
    register: facts.register,
    openPoints: ['OP2-13', 'OP2-14', 'OP2-15', 'OP2-17', 'OP2-21', 'OP2-44'],
    shapes: three_card_poker_settlement_1.THREE_CARD_SHAPES,
    payTable: payTableOf(facts),
    settle: (round, setting) => (0, three_card_poker_settlement_1.settleThreeCards)(facts, round, setting),
    checks: { ...(0, three_card_poker_checks_1.threeCardPokerChecks)(facts), ...(0, carrusel_checks_1.carruselLife)(interconnected_poker_1.INTERCONNECTED_CARRUSEL) },
    edges: (answers) => (0, three_card_poker_edges_1.threeCardPokerEdges)(facts, answers),
    edgeNameOf: ({ type }) => (type === 'bet' ? undefined : type),
});
exports.threeCardPokerRules = threeCardPokerRules;
function payTableOf({ rules, fortune, extraAnte }) {
    const maximum = '10 to 50 × the minimum';
    const inWords = ({ category }) => category.replaceAll('-', ' ');
    return [
        ...fortune.map((prize) => ({
            bet: 'fortune',
            spanish: `Fortuna: ${prize.spanish}`,
            ruleId: rules.fortune.id,
            covers: inWords(prize),
            pays: (0, rational_1.rational)(prize.pays),
            maximum,
        })),
        {
            bet: 'ante',
            spanish: 'Ante',
            ruleId: rules.playerWins.id,
            covers: 'a higher hand than the house, or the house does not play',
            pays: rational_1.ONE,
            maximum,
        },
        ...extraAnte.map((prize) => ({
            bet: 'ante',
            spanish: `extra-ante: ${prize.spanish}`,
            ruleId: rules.extraAnte.id,
            covers: `${inWords(prize)}, whatever the house has, beside the ante`,
            pays: (0, rational_1.rational)(prize.pays),
            maximum: 'no stake of its own',
        })),
        {
            bet: 'bet',
            spanish: 'Bet',
            ruleId: rules.playerWins.id,
            covers: 'a higher hand than the house, which plays',
            pays: rational_1.ONE,
            maximum: 'equal to the ante',
        },
    ];
}
//# sourceMappingURL=three-card-poker-rules.js.map
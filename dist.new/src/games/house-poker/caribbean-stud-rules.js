"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.caribbeanRules = void 0;
const rational_1 = require("../../kernel/rational");
const carrusel_checks_1 = require("./carrusel-checks");
const caribbean_stud_checks_1 = require("./caribbean-stud-checks");
const caribbean_stud_edges_1 = require("./caribbean-stud-edges");
const carrusel_rows_1 = require("./carrusel-rows");
const caribbean_stud_round_1 = require("./caribbean-stud-round");
const caribbean_stud_settlement_1 = require("./caribbean-stud-settlement");
/** The rules of caribbean stud, out of its facts. */
const caribbeanRules = (facts) => ({
    code: facts.code,
    register: facts.register,
    openPoints: [
        'OP2-09',
        ...(facts.carrusel.opening === undefined ? [] : ['OP2-13', 'OP2-14', 'OP2-15']),
        ...(facts.insurance === undefined ? [] : ['OP2-16a', 'OP2-16b']),
        'OP2-17',
        ...(facts.purchase === undefined ? [] : ['OP2-18']),
        'OP2-19',
        ...(facts.backers === undefined ? [] : ['OP2-20']),
        ...(facts.fullHouseIsOpen ? ['OP2-45'] : []),
        ...(facts.insurance === undefined ? [] : ['OP2-46']),
    ],
    shapes: (0, caribbean_stud_round_1.caribbeanShapes)(facts),
    payTable: payTableOf(facts),
    settle: (round, setting) => (0, caribbean_stud_settlement_1.settleCaribbean)(facts, round, setting),
    checks: { ...(0, caribbean_stud_checks_1.caribbeanChecks)(facts), ...(0, carrusel_checks_1.carruselLife)(facts.carrusel) },
    edges: (answers) => (0, caribbean_stud_edges_1.caribbeanEdges)(facts, answers),
    edgeNameOf: ({ type }) => (type === 'second-bet' ? undefined : type),
});
exports.caribbeanRules = caribbeanRules;
function payTableOf(facts) {
    const { rules, prizes, secondBetTimes, maximum, insurance, purchase, carrusel } = facts;
    const band = 'atLeast' in maximum ? `${maximum.atLeast} to ${maximum.atMost} × the minimum, of a box` : '';
    return [
        {
            bet: 'initial-bet',
            spanish: 'apuesta inicial',
            ruleId: rules.playerWins.id,
            covers: 'a higher hand than the house, or the house does not play',
            pays: rational_1.ONE,
            maximum: band,
        },
        ...prizes.map(({ category, spanish, rule, pays }) => ({
            bet: 'second-bet',
            spanish: `segunda apuesta: ${spanish}`,
            ruleId: rule.id,
            covers: `${category.replaceAll('-', ' ')}, higher than the house, which plays`,
            pays: (0, rational_1.rational)(pays),
            maximum: `${secondBetTimes} × the initial bet`,
        })),
        ...(insurance?.prizes ?? []).map(({ category, pays }) => ({
            bet: 'insurance',
            spanish: 'seguro',
            ruleId: insurance?.rule.id ?? '',
            covers: `${category.replaceAll('-', ' ')}, whatever the house has`,
            pays: (0, rational_1.rational)(pays),
            maximum: 'one fixed amount, at most half of the minimum',
        })),
        ...(0, carrusel_rows_1.carruselRows)(carrusel),
        ...(purchase === undefined
            ? []
            : [
                {
                    bet: 'card-purchase',
                    spanish: 'compra de un naipe adicional',
                    ruleId: purchase.rule.id,
                    covers: 'nothing: the price of a card',
                    pays: (0, rational_1.rational)(0n),
                    maximum: 'equal to the initial bet',
                },
            ]),
    ];
}
//# sourceMappingURL=caribbean-stud-rules.js.map
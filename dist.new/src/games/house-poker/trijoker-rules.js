"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.trijokerRules = void 0;
const rational_1 = require("../../kernel/rational");
const carrusel_checks_1 = require("./carrusel-checks");
const interconnected_poker_1 = require("./interconnected-poker");
const trijoker_checks_1 = require("./trijoker-checks");
const trijoker_edges_1 = require("./trijoker-edges");
const trijoker_settlement_1 = require("./trijoker-settlement");
/** The rules of trijoker, out of its facts. */
const trijokerRules = (facts) => ({
    code: facts.code,
    register: facts.register,
    openPoints: ['OP2-11', 'OP2-13', 'OP2-14', 'OP2-15', 'OP2-17', 'OP2-44'],
    shapes: (0, trijoker_settlement_1.trijokerShapes)(facts),
    payTable: facts.bets.flatMap((bet) => facts.prizes.map(({ category, fromRank, spanish, pays, rule }) => ({
        bet: bet.type,
        spanish,
        ruleId: rule.id,
        covers: `${category.replaceAll('-', ' ')}${fromRank === undefined ? '' : ` of ${fromRank} or better`}`,
        pays: (0, rational_1.rational)(pays),
        maximum: '10, 20 or 30 × the minimum',
    }))),
    settle: (round, setting) => (0, trijoker_settlement_1.settleTrijoker)(facts, round, setting),
    checks: { ...(0, trijoker_checks_1.trijokerChecks)(facts), ...(0, carrusel_checks_1.carruselLife)(interconnected_poker_1.INTERCONNECTED_CARRUSEL) },
    edges: (answers) => (0, trijoker_edges_1.trijokerEdges)(facts, answers),
});
exports.trijokerRules = trijokerRules;
//# sourceMappingURL=trijoker-rules.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.rouletteRules = void 0;
const reported_spin_1 = require("./reported-spin");
const roulette_checks_1 = require("./roulette-checks");
const roulette_edges_1 = require("./roulette-edges");
const spin_1 = require("./spin");
/**
 * The rules of a roulette with one zero, out of its facts. The numbers stand in `layout`, zero in
 * `_mechanics/prison`, limits in `roulette-limits`, everything checked in `roulette-checks`.
 */
const rouletteRules = (facts) => {
    const table = (0, spin_1.readyTable)(facts);
    return {
        code: facts.code,
        register: facts.register,
        openPoints: facts.openPoints,
        shapes: (0, reported_spin_1.spinShapes)(facts),
        payTable: facts.bets.map(({ type, spanish, rule, covers, pays, multiples }) => ({
            bet: type,
            spanish,
            ruleId: rule.id,
            covers,
            pays,
            maximum: `${multiples.join(', ')} × the minimum, by tier`,
        })),
        settle: (round, setting) => (0, spin_1.settleSpin)(table, round, setting),
        checks: (0, roulette_checks_1.rouletteChecks)(table),
        edges: (answers) => (0, roulette_edges_1.rouletteEdges)(facts, answers),
    };
};
exports.rouletteRules = rouletteRules;
//# sourceMappingURL=roulette-rules.js.map
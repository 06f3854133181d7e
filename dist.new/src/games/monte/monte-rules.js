"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.monteRules = void 0;
const rational_1 = require("../../kernel/rational");
const monte_1 = require("./monte");
const monte_checks_1 = require("./monte-checks");
const monte_edges_1 = require("./monte-edges");
const monte_facts_1 = require("./monte-facts");
const reported_monte_1 = require("./reported-monte");
/**
 * The rules of monte, out of its facts. What matches a placed card stands in `layout`, what may be bet in
 * `availability`, how bets are decided in `decided-bets`, what doubled cards annul in `annulments`.
 */
const monteRules = (facts) => ({
    code: facts.code,
    register: facts.register,
    openPoints: ['OP1-06', 'OP2-01', 'OP2-35a', 'OP2-35b', 'OP2-35c', 'OP2-35d', 'OP2-35e', 'OP2-35f'],
    shapes: (0, reported_monte_1.monteShapes)(facts),
    payTable: facts.bets.flatMap(rowsOf),
    settle: (round, setting) => (0, monte_1.settleMonte)(facts, round, setting),
    checks: (0, monte_checks_1.monteChecks)(facts),
    edges: () => (0, monte_edges_1.monteEdges)(facts),
    edgeNameOf: monte_edges_1.monteEdgeName,
});
exports.monteRules = monteRules;
/** One row where both phases pay alike, else one for each. */
function rowsOf({ type, spanish, rule, covers, pays, pointsLost, maximum, }) {
    const phases = monte_facts_1.PHASES.filter((phase) => pays[phase] !== undefined);
    const alike = new Set(phases.map((phase) => pays[phase])).size === 1;
    const points = {
        none: '',
        doubled: ', less a point for each doubled card',
        'doubled-and-burnt': ', less a point for each doubled or burnt card',
    };
    return (alike ? phases.slice(0, 1) : phases).map((phase) => {
        const where = alike && phases.length > 1 ? '' : ` in ${phase}`;
        return {
            bet: type,
            spanish,
            ruleId: rule.id,
            covers: `${covers}${where}${phase === 'primeras' ? points[pointsLost] : ''}`,
            pays: (0, rational_1.rational)(pays[phase] ?? 0n),
            maximum: `${maximum[phase]} × the minimum`,
        };
    });
}
//# sourceMappingURL=monte-rules.js.map
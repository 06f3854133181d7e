"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.rowsRules = void 0;
const rational_1 = require("../../kernel/rational");
const reported_rows_1 = require("./reported-rows");
const rows_1 = require("./rows");
const rows_checks_1 = require("./rows-checks");
const rows_edges_1 = require("./rows-edges");
/**
 * The rules of trente et quarante, out of its facts. Totals stand in `row-points`, settling in `rows`, what 31 in both
 * rows does in `_mechanics/prison`, everything checked in `rows-checks`.
 */
const rowsRules = (facts) => ({
    code: facts.code,
    register: facts.register,
    openPoints: ['OP1-01', 'OP1-02', 'OP1-03', 'OP1-04', 'OP1-06', 'OP1-11', 'OP1-12'],
    shapes: (0, reported_rows_1.rowShapes)(facts),
    payTable: [
        ...facts.bets.map(({ type, spanish, rule, covers, pays }) => ({
            bet: type,
            spanish,
            ruleId: rule.id,
            covers,
            pays,
            maximum: `${facts.maximum} × the minimum`,
        })),
        {
            bet: reported_rows_1.INSURANCE,
            spanish: 'seguro',
            ruleId: facts.rules.insurance.id,
            covers: 'the bet it is for goes back whole on equal rows',
            pays: rational_1.ZERO,
            maximum: `${facts.premium.share.numerator}/${facts.premium.share.denominator} of the bet it is for`,
        },
    ],
    settle: (round, setting) => (0, rows_1.settleRows)(facts, round, setting),
    checks: (0, rows_checks_1.rowsChecks)(facts),
    edges: (answers) => (0, rows_edges_1.rowsEdges)(facts, answers),
    edgeNameOf: rows_edges_1.rowsEdgeName,
});
exports.rowsRules = rowsRules;
//# sourceMappingURL=rows-rules.js.map
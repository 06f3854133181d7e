"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.paiGowRules = void 0;
const rational_1 = require("../../kernel/rational");
const pai_gow_1 = require("./pai-gow");
const pai_gow_checks_1 = require("./pai-gow-checks");
const pai_gow_edges_1 = require("./pai-gow-edges");
const reported_pai_gow_1 = require("./reported-pai-gow");
/**
 * The rules of pai gow poker, out of its facts. How good hands are stands in `pai-gow-hands`, how two of them compare
 * in `comparison`, settling in `pai-gow`, whose the bank and the first hand is in `bank-rotation`.
 */
const paiGowRules = (facts) => ({
    code: facts.code,
    register: facts.register,
    openPoints: ['OP2-01', 'OP2-17', 'OP2-23', 'OP2-24', 'OP2-25', 'OP2-26'],
    shapes: reported_pai_gow_1.PAI_GOW_SHAPES,
    payTable: [
        {
            bet: 'player-bet',
            spanish: 'apuesta',
            ruleId: facts.rules.comparison.id,
            covers: 'both hands better than those of the bank; less the highest commission',
            pays: (0, rational_1.multiply)(facts.pays, (0, rational_1.subtract)(rational_1.ONE, facts.commission.atMost)),
            maximum: `${facts.multiple} × the minimum`,
        },
        {
            bet: 'bank',
            spanish: 'banca',
            ruleId: facts.rules.bank.id,
            covers: "what a player's bank puts up: it has what the others lose and pays what they win",
            pays: facts.pays,
            maximum: 'none; it covers every bet',
        },
    ],
    settle: (round, setting) => (0, pai_gow_1.settlePaiGow)(facts, round, setting),
    checks: (0, pai_gow_checks_1.paiGowChecks)(facts),
    edges: (answers) => (0, pai_gow_edges_1.paiGowEdges)(facts, answers),
});
exports.paiGowRules = paiGowRules;
//# sourceMappingURL=pai-gow-rules.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.puntoYBancaRules = void 0;
const rational_1 = require("../../kernel/rational");
const deal_1 = require("./deal");
const punto_y_banca_edges_1 = require("./punto-y-banca-edges");
const punto_y_banca_table_checks_1 = require("./punto-y-banca-table-checks");
const reported_deal_1 = require("./reported-deal");
/**
 * The rules of punto y banca, out of its facts. Settling stands in `deal`, third cards in `drawing`, limits in
 * `deal-terms`, what is checked in `deal-checks` and `punto-y-banca-table-checks`.
 */
const puntoYBancaRules = (facts) => ({
    code: facts.code,
    register: facts.register,
    openPoints: ['OP1-01', 'OP1-06', 'OP1-15c', 'OP1-15d'],
    shapes: reported_deal_1.DEAL_SHAPES,
    payTable: payTableOf(facts),
    settle: (round, setting) => (0, deal_1.settleDeal)(facts, round, setting),
    checks: (0, punto_y_banca_table_checks_1.puntoYBancaChecks)(facts),
    edges: (answers) => (0, punto_y_banca_edges_1.puntoYBancaEdges)(facts, answers),
});
exports.puntoYBancaRules = puntoYBancaRules;
/** The bets, and the win of which the house keeps a share as a row of its own. */
function payTableOf({ bets, deduction, rules, maximum, tieShare }) {
    const ofHands = `between ${maximum.atLeast} and ${maximum.atMost} × the minimum, by table`;
    const ofTie = `${tieShare.numerator}/${tieShare.denominator} of that of the table`;
    const rows = Object.entries(bets).map(([bet, { spanish, rule, covers, pays }]) => ({
        bet,
        spanish,
        ruleId: rule.id,
        covers,
        pays,
        maximum: bet === 'tie' ? ofTie : ofHands,
    }));
    const deducted = {
        bet: 'banca',
        spanish: `banca con ${deduction.onTotal}`,
        ruleId: rules.bancaWithSix.id,
        covers: `banca has the higher total with ${deduction.onTotal}`,
        pays: (0, rational_1.multiply)(bets.banca.pays, (0, rational_1.subtract)(rational_1.ONE, deduction.share)),
        maximum: ofHands,
    };
    return [...rows, deducted];
}
//# sourceMappingURL=punto-y-banca-rules.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.warRules = void 0;
const reported_war_1 = require("./reported-war");
const war_1 = require("./war");
const war_checks_1 = require("./war-checks");
const war_edges_1 = require("./war-edges");
const war_facts_1 = require("./war-facts");
/** The rules of casino war, out of its facts. Settling stands in `war`, what is checked of bets in `war-bet-checks`. */
const warRules = (facts) => ({
    code: facts.code,
    register: facts.register,
    openPoints: ['OP1-06', 'OP2-01', 'OP2-34'],
    shapes: reported_war_1.WAR_SHAPES,
    payTable: payTableOf(facts),
    settle: (round, setting) => (0, war_1.settleWar)(facts, round, setting),
    checks: (0, war_checks_1.warChecks)(facts),
    edges: (answers) => (0, war_edges_1.warEdges)(facts, answers),
});
exports.warRules = warRules;
function payTableOf({ bets, rules, secondTiePays, maximum }) {
    const ofBox = `${maximum.atLeast} to ${maximum.atMost} × the minimum, by table; for a box`;
    const rows = war_facts_1.WAR_BETS.map((bet) => {
        const { spanish, rule, covers, pays } = bets[bet];
        return {
            bet,
            spanish,
            ruleId: rule.id,
            covers,
            pays,
            maximum: bet === 'revancha' ? 'the initial bet' : ofBox,
        };
    });
    const secondTie = {
        bet: 'initial',
        spanish: 'nuevo empate',
        ruleId: rules.secondTie.id,
        covers: 'equal cards twice',
        pays: secondTiePays,
        maximum: ofBox,
    };
    return [...rows, secondTie];
}
//# sourceMappingURL=war-rules.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.wheelRules = void 0;
const rational_1 = require("../../kernel/rational");
const chances_1 = require("../_mechanics/chances");
const wheel_checks_1 = require("./wheel-checks");
const wheel_spin_1 = require("./wheel-spin");
/** The rules of the wheel of fortune, out of its facts. Settling stands in `wheel-spin`. */
const wheelRules = (facts) => ({
    code: facts.code,
    register: facts.register,
    openPoints: ['OP2-36'],
    shapes: (0, wheel_spin_1.wheelShapes)(facts),
    payTable: facts.bets.map(({ type, spanish, rule, squares, pays }) => ({
        bet: type,
        spanish,
        ruleId: rule.id,
        covers: `${squares} of the ${squaresOf(facts)} squares`,
        pays: (0, rational_1.rational)(pays),
        maximum: 'as the direction sets it, within what is authorised',
    })),
    settle: (round) => (0, wheel_spin_1.settlePlay)(facts, round),
    checks: (0, wheel_checks_1.wheelChecks)(facts),
    edges: () => wheelEdges(facts),
});
exports.wheelRules = wheelRules;
const squaresOf = ({ bets }) => bets.reduce((sum, { squares }) => sum + squares, 0n);
/** The house's share of every bet, exactly: each square comes with the same chance. */
const wheelEdges = (facts) => facts.bets.map(({ type, squares, pays }) => {
    const chance = (0, rational_1.rational)(squares, squaresOf(facts));
    return (0, chances_1.edgeOf)(type, (0, chances_1.withChance)(chance, (0, rational_1.rational)(pays + 1n)), `enumeration of the ${squaresOf(facts)} squares`);
});
//# sourceMappingURL=wheel-rules.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bouleRules = void 0;
const rational_1 = require("../../kernel/rational");
const chances_1 = require("../_mechanics/chances");
const ball_1 = require("./ball");
const boule_checks_1 = require("./boule-checks");
const reported_ball_1 = require("./reported-ball");
/** The rules of boule, out of its facts. Settling stands in `ball`, limits in `boule-limits`. */
const bouleRules = (facts) => ({
    code: facts.code,
    register: facts.register,
    openPoints: ['OP1-01', 'OP1-06'],
    shapes: (0, reported_ball_1.ballShapes)(facts),
    payTable: facts.bets.map(({ type, spanish, rule, covers, pays, maximum: { atLeast, atMost } }) => ({
        bet: type,
        spanish,
        ruleId: rule.id,
        covers,
        pays,
        maximum: `${atLeast} to ${atMost} × the authorised minimum, for each player`,
    })),
    settle: (round, setting) => (0, ball_1.settleBall)(facts, round, setting),
    checks: (0, boule_checks_1.bouleChecks)(facts),
    edges: () => bouleEdges(facts),
});
exports.bouleRules = bouleRules;
/** The house's share of every bet, exactly: each number comes with the same chance. */
const bouleEdges = ({ bets, highest }) => bets.map(({ type, numbers, pays }) => {
    const chance = (0, rational_1.rational)(BigInt(numbers?.length ?? 1), BigInt(highest));
    return (0, chances_1.edgeOf)(type, (0, chances_1.withChance)(chance, (0, rational_1.add)(rational_1.ONE, pays)), `enumeration of the ${highest} numbers`);
});
//# sourceMappingURL=boule-rules.js.map
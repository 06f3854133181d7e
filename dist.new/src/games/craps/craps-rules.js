"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.crapsRules = void 0;
const bet_numbers_1 = require("./bet-numbers");
const craps_checks_1 = require("./craps-checks");
const craps_edges_1 = require("./craps-edges");
const reported_throw_1 = require("./reported-throw");
const throw_1 = require("./throw");
/**
 * The rules of craps, out of its facts. What a throw does to a bet stands in `decision`, settling in `throw`, the
 * number of a bet in `bet-numbers`, the point in `series`, limits in `craps-limits` and `odds-checks`.
 */
const crapsRules = (facts) => {
    const table = { facts, bets: (0, bet_numbers_1.betsByType)(facts) };
    return {
        code: facts.code,
        register: facts.register,
        openPoints: ['OP1-01', 'OP1-06', 'OP1-13', 'OP1-13c', 'OP1-14'],
        shapes: (0, reported_throw_1.throwShapes)(facts),
        payTable: facts.bets.flatMap((bet) => rowsOf(bet, facts)),
        settle: (round, setting) => (0, throw_1.settleThrow)(table, round, setting),
        checks: (0, craps_checks_1.crapsChecks)(table),
        edges: (answers) => (0, craps_edges_1.crapsEdges)(facts, answers),
        edgeNameOf: craps_edges_1.crapsEdgeName,
    };
};
exports.crapsRules = crapsRules;
const rowsOf = (bet, facts) => (0, craps_edges_1.paysOf)(bet).map(([which, pays]) => ({
    bet: bet.type,
    spanish: bet.spanish,
    ruleId: bet.rule.id,
    covers: `${bet.covers}${which}`,
    pays,
    maximum: maximumInWords(bet, facts),
}));
function maximumInWords({ maximum }, { simpleMaximum: simple, multipleWinnings: winnings }) {
    switch (maximum.by) {
        case 'simple':
            return `${simple.atLeast} to ${simple.atMost} × the minimum`;
        case 'winnings':
            return `wins ${winnings.atLeast} to ${winnings.atMost} × the maximum of simple bets`;
        case 'base':
            return `${shares(maximum.share)} of the bet it belongs to`;
        case 'point':
            return `${shares(maximum.share)} of the maximum of simple bets`;
    }
}
/** By 4 and 10, 5 and 9, 6 and 8. */
const shares = (share) => [share[4], share[5], share[6]]
    .map(({ numerator, denominator }) => `${(100n * numerator) / denominator} %`)
    .join(', ');
//# sourceMappingURL=craps-rules.js.map
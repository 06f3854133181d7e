"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgeRound = judgeRound;
const declared_money_1 = require("./declared-money");
/** Settles a round, checks it, and holds what the table declared against it. Total. */
function judgeRound(rules, round, setting) {
    const settlement = rules.settle(round, setting);
    const findings = [
        ...rules.checks.round(round, settlement, setting),
        ...(0, declared_money_1.compareWithDeclared)(round, settlement, setting.currency),
    ];
    return { settlement, findings };
}
//# sourceMappingURL=judge-round.js.map
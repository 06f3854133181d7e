"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bankGameRules = void 0;
const rational_1 = require("../../kernel/rational");
const bank_commission_1 = require("./bank-commission");
const bank_edges_1 = require("./bank-edges");
const coup_outcome_1 = require("./coup-outcome");
const coup_settlement_1 = require("./coup-settlement");
/**
 * The rules of a game with a player's bank, out of its facts and its checks. Settling stands in `coup-settlement`,
 * what the bank covers in `coverage`, third cards in `coup-drawing`, the life of a bank in `bank-life`.
 */
const bankGameRules = (facts, { checks, openPoints }) => ({
    code: facts.code,
    register: facts.register,
    openPoints,
    shapes: (0, coup_outcome_1.coupShapes)(Object.keys(facts.bets)),
    payTable: Object.entries(facts.bets).map(([bet, { spanish, rule, covers, maximum }]) => ({
        bet,
        spanish,
        ruleId: rule.id,
        covers,
        pays: rational_1.ONE,
        maximum,
    })),
    settle: (round, setting) => (0, coup_settlement_1.settleCoup)(facts, round, setting),
    checks,
    bankCommission: (gain, bank) => (0, bank_commission_1.bankCommission)(facts, gain, bank),
    edges: () => (0, bank_edges_1.bankEdges)(facts),
});
exports.bankGameRules = bankGameRules;
//# sourceMappingURL=bank-game-rules.js.map
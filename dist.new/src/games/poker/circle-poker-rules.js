"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.circlePokerRules = void 0;
const hand_checks_1 = require("./hand-checks");
const opened_hand_1 = require("./draw/opened-hand");
const reported_hand_1 = require("./reported-hand");
const session_checks_1 = require("./session-checks");
const settle_hand_1 = require("./settle-hand");
const table_checks_1 = require("./table-checks");
const voided_hand_1 = require("./voided-hand");
/**
 * The rules of a circle poker, out of its facts. What each seat put in stands in `contributions`, who wins in
 * `showdown` and `odd-units`, the pots in `_mechanics/pots`, the hands in `_mechanics/poker-hands`, what is checked in
 * `hand-checks` and `awards-check`. The players play each other: there are no bets against the house and no edge.
 */
const circlePokerRules = (facts) => ({
    code: facts.code,
    register: facts.register,
    openPoints: facts.openPoints,
    shapes: reported_hand_1.HAND_SHAPES,
    payTable: [],
    settle: (round, setting) => (0, settle_hand_1.settleHand)(facts, round, setting),
    checks: {
        round: (round, settlement, setting) => (0, hand_checks_1.checkHand)(facts, { round, settlement }, setting),
        ...(0, table_checks_1.tableChecks)(facts),
        voided: (voided, setting) => (0, voided_hand_1.checkVoidedHand)(facts, voided, setting),
        closing: (left) => (0, opened_hand_1.checkPotLeft)(facts, left),
        ...(0, session_checks_1.sessionChecks)(facts),
    },
    edges: () => [],
});
exports.circlePokerRules = circlePokerRules;
//# sourceMappingURL=circle-poker-rules.js.map
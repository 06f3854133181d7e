"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkDeal = checkDeal;
const bet_identity_1 = require("../_mechanics/bet-identity");
const rounding_step_1 = require("../_mechanics/rounding-step");
const stake_limits_1 = require("../_mechanics/stake-limits");
const unjudged_1 = require("../_mechanics/unjudged");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const deal_terms_1 = require("./deal-terms");
const drawing_1 = require("./drawing");
const reported_deal_1 = require("./reported-deal");
const seats_and_hands_1 = require("./seats-and-hands");
/** Everything that is checked of a coup. */
function checkDeal(facts, { round, settlement }, setting) {
    const deal = (0, reported_deal_1.dealOf)(round.outcome);
    return [
        ...(0, unjudged_1.checkFaults)(settlement),
        ...(0, bet_identity_1.checkBetIdentity)(round, setting.currency),
        ...(setting.terms === undefined ? [] : checkCoupStakes(facts, { round, settlement }, setting)),
        ...(0, seats_and_hands_1.checkSeats)(facts, round, setting.terms),
        ...(deal === undefined ? [] : (0, drawing_1.checkDrawing)(facts, deal)),
        ...(deal === undefined ? [] : (0, seats_and_hands_1.checkHolders)(facts, { round, deal }, setting.terms)),
        ...(0, rounding_step_1.checkRounding)(settlement),
    ];
}
function checkCoupStakes(facts, { round, settlement }, setting) {
    const limits = (type) => (0, deal_terms_1.limitsOf)(facts, type, setting);
    return [...(0, stake_limits_1.checkStakes)(round, settlement, limits, setting), ...checkMultiples(facts, settlement, setting)];
}
function checkMultiples({ rules }, { bets }, { terms, currency }) {
    const step = terms?.step;
    if (step === undefined || step <= 0n)
        return [];
    return bets
        .filter(({ stake, fate }) => fate !== 'not-judged' && stake % step !== 0n)
        .map(({ betId, stake }) => (0, rule_1.breach)(rules.step, {
        code: 'stake-not-a-multiple',
        severity: 'violation',
        expected: `a multiple of ${(0, wording_1.money)(step, currency)}`,
        found: (0, wording_1.money)(stake, currency),
        betIds: [betId],
    }));
}
//# sourceMappingURL=deal-checks.js.map
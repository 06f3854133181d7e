"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgeHandPlayed = judgeHandPlayed;
exports.judgeHandVoided = judgeHandVoided;
const hand_checks_1 = require("../checks/hand.checks");
const house_profit_check_1 = require("../checks/house-profit.check");
const rake_cap_1 = require("../checks/rake-cap");
const finding_1 = require("../finding");
const hand_posting_1 = require("../posting-rules/hand.posting");
const circle_hand_1 = require("../regulation/circle-hand");
const void_judge_1 = require("./void.judge");
/**
 * Posts the rake and the carried pot, holds the hand's own figures against each other, and the hand against the rules
 * of its game. Where it has none, the cap of the regulation still holds for the rake.
 */
function judgeHandPlayed(event, before) {
    const byRules = (0, circle_hand_1.applyRulesToHand)(event, before);
    const ofRules = byRules === undefined ? (0, rake_cap_1.checkRakeCap)(event.data) : byRules.findings;
    return {
        lines: (0, hand_posting_1.postHandPlayed)(event, before),
        findings: (0, finding_1.about)([...(0, hand_checks_1.checkHand)(event.data), ...ofRules, ...checkShare(event.data, before)], event.id),
        ...(byRules === undefined ? {} : { byRules, session: sessionAfter(before, event.data, byRules) }),
    };
}
const sessionAfter = ({ session }, hand, byRules) => ({
    ...session,
    play: (0, circle_hand_1.playAfterHand)(session.play, hand, byRules),
});
/** A hand is void: what is given back of it is held against the rule that annuls it, and the next one goes on from before. */
function judgeHandVoided(event, before) {
    const voided = (0, void_judge_1.judgeVoided)(event, before);
    const { session } = before;
    return {
        ...voided,
        session: { ...session, play: (0, circle_hand_1.playAfterVoidedHand)(session.play, event.data) },
        findings: [...(voided.findings ?? []), ...(0, finding_1.about)((0, circle_hand_1.checkVoidedHand)(event, before), event.id)],
    };
}
/** A hand without a rake says nothing of the way in which the house takes its share. */
const checkShare = ({ rake }, { session }) => rake.dropped === 0 ? [] : (0, house_profit_check_1.checkHouseProfit)('rake', session);
//# sourceMappingURL=hand.judge.js.map
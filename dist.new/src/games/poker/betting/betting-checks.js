"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkBetting = checkBetting;
const rule_1 = require("../../rule");
const wording_1 = require("../../wording");
const bring_in_1 = require("../stud/bring-in");
const betting_replay_1 = require("./betting-replay");
const first_to_speak_1 = require("./first-to-speak");
const forced_bets_1 = require("./forced-bets");
const matched_rounds_1 = require("./matched-rounds");
const raise_limits_1 = require("./raise-limits");
/** Forced bets, every action against what its player might do, and each round as it ended. */
function checkBetting({ regulated }, hand, { terms, answers, currency }) {
    if (regulated === undefined)
        return [];
    const fullRaise = regulated.raise === 'doubles' && answers['OP2-41'] === 'doubles' && hand.limitType !== 'fixed'
        ? 'doubles'
        : 'as-last-raise';
    const eachMayRaise = regulated.raisesOf === 'player' && answers['OP2-42'] === 'each-player';
    const betting = { regulated, hand, minimum: terms?.minimum, fullRaise, eachMayRaise, currency };
    const { moments, rounds } = (0, betting_replay_1.replayBetting)(hand, fullRaise);
    return [
        ...(0, forced_bets_1.checkForcedBets)(betting),
        ...(0, bring_in_1.checkBringIn)(betting),
        ...moments.flatMap((moment) => checkMoment(betting, moment)),
        ...(0, matched_rounds_1.checkMatched)(betting, rounds),
        ...(0, first_to_speak_1.checkFirstToSpeak)(betting, moments),
    ];
}
function checkMoment(betting, moment) {
    const { hasFolded, action } = moment;
    if (hasFolded)
        return [actedAfterFold(betting, moment)];
    return CHECKS[action.action]?.(betting, moment) ?? [];
}
const CHECKS = {
    check: checkCheck,
    call: checkCall,
    bet: raise_limits_1.checkRaise,
    raise: raise_limits_1.checkRaise,
    complete: raise_limits_1.checkRaise,
};
const actedAfterFold = ({ regulated }, { action }) => (0, rule_1.breach)(regulated.rules.folded, {
    code: 'acted-after-fold',
    severity: 'violation',
    expected: `nothing more of seat ${action.seat}, which left the hand`,
    found: action.action,
});
/** Who has not matched a bet may not pass. */
function checkCheck({ regulated, currency }, { action: { seat }, highest, putBefore }) {
    if (putBefore >= highest)
        return [];
    return [
        (0, rule_1.breach)(regulated.rules.check, {
            code: 'check-against-bet',
            severity: 'violation',
            expected: `seat ${seat} calls ${(0, wording_1.money)(highest - putBefore, currency)}, raises or leaves`,
            found: 'check',
        }),
    ];
}
/** Exactly the highest bet; less only with the last chips. */
function checkCall({ regulated, currency }, { action: { seat, amount, allIn }, highest, putBefore }) {
    const due = highest > putBefore ? highest - putBefore : 0n;
    if (amount === due || (allIn && amount < due))
        return [];
    return [
        (0, rule_1.breach)(regulated.rules.call, {
            code: 'call-differs',
            severity: 'violation',
            expected: `${(0, wording_1.money)(due, currency)} of seat ${seat}`,
            found: (0, wording_1.money)(amount, currency),
        }),
    ];
}
//# sourceMappingURL=betting-checks.js.map
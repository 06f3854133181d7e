"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.playAfterCharge = void 0;
exports.checkSessionCharge = checkSessionCharge;
exports.checkSessionEnd = checkSessionEnd;
const poker_session_1 = require("../../games/poker-session");
const money_1 = require("../../kernel/money");
const circle_hand_1 = require("./circle-hand");
/** What a player pays for the session, against what was announced and what the regulation allows. */
function checkSessionCharge(event, before) {
    const found = (0, circle_hand_1.pokerRulesAt)(event, gameOf(before), before);
    if (found === undefined)
        return [];
    const { rules, setting } = found;
    return rules.checks.poker?.charge(chargeOf(event.data), sessionSoFar(before), setting) ?? [];
}
/** The play after a charge. */
const playAfterCharge = (play, data) => {
    const poker = play.poker ?? poker_session_1.NEW_POKER_SESSION;
    return { ...play, poker: { ...poker, charges: [...poker.charges, chargeOf(data)] } };
};
exports.playAfterCharge = playAfterCharge;
/** The end of a session: that all have paid for it, and that it was long enough. Nothing where hands are not reported. */
function checkSessionEnd(event, before) {
    const { poker } = before.session.play;
    if (poker === undefined || before.session.opening?.captures.rounds !== true)
        return [];
    const found = (0, circle_hand_1.pokerRulesAt)(event, gameOf(before), before);
    return found?.rules.checks.poker?.ended(poker, found.setting) ?? [];
}
const sessionSoFar = ({ session }) => session.play.poker ?? poker_session_1.NEW_POKER_SESSION;
const gameOf = ({ session }) => session.play.lastHand?.game ?? session.opening?.game;
const chargeOf = ({ player, option, amount }) => ({
    ...{ player, option },
    amount: (0, money_1.minorFromWire)(amount),
});
//# sourceMappingURL=poker-session.js.map
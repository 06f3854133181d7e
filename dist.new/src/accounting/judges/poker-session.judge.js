"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgePokerSessionCharged = judgePokerSessionCharged;
const house_profit_check_1 = require("../checks/house-profit.check");
const finding_1 = require("../finding");
const poker_session_posting_1 = require("../posting-rules/poker-session.posting");
const poker_session_1 = require("../regulation/poker-session");
/** A player pays for the session: once, what was announced; a table that rakes its pots may not charge it, too. */
function judgePokerSessionCharged(event, before) {
    const { session } = before;
    return {
        lines: (0, poker_session_posting_1.postPokerSessionCharged)(event),
        session: { ...session, play: (0, poker_session_1.playAfterCharge)(session.play, event.data) },
        findings: (0, finding_1.about)([...(0, house_profit_check_1.checkHouseProfit)(event.data.option, session), ...(0, poker_session_1.checkSessionCharge)(event, before)], event.id),
    };
}
//# sourceMappingURL=poker-session.judge.js.map
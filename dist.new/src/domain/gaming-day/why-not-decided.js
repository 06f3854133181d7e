"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.whyNotDecided = whyNotDecided;
const gaming_day_1 = require("./gaming-day");
/** Why this person may not decide so about a day as it stands; undefined when they may. */
function whyNotDecided({ act, by }, day) {
    if (!day.known && act !== 'open')
        return 'GAMING_DAY.UNKNOWN';
    if (act === 'open' && day.opened)
        return 'GAMING_DAY.ALREADY_OPENED';
    if (!gaming_day_1.ALLOWED_FROM[act].includes(day.status))
        return notFrom(act, day);
    if (act === 'propose-reopening' && day.proposal !== undefined)
        return 'GAMING_DAY.ALREADY_PROPOSED';
    if (act !== 'approve-reopening')
        return undefined;
    if (day.proposal === undefined)
        return 'GAMING_DAY.NOTHING_PROPOSED';
    return (0, gaming_day_1.isSamePerson)(day.proposal.by, by) ? 'GAMING_DAY.SAME_PERSON' : undefined;
}
function notFrom(act, { status }) {
    if (act === 'certify' && status === 'certified')
        return 'GAMING_DAY.ALREADY_CERTIFIED';
    if (act === 'close' && status === 'open')
        return 'GAMING_DAY.TABLES_OPEN';
    if (act === 'close' || act === 'open')
        return 'GAMING_DAY.ALREADY_CLOSED';
    return 'GAMING_DAY.NOT_CLOSED';
}
//# sourceMappingURL=why-not-decided.js.map
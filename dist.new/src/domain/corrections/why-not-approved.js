"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.whyNotApproved = whyNotApproved;
const gaming_day_1 = require("../gaming-day/gaming-day");
/** Why this person may not approve a proposal; undefined when they may. */
function whyNotApproved(proposal, by) {
    if (proposal === undefined)
        return 'CORRECTION.NOTHING_PROPOSED';
    if (proposal.isRecorded)
        return 'CORRECTION.ALREADY_RECORDED';
    if (proposal.isReplaced)
        return 'CORRECTION.PROPOSAL_REPLACED';
    return (0, gaming_day_1.isSamePerson)(proposal.by, by) ? 'CORRECTION.SAME_PERSON' : undefined;
}
//# sourceMappingURL=why-not-approved.js.map
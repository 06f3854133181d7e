"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.isSamePerson = exports.ALLOWED_FROM = void 0;
exports.statusOf = statusOf;
/** What each decision makes of a day. */
const AFTER = {
    'cagnotte.gaming-day.closed.v1': 'closed',
    'cagnotte.gaming-day.certified.v1': 'certified',
    'cagnotte.gaming-day.reopened.v1': 'reopened',
};
/** The status of a day after the decisions about it, the last of which counts, and what was reported of it. */
function statusOf(decisions, { openTables, uncounted }) {
    const decided = decisions.flatMap(({ type }) => AFTER[type] ?? []).at(-1);
    if (decided !== undefined)
        return decided;
    if (openTables.length > 0)
        return 'open';
    return uncounted.length > 0 ? 'counting' : 'preliminary';
}
/** From which states a day may be brought on by each act. */
exports.ALLOWED_FROM = {
    open: ['open', 'counting', 'preliminary'],
    close: ['counting', 'preliminary', 'reopened'],
    certify: ['closed'],
    'propose-reopening': ['closed', 'certified'],
    'approve-reopening': ['closed', 'certified'],
};
/** Whether two persons are the same, however they write their name. */
const isSamePerson = (one, other) => one.id.trim().toLowerCase() === other.id.trim().toLowerCase();
exports.isSamePerson = isSamePerson;
//# sourceMappingURL=gaming-day.js.map
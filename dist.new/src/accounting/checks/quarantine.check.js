"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.endedBySendingAgain = exports.endedByDiscarding = void 0;
exports.checkQuarantined = checkQuarantined;
/** Reasons that say nothing of the words of a delivery: it contradicts what is recorded already. */
const CONTRADICTING = new Set(['conflict', 'decided-already']);
const QUARANTINE_RULE = {
    ruleId: 'G7-quarantine',
    citation: 'a delivery that cannot be stored as its event is kept, and stands until it is sent again or given up',
};
/** A delivery is set aside. A long one comes in several parts, of which the first speaks for it. */
function checkQuarantined({ id, data }) {
    const { hash, reason, path, part } = data;
    if (part !== undefined && part.number > 1)
        return [];
    const contradicts = CONTRADICTING.has(reason);
    return [
        {
            ...QUARANTINE_RULE,
            ...(contradicts
                ? { code: 'delivery-in-conflict', severity: 'violation' }
                : { code: 'delivery-unreadable', severity: 'advisory' }),
            expected: contradicts ? 'nothing else under an id that is recorded' : 'an event that can be stored',
            found: `${reason}${path === '' ? '' : ` at ${path}`}; set aside as ${hash}`,
            eventIds: [data.id ?? id],
            standing: standingOf(id),
        },
    ];
}
/** The quarantine that ends because a delivery is given up. */
const endedByDiscarding = (delivery) => standingOf(delivery);
exports.endedByDiscarding = endedByDiscarding;
/** The quarantine that ends because an event replaces the delivery. */
const endedBySendingAgain = ({ resubmits }) => resubmits === undefined ? [] : [standingOf(resubmits)];
exports.endedBySendingAgain = endedBySendingAgain;
const standingOf = (delivery) => `quarantined ${delivery}`;
//# sourceMappingURL=quarantine.check.js.map
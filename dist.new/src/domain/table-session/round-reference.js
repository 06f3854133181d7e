"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.roundMentioned = exports.voidedRoundOf = exports.roundReferenceOf = void 0;
exports.reportedOnce = reportedOnce;
const streams_1 = require("../event-registry/streams");
/** The number of a round within its session; a coup is counted within its shoe. */
const ROUND_NUMBER = {
    'cagnotte.hand.played.v1': ({ handNo }) => handNo,
    'cagnotte.round.settled.v1': ({ roundNo }) => roundNo,
    'cagnotte.coup.played.v1': ({ shoeNo, coupNo }) => `${shoeNo}.${coupNo}`,
};
/** The number of the round that a void is about. */
const VOIDED_NUMBER = {
    'cagnotte.hand.voided.v1': ({ handNo }) => handNo,
    'cagnotte.round.voided.v1': ({ roundNo }) => roundNo,
    'cagnotte.coup.voided.v1': ({ shoeNo, coupNo }) => `${shoeNo}.${coupNo}`,
};
/**
 * What names a round: its table session and its number, `table/lampland/2009-11-20/1#35602019775`, for a coup
 * `…#2.14`. Undefined for an event that is no round.
 */
const roundReferenceOf = (event) => referenceOf(event, ROUND_NUMBER);
exports.roundReferenceOf = roundReferenceOf;
/** The reference of the round that an event declares void; undefined for an event that is no void. */
const voidedRoundOf = (event) => referenceOf(event, VOIDED_NUMBER);
exports.voidedRoundOf = voidedRoundOf;
/**
 * What an event reports that can be reported only once: a round, or the void of a settled one. Undefined for an event
 * that reports neither.
 */
function reportedOnce(event) {
    const round = (0, exports.roundReferenceOf)(event);
    if (round !== undefined)
        return round;
    const voided = (0, exports.voidedRoundOf)(event);
    const reverses = voided !== undefined && event.data.settled;
    return reverses ? `${voided}/void` : undefined;
}
/** What names a round by its session and its bare number, as events that only mention a round do. */
const roundMentioned = (session, roundNo) => `${session}#${roundNo}`;
exports.roundMentioned = roundMentioned;
function referenceOf(event, numbers) {
    if (!Object.hasOwn(numbers, event.type))
        return undefined;
    const numberOf = numbers[event.type];
    return `${(0, streams_1.shortName)((0, streams_1.streamOf)(event))}#${numberOf(event.data)}`;
}
//# sourceMappingURL=round-reference.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.deliveredBytes = exports.BYTES_PER_PART = exports.UNASSIGNED_CASINO = void 0;
exports.quarantinedDelivery = quarantinedDelivery;
const node_crypto_1 = require("node:crypto");
const intake_events_1 = require("../../domain/event-registry/intake.events");
const streams_1 = require("../../domain/event-registry/streams");
const stored_form_1 = require("../../kernel/stored-form");
/** The casino of deliveries that name none and come from a sender who is of none. */
exports.UNASSIGNED_CASINO = 'unassigned';
/** The gaming day and instant of deliveries that state none. */
const UNDATED = { gamingday: '1970-01-01', time: '1970-01-01T00:00:00Z' };
/** So many delivered bytes go into one event: with base64 and the rest it stays below the limit of an event. */
exports.BYTES_PER_PART = 150 * 1024;
/**
 * Makes the events that keep a quarantined delivery. `casino` is used where the delivery names none: the casino of
 * the sender's key, else `UNASSIGNED_CASINO`.
 *
 * The same bytes always give the same events, so that a repeated delivery is a duplicate: the id is the hash of the
 * bytes, day and time are those the delivery states, or a fixed day where it states none. When it arrived is what
 * the store records anyway.
 */
function quarantinedDelivery(reading, casino) {
    const hash = (0, node_crypto_1.createHash)('sha256').update(reading.bytes).digest('hex');
    const parts = Math.max(1, Math.ceil(reading.bytes.length / exports.BYTES_PER_PART));
    const events = Array.from({ length: parts }, (_, index) => partEvent(reading, { hash, index, parts, casino: reading.readable.casino ?? casino }));
    return { hash, stream: (0, streams_1.streamOf)(events[0]), events, toAppend: events.map(toAppend) };
}
function partEvent(reading, part) {
    const { hash, index, parts, casino } = part;
    const { gamingday = UNDATED.gamingday, time = UNDATED.time } = reading.readable;
    return {
        specversion: '1.0',
        id: index === 0 ? hash : `${hash}-${index + 1}`,
        source: `/casinos/${casino}/intake`,
        type: intake_events_1.deliveryQuarantined.type,
        time,
        gamingday,
        data: {
            hash,
            reason: reading.reason,
            path: reading.path,
            message: reading.message,
            ...stated(reading.readable),
            ...(parts > 1 && { part: { number: index + 1, of: parts } }),
            bytes: reading.bytes.toString('base64', index * exports.BYTES_PER_PART, (index + 1) * exports.BYTES_PER_PART),
        },
    };
}
const stated = ({ source, id, type, sequence }) => ({
    ...(source !== undefined && { source }),
    ...(id !== undefined && { id }),
    ...(type !== undefined && { type }),
    ...(sequence !== undefined && { sequence }),
});
/** The delivered bytes again, from the events of one delivery in their order. */
const deliveredBytes = (parts) => Buffer.concat(parts.map(({ bytes }) => Buffer.from(bytes, 'base64')));
exports.deliveredBytes = deliveredBytes;
function toAppend(event) {
    const { source, id, type } = event;
    return { casino: (0, streams_1.casinoOf)(source), source, id, type, ...(0, stored_form_1.storedForm)(event) };
}
//# sourceMappingURL=quarantined-event.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.packedBytes = exports.packed = exports.MAX_PACKED_BYTES = void 0;
exports.recordedEvent = recordedEvent;
const identity_1 = require("../../../kernel/identity");
const eventstoredb_place_1 = require("./eventstoredb-place");
/** What one append may come to: half of what a server takes, so that nothing depends on how exactly it counts. */
exports.MAX_PACKED_BYTES = 512 * 1024;
const packed = (event, append) => {
    const { casino, source, id, type, bytes, contentHash } = event;
    const data = JSON.parse(bytes);
    const metadata = { casino, source, id, contentHash, append };
    return { id: (0, identity_1.derivedId)(casino, source, id, contentHash), type, data, metadata };
};
exports.packed = packed;
const HASH_AND_APPEND = 200;
/** At least as many bytes as a server counts for it. */
const packedBytes = ({ casino, source, id, type, bytes }) => Buffer.byteLength(bytes) +
    2 * Buffer.byteLength(type) +
    Buffer.byteLength(JSON.stringify([casino, source, id])) +
    HASH_AND_APPEND;
exports.packedBytes = packedBytes;
/**
 * An event that this service has not packed comes with what is missing empty and is recognised as damaged by those
 * who compare bytes and hash.
 */
function recordedEvent({ stream, version, type, position, created, data, metadata, }) {
    const { casino = '', source = '', id = '', contentHash = '' } = metadata;
    return {
        ...{ casino, source, id, type, contentHash, stream, version },
        bytes: JSON.stringify(data) ?? '',
        place: (0, eventstoredb_place_1.placeOf)(position),
        recordedAt: created.toISOString(),
    };
}
//# sourceMappingURL=packed-event.js.map
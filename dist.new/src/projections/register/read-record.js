"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readRecord = void 0;
exports.assertUnaltered = assertUnaltered;
exports.parseRecord = parseRecord;
const streams_1 = require("../../domain/event-registry/streams");
const upcasters_1 = require("../../domain/event-registry/upcasters");
const identity_1 = require("../../kernel/identity");
const log_damaged_1 = require("./log-damaged");
/**
 * Reads the event of a record, in the current version of its type.
 * @throws LogDamaged as `parseRecord`
 */
const readRecord = (numbered) => ({
    event: (0, upcasters_1.currentForm)(parseRecord(numbered.record, numbered.number)),
    ...numbered,
});
exports.readRecord = readRecord;
/**
 * Its number is only for the message.
 * @throws LogDamaged when the stored bytes do not hash to what the log says of them
 */
function assertUnaltered(record, number) {
    const found = (0, identity_1.sha256)(record.bytes);
    if (found === record.contentHash)
        return;
    throw damaged(record, number, `its stored bytes hash to ${found}, the log says ${record.contentHash}`);
}
/**
 * The event of a record, in the version of its type in which it was recorded. Its number is only for the message.
 * @throws LogDamaged when the bytes are no event, or not the one that the log says they are
 */
function parseRecord(record, number) {
    const event = parsed(record, number);
    const contradiction = contradictionIn(record, event);
    if (contradiction === undefined)
        return event;
    throw damaged(record, number, contradiction);
}
const damaged = (record, number, detail) => new log_damaged_1.LogDamaged({ ...record, ...(number === undefined ? {} : { number }) }, detail);
function parsed(record, number) {
    try {
        return JSON.parse(record.bytes);
    }
    catch {
        throw damaged(record, number, 'its stored bytes are no JSON');
    }
}
/**
 * The log names source, id and type beside the bytes, to find records by; what it names must be what they say. Casino
 * and stream are derived from the event, the stream only where its type is known.
 */
function contradictionIn(record, event) {
    for (const name of ['source', 'id', 'type']) {
        if (event?.[name] === record[name])
            continue;
        const stated = JSON.stringify(event?.[name]) ?? 'nowhere';
        return `its stored bytes state ${name} ${stated}, the log says ${JSON.stringify(record[name])}`;
    }
    const casino = (0, streams_1.casinoOf)(record.source);
    if (casino !== record.casino)
        return `by its source it is of casino ${casino}`;
    const stream = (0, streams_1.findStream)(event);
    if (stream === undefined || stream === record.stream)
        return undefined;
    return `it stands in stream ${record.stream} and belongs into ${stream}`;
}
//# sourceMappingURL=read-record.js.map
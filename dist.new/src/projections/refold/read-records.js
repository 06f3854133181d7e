"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readRecords = readRecords;
const upcasters_1 = require("../../domain/event-registry/upcasters");
const log_damaged_1 = require("../register/log-damaged");
const read_record_1 = require("../register/read-record");
/** A stream of which less than this part is wanted is read event by event. */
const WORTH_READING_WHOLE = 1 / 8;
const AT_ONCE = 200;
/**
 * Reads the events of records of one casino from the store, stream by stream.
 * @throws LogDamaged where the store does not hold what the register says
 */
async function readRecords(store, records) {
    const events = new Map();
    for (const [stream, wanted] of byStream(records)) {
        const found = await readVersions(store, stream, wanted);
        for (const record of wanted)
            events.set(record.number, eventOf(record, found.get(record.stream_version)));
    }
    return events;
}
function byStream(records) {
    const streams = new Map();
    for (const record of records)
        streams.set(record.stream, [...(streams.get(record.stream) ?? []), record]);
    return streams;
}
async function readVersions(store, stream, wanted) {
    const versions = wanted.map(({ stream_version }) => stream_version).sort((a, b) => a - b);
    const [first, last] = [versions[0], versions.at(-1)];
    const isDense = versions.length >= (last - first + 1) * WORTH_READING_WHOLE;
    const found = new Map();
    const read = async (from, to) => {
        for await (const event of store.readStream(stream, { from, limit: to - from + 1 })) {
            found.set(event.version, event);
        }
    };
    if (isDense)
        for (let from = first; from <= last; from += AT_ONCE)
            await read(from, Math.min(last, from + AT_ONCE - 1));
    else
        for (const version of versions)
            await read(version, version);
    return found;
}
function eventOf(record, found) {
    const { casino, number, place, source, event_id: id } = record;
    if (found?.id !== id || found.source !== source) {
        throw new log_damaged_1.LogDamaged({ casino, number, place, source, id }, 'the log does not hold it any more');
    }
    (0, read_record_1.assertUnaltered)(found, number);
    return (0, upcasters_1.currentForm)((0, read_record_1.parseRecord)(found, number));
}
//# sourceMappingURL=read-records.js.map
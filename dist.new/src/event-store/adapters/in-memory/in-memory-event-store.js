"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.InMemoryEventStore = void 0;
const append_request_1 = require("../../append-request");
const arrival_bell_1 = require("../../arrival-bell");
const judge_appends_1 = require("../../judge-appends");
/** The log in the memory of one process: for tests. It keeps the whole contract except that nothing survives. */
class InMemoryEventStore {
    now;
    log = [];
    streams = new Map();
    firstByIdentity = new Map();
    bell = new arrival_bell_1.ArrivalBell();
    closed = false;
    constructor(now = () => new Date()) {
        this.now = now;
    }
    async append(request) {
        this.assertOpen();
        (0, append_request_1.assertWellFormed)(request);
        const judgement = (0, judge_appends_1.judgeAppends)([request], {
            knownEvent: (event) => {
                const first = this.firstByIdentity.get((0, judge_appends_1.identityOf)(event));
                return first && { contentHash: first.contentHash, place: first.place, bytes: () => first.bytes };
            },
            lastVersion: (stream) => this.streams.get(stream)?.at(-1)?.version ?? 'none',
        });
        const stored = judgement.toStore.map(({ event, stream }) => this.record(event, stream));
        if (stored.length > 0)
            this.bell.ring();
        const [outcome] = judgement.outcomes((index) => stored[index].place, comparePlaces);
        return outcome;
    }
    /**
     * For tests of those who read the log: records the event without looking at its identity, as a store that keeps a
     * repeat twice does.
     */
    forceIntoLog(event, stream) {
        const recorded = this.record(event, stream);
        this.bell.ring();
        return recorded;
    }
    async *readStream(stream, options = {}) {
        this.assertOpen();
        const events = this.streams.get(stream) ?? [];
        yield* options.direction === 'backwards'
            ? backwards(events, (options.from ?? events.length - 1) + 1, options.limit)
            : forwards(events, options.from ?? 0, options.limit);
    }
    async *readLog(options = {}) {
        this.assertOpen();
        const number = options.from === undefined ? undefined : numberOf(options.from);
        yield* options.direction === 'backwards'
            ? backwards(this.log, (number ?? this.log.length + 1) - 1, options.limit)
            : forwards(this.log, number ?? 0, options.limit);
    }
    async head() {
        this.assertOpen();
        return this.log.at(-1)?.place;
    }
    comparePlaces(a, b) {
        return comparePlaces(a, b);
    }
    async waitForMore(after, options) {
        this.assertOpen();
        const seen = after === undefined ? 0 : numberOf(after);
        if (this.log.length <= seen)
            await this.bell.wait(options);
    }
    async close() {
        this.closed = true;
        this.bell.ring();
    }
    record(event, stream) {
        const events = this.streams.get(stream) ?? [];
        this.streams.set(stream, events);
        const { casino, source, id, type, bytes, contentHash } = event;
        const recorded = {
            ...{ casino, source, id, type, bytes, contentHash, stream },
            version: events.length,
            place: placeOf(this.log.length + 1),
            recordedAt: this.recordingInstant(),
        };
        this.log.push(recorded);
        events.push(recorded);
        const identity = (0, judge_appends_1.identityOf)(event);
        if (!this.firstByIdentity.has(identity))
            this.firstByIdentity.set(identity, recorded);
        return recorded;
    }
    /** Never before the instant of the record before, even when the clock is set back. */
    recordingInstant() {
        const now = this.now().toISOString();
        const last = this.log.at(-1)?.recordedAt ?? now;
        return now < last ? last : now;
    }
    assertOpen() {
        if (this.closed)
            throw new Error('the event store is closed');
    }
}
exports.InMemoryEventStore = InMemoryEventStore;
/** `m1` for the first record: no other store's place looks like it, so that nobody takes one for a number. */
const placeOf = (number) => `m${number}`;
function numberOf(place) {
    if (!/^m[1-9][0-9]*$/.test(place))
        throw new TypeError(`not a place of this log: ${place}`);
    return Number(place.slice(1));
}
const comparePlaces = (a, b) => numberOf(a) - numberOf(b);
function* forwards(events, start, limit = Infinity) {
    for (let index = start; index < events.length && index - start < limit; index += 1)
        yield events[index];
}
/** From the event before index `end` down to the first. */
function* backwards(events, end, limit = Infinity) {
    const start = Math.min(end, events.length) - 1;
    for (let index = start; index >= 0 && start - index < limit; index -= 1)
        yield events[index];
}
//# sourceMappingURL=in-memory-event-store.js.map
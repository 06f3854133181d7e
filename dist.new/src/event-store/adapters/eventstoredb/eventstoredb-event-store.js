"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.EventStoreDbEventStore = void 0;
const append_queue_1 = require("../../append-queue");
const append_request_1 = require("../../append-request");
const event_store_port_1 = require("../../event-store.port");
const patience_1 = require("../../patience");
const arrival_follower_1 = require("./arrival-follower");
const eventstoredb_connection_1 = require("./eventstoredb-connection");
const eventstoredb_place_1 = require("./eventstoredb-place");
const known_identities_1 = require("./known-identities");
const log_reader_1 = require("./log-reader");
const packed_event_1 = require("./packed-event");
const stream_writer_1 = require("./stream-writer");
const ANSWER_MS = 5_000;
const MOST_GATHERED = 1_000;
/**
 * The log in EventStoreDB, 22.10 or later, a node or a cluster. Of each casino one append is on its way at a time, so
 * that its log has the order in which its events came in; what comes meanwhile for the same stream goes together.
 */
class EventStoreDbEventStore {
    connection;
    reader;
    writer;
    follower;
    queues = new Map();
    closing = new AbortController();
    /** @throws an Error for an address that is none, or whose certificate file is not there */
    constructor({ url, register, patience, answerMs = ANSWER_MS, namespace = '' }) {
        const untiring = { ...patience_1.DEFAULT_PATIENCE, ...patience };
        this.connection = new eventstoredb_connection_1.EventStoreDbConnection({ url, answerMs, namespace });
        this.reader = new log_reader_1.LogReader(this.connection, untiring, this.closing.signal);
        const identities = new known_identities_1.KnownIdentities(register, (record) => this.bytesOf(record));
        this.writer = new stream_writer_1.StreamWriter(this.connection, identities, untiring);
        this.follower = new arrival_follower_1.ArrivalFollower(this.connection, untiring);
    }
    async append(request) {
        this.assertOpen();
        (0, append_request_1.assertWellFormed)(request);
        assertPackable(request);
        const { casino } = request.events[0];
        const queue = this.queues.get(casino) ?? this.newQueue();
        this.queues.set(casino, queue);
        return queue.add(request);
    }
    readStream(stream, options = {}) {
        return this.reader.readStream(stream, options);
    }
    async *readLog(options = {}) {
        yield* this.reader.readLog(options);
    }
    head() {
        return this.reader.head();
    }
    comparePlaces(a, b) {
        return (0, eventstoredb_place_1.comparePlaces)(a, b);
    }
    async waitForMore(after, options) {
        this.assertOpen();
        if (options.signal.aborted)
            return;
        await this.follower.wait(after === undefined ? undefined : (0, eventstoredb_place_1.positionOf)(after), {
            ...options,
            isThereMore: async () => {
                const head = await this.head();
                return head !== undefined && (after === undefined || (0, eventstoredb_place_1.comparePlaces)(head, after) > 0);
            },
        });
    }
    async close() {
        if (this.closing.signal.aborted)
            return;
        this.closing.abort();
        await Promise.all([...this.queues.values()].map((queue) => queue.drained()));
        await this.follower.close();
        await this.connection.close();
    }
    newQueue() {
        return new append_queue_1.AppendQueue((requests) => this.appendGathered(requests), {
            limits: { maxEvents: MOST_GATHERED, maxBytes: packed_event_1.MAX_PACKED_BYTES },
            sizeOf: packedSize,
            joins: (first, next) => first.stream === next.stream && first.expected === 'any' && next.expected === 'any',
        });
    }
    async appendGathered(requests) {
        const outcomes = await this.writer.append(requests);
        for (const outcome of outcomes)
            if (outcome.kind === 'appended')
                this.follower.arrived((0, eventstoredb_place_1.positionOf)(outcome.receipt));
        return outcomes;
    }
    /** Not by way of the reader, which reads no more once the store is being closed. */
    async bytesOf({ stream, version, place }) {
        const page = { stream, direction: 'forwards', from: version, limit: 1 };
        const [record] = await this.connection.readStream(page);
        if (record)
            return (0, packed_event_1.recordedEvent)(record).bytes;
        throw new TypeError(`the log holds nothing at ${place}, where its register says that version ${version} of ${stream} is`);
    }
    assertOpen() {
        if (this.closing.signal.aborted)
            throw new Error('the event store is closed');
    }
}
exports.EventStoreDbEventStore = EventStoreDbEventStore;
const packedSize = ({ events }) => events.reduce((sum, event) => sum + (0, packed_event_1.packedBytes)(event), 0);
const isTooLarge = ({ bytes }) => Buffer.byteLength(bytes) > event_store_port_1.MAX_EVENT_BYTES;
/** What is too large by itself is answered as such; what is too large together no caller may bring. */
function assertPackable(request) {
    if (!request.stream.startsWith(log_reader_1.STREAM_PREFIX))
        throw new TypeError(`not a stream of this log: ${JSON.stringify(request.stream)}`);
    const bytes = packedSize(request);
    if (request.events.length > 1 && bytes > packed_event_1.MAX_PACKED_BYTES && !request.events.some(isTooLarge))
        throw new TypeError(`an append to ${request.stream} has ${bytes} bytes, at most ${packed_event_1.MAX_PACKED_BYTES} go together`);
}
//# sourceMappingURL=eventstoredb-event-store.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.LogReader = exports.STREAM_PREFIX = void 0;
const paged_reading_1 = require("../../paged-reading");
const patience_1 = require("../../patience");
const eventstoredb_connection_1 = require("./eventstoredb-connection");
const eventstoredb_place_1 = require("./eventstoredb-place");
const packed_event_1 = require("./packed-event");
/** Streams of other names are the store's own, or somebody else's. */
exports.STREAM_PREFIX = 'cagnotte_';
const SCAN = 500;
const isOurs = ({ stream }) => stream.startsWith(exports.STREAM_PREFIX);
/** Reads the log page by page, past everything that is not ours. */
class LogReader {
    connection;
    patience;
    closing;
    /** Spares those who wait at the end of the log to read what the store writes there for itself again and again. */
    tail;
    constructor(connection, patience, closing) {
        this.connection = connection;
        this.patience = patience;
        this.closing = closing;
    }
    readLog({ direction = 'forwards', from, limit }) {
        const start = from === undefined ? undefined : (0, eventstoredb_place_1.positionOf)(from);
        return (0, paged_reading_1.readInPages)((behind, rows) => {
            const position = behind ? (0, eventstoredb_place_1.positionOf)(behind.place) : start;
            return direction === 'forwards' ? this.forwards(position, rows) : this.backwards(position, rows);
        }, limit);
    }
    readStream(stream, { direction = 'forwards', from, limit }) {
        return (0, paged_reading_1.readInPages)(async (behind, rows) => {
            const next = behind ? behind.version + (direction === 'forwards' ? 1 : -1) : from;
            if (rows === 0 || (next !== undefined && next < 0))
                return [];
            const page = { stream, direction, from: next, limit: rows };
            return (await this.patiently(() => this.connection.readStream(page))).map(packed_event_1.recordedEvent);
        }, limit);
    }
    async head() {
        if (this.tail) {
            // What has come since is read on from there, and the tail moves on with it.
            for (let { head } = this.tail;;) {
                const page = await this.forwards(head && (0, eventstoredb_place_1.positionOf)(head), SCAN);
                head = page.at(-1)?.place ?? head;
                if (page.length < SCAN)
                    return head;
            }
        }
        const [end] = await this.page({ direction: 'backwards', from: undefined, limit: 1 });
        const [last] = await this.backwards(undefined, 1);
        if (end && (!last || (0, eventstoredb_place_1.comparePositions)((0, eventstoredb_place_1.positionOf)(last.place), end.position) <= 0))
            this.advance({ head: last?.place, upTo: end.position });
        return last?.place;
    }
    /** Up to `rows` records of ours behind a position. */
    async forwards(behind, rows) {
        const found = [];
        const place = behind && (0, eventstoredb_place_1.placeOf)(behind);
        let last = this.tail && this.tail.head === place ? this.tail.upTo : behind;
        while (found.length < rows) {
            // The page begins with the last record of the one before.
            const limit = Math.max(rows - found.length, 64) + 1;
            const page = await this.page({ direction: 'forwards', from: last, limit });
            const seen = last;
            const fresh = page.filter(({ position }) => !seen || (0, eventstoredb_place_1.comparePositions)(position, seen) > 0);
            found.push(...fresh.filter(isOurs));
            last = page.at(-1)?.position ?? last;
            if (page.length < limit) {
                if (last)
                    this.advance({ head: placeOfLast(found) ?? place, upTo: last });
                break;
            }
        }
        return found.slice(0, rows).map(packed_event_1.recordedEvent);
    }
    /** Up to `rows` records of ours before a position. */
    async backwards(before, rows) {
        const found = [];
        let next = before;
        while (found.length < rows) {
            const limit = Math.max(rows - found.length, 64);
            const page = await this.page({ direction: 'backwards', from: next, limit });
            const end = next;
            const fresh = page.filter(({ position }) => !end || (0, eventstoredb_place_1.comparePositions)(position, end) < 0);
            found.push(...fresh.filter(isOurs));
            next = page.at(-1)?.position ?? next;
            if (page.length < limit)
                break;
        }
        return found.slice(0, rows).map(packed_event_1.recordedEvent);
    }
    advance(tail) {
        if (!this.tail || (0, eventstoredb_place_1.comparePositions)(tail.upTo, this.tail.upTo) > 0)
            this.tail = tail;
    }
    page(page) {
        return this.patiently(() => this.connection.readLog(page));
    }
    async patiently(attempt) {
        if (this.closing.aborted)
            throw new Error('the event store is closed');
        return (0, patience_1.patiently)(attempt, { patience: this.patience, isPassing: eventstoredb_connection_1.isPassingTrouble, signal: this.closing });
    }
}
exports.LogReader = LogReader;
const placeOfLast = (found) => found.length === 0 ? undefined : (0, eventstoredb_place_1.placeOf)(found.at(-1).position);
//# sourceMappingURL=log-reader.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ArchivedLog = void 0;
/** The log of an archive, to be read as any other: it takes nothing in. */
class ArchivedLog {
    records;
    at = new Map();
    streams = new Map();
    constructor(records) {
        this.records = records;
        for (const [index, record] of records.entries()) {
            this.at.set(record.place, index);
            const stream = this.streams.get(record.stream) ?? [];
            stream.push(record);
            this.streams.set(record.stream, stream);
        }
    }
    append() {
        return Promise.reject(new Error('an archive takes nothing in'));
    }
    async *readStream(stream, { direction, from, limit = Infinity } = {}) {
        const events = this.streams.get(stream) ?? [];
        const wanted = direction === 'backwards'
            ? events.filter(({ version }) => version <= (from ?? Infinity)).toReversed()
            : events.filter(({ version }) => version >= (from ?? 0));
        yield* wanted.slice(0, limit);
    }
    async *readLog({ direction, from, limit = Infinity } = {}) {
        const index = from === undefined ? undefined : this.indexOf(from);
        if (direction === 'backwards') {
            yield* this.records.slice(0, index).toReversed().slice(0, limit);
            return;
        }
        const start = index === undefined ? 0 : index + 1;
        for (let next = start; next < this.records.length && next - start < limit; next += 1)
            yield this.records[next];
    }
    head() {
        return Promise.resolve(this.records.at(-1)?.place);
    }
    comparePlaces(a, b) {
        return this.indexOf(a) - this.indexOf(b);
    }
    waitForMore() {
        return Promise.resolve();
    }
    close() {
        return Promise.resolve();
    }
    indexOf(place) {
        const index = this.at.get(place);
        if (index === undefined)
            throw new TypeError(`not a place of this log: ${place}`);
        return index;
    }
}
exports.ArchivedLog = ArchivedLog;
//# sourceMappingURL=archived-log.js.map
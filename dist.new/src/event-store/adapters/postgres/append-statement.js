"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.AppendStatement = void 0;
const node_crypto_1 = require("node:crypto");
/** ASCII's own record separator; JSON never holds it as it is, and hardly any name does. */
const USUAL_SEPARATOR = '\u001e';
/** How many streams are kept in mind, a few megabytes. */
const MOST_STREAMS_SEEN = 50_000;
/** Calls event_log.append, the one statement that stores events. */
class AppendStatement {
    /** Versions that streams have been seen to reach, as a hint to the database, which looks for itself. */
    seen = new Map();
    /** The place of the first event stored; `refused` where one of the identities is in the log already. */
    async store(client, toStore) {
        const streams = countByStream(toStore);
        const { rows } = await client.query({
            name: 'event-log-append',
            text: `SELECT first_place::text AS first, next_versions AS next
               FROM event_log.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
            values: [...this.streamParameters(streams), ...eventParameters(toStore, streams)],
        });
        const { first, next } = rows[0];
        if (first === null)
            return 'refused';
        this.remember(streams, next);
        return BigInt(first);
    }
    streamParameters(streams) {
        const names = [...streams.keys()];
        return [names, arrayLiteral(names.map((name) => this.seen.get(name) ?? 0))];
    }
    remember(streams, nextVersions) {
        if (this.seen.size + streams.size > MOST_STREAMS_SEEN)
            this.seen.clear();
        for (const [name, { number, events }] of streams)
            this.seen.set(name, nextVersions[number - 1] + events - 1);
    }
}
exports.AppendStatement = AppendStatement;
function countByStream(toStore) {
    const counts = new Map();
    for (const { stream } of toStore) {
        const count = counts.get(stream);
        if (count)
            count.events += 1;
        else
            counts.set(stream, { number: counts.size + 1, events: 1 });
    }
    return counts;
}
/** From stream_of on, in the order of the function's parameters. */
function eventParameters(toStore, streams) {
    const before = new Map();
    const streamOf = [];
    const nth = [];
    for (const { stream } of toStore) {
        const position = before.get(stream) ?? 0;
        before.set(stream, position + 1);
        streamOf.push(streams.get(stream).number);
        nth.push(position);
    }
    const events = toStore.map(({ event }) => event);
    const texts = [
        events.map(({ casino }) => casino),
        events.map(({ source }) => source),
        events.map(({ id }) => id),
        events.map(({ type }) => type),
        events.map(({ bytes }) => bytes),
    ];
    const separator = separatorFor(texts);
    const [casinos, sources, ids, types, bytes] = texts.map((column) => column.join(separator));
    const hashes = Buffer.from(events.map(({ contentHash }) => contentHash).join(''), 'hex');
    return [arrayLiteral(streamOf), arrayLiteral(nth), separator, casinos, sources, ids, types, hashes, bytes];
}
function separatorFor(texts) {
    const isFree = !texts.some((column) => column.some((text) => text.includes(USUAL_SEPARATOR)));
    return isFree ? USUAL_SEPARATOR : `${USUAL_SEPARATOR}${(0, node_crypto_1.randomUUID)()}${USUAL_SEPARATOR}`;
}
const arrayLiteral = (numbers) => `{${numbers.join(',')}}`;
//# sourceMappingURL=append-statement.js.map
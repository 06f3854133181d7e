"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.LogReader = void 0;
const held_connection_1 = require("./held-connection");
const paged_reading_1 = require("../../paged-reading");
const patience_1 = require("../../patience");
const passing_trouble_1 = require("./passing-trouble");
const postgres_place_1 = require("./postgres-place");
/** Values stay the text that the server sends: places and instants need no number type on the way. */
const AS_TEXT = { getTypeParser: () => (text) => text };
const COLUMNS = `e.place, (extract(epoch FROM e.recorded_at) * 1000)::bigint, e.version,
  (SELECT s.name FROM event_log.stream s WHERE s.id = e.stream),
  encode(e.content_hash, 'hex'), e.casino, e.source, e.id, e.type, e.bytes`;
const LOG_FORWARDS = `SELECT ${COLUMNS} FROM event_log.event e
  WHERE e.place > $1 ORDER BY e.place LIMIT $2`;
const LOG_BACKWARDS = `SELECT ${COLUMNS} FROM event_log.event e
  WHERE e.place < $1 ORDER BY e.place DESC LIMIT $2`;
const OF_STREAM = `e.stream = (SELECT id FROM event_log.stream WHERE name = $1)`;
const STREAM_FORWARDS = `SELECT ${COLUMNS} FROM event_log.event e
  WHERE ${OF_STREAM} AND e.version >= $2 ORDER BY e.version LIMIT $3`;
const STREAM_BACKWARDS = `SELECT ${COLUMNS} FROM event_log.event e
  WHERE ${OF_STREAM} AND e.version <= $2 ORDER BY e.version DESC LIMIT $3`;
const BEYOND_EVERY_PLACE = 2n ** 63n - 1n;
const LAST_POSSIBLE_VERSION = 2 ** 31 - 1;
/** Reads the log page by page, each page on a connection of the pool that is given back at once. */
class LogReader {
    dataSource;
    patience;
    closing;
    constructor(dataSource, patience, closing) {
        this.dataSource = dataSource;
        this.patience = patience;
        this.closing = closing;
    }
    readLog({ direction, from, limit }) {
        const isBackwards = direction === 'backwards';
        const text = isBackwards ? LOG_BACKWARDS : LOG_FORWARDS;
        const outermost = isBackwards ? BEYOND_EVERY_PLACE : 0n;
        return (0, paged_reading_1.readInPages)((behind, rows) => {
            const place = behind?.place ?? from;
            return this.page(text, [place === undefined ? outermost : (0, postgres_place_1.numberOf)(place), rows]);
        }, limit);
    }
    readStream(stream, { direction, from, limit }) {
        const isBackwards = direction === 'backwards';
        const text = isBackwards ? STREAM_BACKWARDS : STREAM_FORWARDS;
        const first = from ?? (isBackwards ? LAST_POSSIBLE_VERSION : 0);
        return (0, paged_reading_1.readInPages)((behind, rows) => {
            const version = behind ? behind.version + (isBackwards ? -1 : 1) : first;
            return this.page(text, [stream, version, rows]);
        }, limit);
    }
    async head() {
        const [row] = await this.query('SELECT place FROM event_log.event ORDER BY place DESC LIMIT 1', []);
        return row && (0, postgres_place_1.placeOf)(row[0]);
    }
    async page(text, values) {
        return (await this.query(text, values)).map(recordedEvent);
    }
    async query(text, values) {
        const { totalMs } = this.patience;
        if (this.closing.aborted)
            throw new Error('the event store is closed');
        return (0, patience_1.patiently)(async () => {
            const connection = new held_connection_1.HeldConnection(this.dataSource);
            const { rows } = await connection.use((client) => queryAsText(client, text, values), totalMs);
            await connection.giveBack();
            return rows;
        }, { patience: this.patience, isPassing: passing_trouble_1.isPassingTrouble, signal: this.closing });
    }
}
exports.LogReader = LogReader;
const queryAsText = (client, text, values) => client.query({ text, values, rowMode: 'array', types: AS_TEXT });
function recordedEvent(row) {
    return {
        casino: row[5],
        source: row[6],
        id: row[7],
        type: row[8],
        bytes: row[9],
        contentHash: row[4],
        stream: row[3],
        version: Number(row[2]),
        place: (0, postgres_place_1.placeOf)(row[0]),
        recordedAt: new Date(Number(row[1])).toISOString(),
    };
}
//# sourceMappingURL=log-reader.js.map
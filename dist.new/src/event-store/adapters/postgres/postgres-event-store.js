"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.PostgresEventStore = void 0;
const append_queue_1 = require("../../append-queue");
const append_request_1 = require("../../append-request");
const patience_1 = require("../../patience");
const arrival_listener_1 = require("./arrival-listener");
const held_connection_1 = require("./held-connection");
const log_faults_1 = require("./log-faults");
const log_reader_1 = require("./log-reader");
const log_writer_1 = require("./log-writer");
const passing_trouble_1 = require("./passing-trouble");
const postgres_place_1 = require("./postgres-place");
/**
 * The log in the schema event_log of PostgreSQL 15 or later. It holds one connection of the data source for appends
 * and one for listening, and borrows others page by page for reading.
 */
class PostgresEventStore {
    dataSource;
    patience;
    connection;
    queue;
    writer = new log_writer_1.LogWriter();
    reader;
    listener;
    closing = new AbortController();
    constructor(dataSource, options = {}) {
        this.dataSource = dataSource;
        this.patience = { ...patience_1.DEFAULT_PATIENCE, ...options.patience };
        this.connection = new held_connection_1.HeldConnection(dataSource, prepareForAppends);
        this.queue = new append_queue_1.AppendQueue((requests) => this.appendGathered(requests), {
            limits: { ...append_queue_1.DEFAULT_GATHERING_LIMITS, ...options.gathering },
        });
        this.reader = new log_reader_1.LogReader(dataSource, this.patience, this.closing.signal);
        this.listener = new arrival_listener_1.ArrivalListener(dataSource, this.patience);
    }
    async append(request) {
        this.assertOpen();
        (0, append_request_1.assertWellFormed)(request);
        return this.queue.add(request);
    }
    /** Appends that have no answer yet: the measure by which a door stops letting in. Bytes are UTF-16 units. */
    waiting() {
        return this.queue.waiting;
    }
    readStream(stream, options = {}) {
        return this.reader.readStream(stream, options);
    }
    readLog(options = {}) {
        return this.reader.readLog(options);
    }
    head() {
        return this.reader.head();
    }
    comparePlaces(a, b) {
        return (0, postgres_place_1.comparePlaces)(a, b);
    }
    async waitForMore(after, options) {
        this.assertOpen();
        await this.listener.wait(after === undefined ? 0n : (0, postgres_place_1.numberOf)(after), options);
    }
    async findFaults() {
        this.assertOpen();
        return (0, patience_1.patiently)(() => (0, log_faults_1.findLogFaults)(this.dataSource), {
            ...this.persevering,
            signal: this.closing.signal,
        });
    }
    async close() {
        if (this.closing.signal.aborted)
            return;
        this.closing.abort();
        await this.queue.drained();
        await this.listener.close();
        await this.connection.giveBack();
    }
    /** Undecided work is done again as it was: what the first attempt stored, the next one meets as duplicates. */
    async appendGathered(requests) {
        const { outcomes, head } = await (0, patience_1.patiently)(() => this.connection.use((client) => this.writer.append(client, requests), this.patience.totalMs), this.persevering);
        if (head !== undefined)
            this.listener.advance((0, postgres_place_1.numberOf)(head));
        return outcomes;
    }
    get persevering() {
        return { patience: this.patience, isPassing: passing_trouble_1.isPassingTrouble };
    }
    assertOpen() {
        if (this.closing.signal.aborted)
            throw new Error('the event store is closed');
    }
}
exports.PostgresEventStore = PostgresEventStore;
/** Between two statements of an append pass milliseconds; a process that takes so long is stopped, or gone. */
const STANDSTILL_MS = 5_000;
/**
 * Whatever the defaults of role or database are: an answer means durable, each statement sees what is committed, and
 * a process that stands still while it holds the log does not keep the others out of it.
 */
const prepareForAppends = (client) => client.query(`
    SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL READ COMMITTED, READ WRITE;
    SET idle_in_transaction_session_timeout = ${STANDSTILL_MS};
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`);
//# sourceMappingURL=postgres-event-store.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.EventStoreDbConnection = exports.isPassingTrouble = void 0;
const db_client_1 = require("@eventstore/db-client");
const event_store_unavailable_1 = require("../../event-store-unavailable");
const within_1 = require("../../within");
/** A server that says nothing at all is given up on so long after it should have answered. */
const GRACE_MS = 500;
/** What will not be otherwise however often it is asked. */
const LASTING = [
    ...[
        db_client_1.AccessDeniedError,
        db_client_1.InvalidArgumentError,
        db_client_1.MaxAppendSizeExceededError,
        db_client_1.StreamDeletedError,
        db_client_1.UnsupportedError,
    ],
    ...[event_store_unavailable_1.EventStoreUnavailable, TypeError, SyntaxError, RangeError],
];
/** Whether the fault lies with the way to the store, so that the same may succeed later. */
const isPassingTrouble = (error) => !LASTING.some((kind) => error instanceof kind);
exports.isPassingTrouble = isPassingTrouble;
/**
 * EventStoreDB as its own client speaks to it. What is known of that client (6.2.1) ends in this file:
 *
 * - Appends that are not given user and password go through one stream for all; when it breaks, every pending append
 *   of the process is refused, and an answer that comes late ends the process. Each append here is a call of its own.
 * - Reads have no deadline, and one that is cancelled never ends: both are given an end here.
 * - User and password are ignored without TLS.
 * - Every call asks for the leader: another node refuses it, naming the leader, to which the client then turns.
 */
class EventStoreDbConnection {
    client;
    credentials;
    answerMs;
    namespace;
    /**
     * Connects at the first call.
     * @throws an Error for an address that is none, or whose certificate file is not there
     */
    constructor({ url, answerMs, namespace }) {
        this.answerMs = answerMs;
        this.namespace = namespace;
        this.client = db_client_1.EventStoreDBClient.connectionString(url);
        this.credentials = credentialsIn(url);
    }
    async append(stream, events, expected) {
        const proposed = events.map(({ id, type, data, metadata }) => (0, db_client_1.jsonEvent)({ id, type, data: data, metadata: { ...metadata } }));
        try {
            const appended = this.client.appendToStream(this.namespace + stream, proposed, {
                ...this.call(),
                expectedRevision: expected === 'any' ? db_client_1.ANY : expected === 'none' ? db_client_1.NO_STREAM : BigInt(expected),
            });
            const { nextExpectedRevision } = await this.answered(appended, GRACE_MS);
            return { kind: 'appended', lastVersion: Number(nextExpectedRevision) };
        }
        catch (error) {
            if (!(error instanceof db_client_1.WrongExpectedVersionError))
                throw error;
            const { actualVersion } = error;
            return {
                kind: 'wrong-version',
                actual: typeof actualVersion === 'bigint' ? Number(actualVersion) : 'none',
            };
        }
    }
    /** Nothing where there is no such stream. */
    async readStream({ stream, direction, from, limit }) {
        const isForwards = direction === 'forwards';
        const reading = this.client.readStream(this.namespace + stream, {
            ...this.call(),
            direction: isForwards ? db_client_1.FORWARDS : db_client_1.BACKWARDS,
            fromRevision: from === undefined ? (isForwards ? db_client_1.START : db_client_1.END) : BigInt(from),
            maxCount: limit,
        });
        try {
            return await this.collect(reading);
        }
        catch (error) {
            if (error instanceof db_client_1.StreamNotFoundError)
                return [];
            throw error;
        }
    }
    /** Everything, the store's own events included. */
    readLog({ direction, from, limit }) {
        const isForwards = direction === 'forwards';
        const reading = this.client.readAll({
            ...this.call(),
            direction: isForwards ? db_client_1.FORWARDS : db_client_1.BACKWARDS,
            fromPosition: from ?? (isForwards ? db_client_1.START : db_client_1.END),
            maxCount: limit,
        });
        return this.collect(reading);
    }
    /**
     * Tells of events that arrive from now on in streams of this prefix, `onArrival` also when it begins to, and `onEnd`
     * when it does no longer.
     * @returns what ends it
     */
    follow(prefix, { onArrival, onEnd }) {
        const subscription = this.client.subscribeToAll({
            ...this.call(),
            fromPosition: db_client_1.END,
            filter: (0, db_client_1.streamNameFilter)({ prefixes: [this.namespace + prefix] }),
        });
        subscription
            .on('confirmation', () => onArrival())
            .on('data', ({ event }) => onArrival(event?.position))
            .on('error', onEnd)
            .on('end', onEnd);
        return () => subscription.unsubscribe().catch(() => undefined);
    }
    async close() {
        // The client ends its streams and leaves its channel open; it hands it out to classes derived from it.
        const channel = this.client.getChannel();
        await this.client.dispose();
        await channel.then((opened) => opened.close(), () => undefined);
    }
    /** Everything that a reading gives. */
    async collect(reading) {
        const records = [];
        const done = new Promise((resolve, reject) => {
            reading.on('data', ({ event }) => event && records.push(logRecord(event, this.namespace)));
            reading.on('end', resolve);
            reading.on('close', () => reject(new Error('the reading was broken off')));
            reading.on('error', reject);
        });
        try {
            await this.answered(done);
            return records;
        }
        catch (error) {
            reading.cancel().catch(() => undefined);
            throw error;
        }
    }
    async answered(answer, graceMs = 0) {
        try {
            return await (0, within_1.within)(this.answerMs + graceMs, answer);
        }
        catch (error) {
            if (!(error instanceof db_client_1.AccessDeniedError))
                throw error;
            throw new event_store_unavailable_1.EventStoreUnavailable('the event store refuses the user and password of EVENTSTORE_URL', {
                cause: error,
            });
        }
    }
    call() {
        return { credentials: this.credentials, requiresLeader: true, deadline: this.answerMs };
    }
}
exports.EventStoreDbConnection = EventStoreDbConnection;
/** Without TLS there are none, and the client is given some all the same: they make each append a call of its own. */
function credentialsIn(url) {
    const [, username = 'nobody', password = 'nothing'] = /^[^:]+:\/\/([^:/]+):([^@]+)@/.exec(url) ?? [];
    return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
}
const NOWHERE = { commit: 0n, prepare: 0n };
/** A stream outside the namespace comes without a name. */
function logRecord(event, namespace) {
    const { id, streamId, revision, type, position, metadata = {} } = event;
    const stream = streamId.startsWith(namespace) ? streamId.slice(namespace.length) : '';
    return {
        ...{ id, type, stream, version: Number(revision), position: position ?? NOWHERE },
        ...{ created: event.created, data: event.data },
        metadata: typeof metadata === 'object' && metadata !== null ? metadata : {},
    };
}
//# sourceMappingURL=eventstoredb-connection.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.StreamWriter = void 0;
const node_crypto_1 = require("node:crypto");
const judge_appends_1 = require("../../judge-appends");
const patience_1 = require("../../patience");
const eventstoredb_connection_1 = require("./eventstoredb-connection");
const eventstoredb_place_1 = require("./eventstoredb-place");
const packed_event_1 = require("./packed-event");
/** An append whose answer was lost is looked for among so many last events of its stream. */
const LOOK_BACK = 500;
const PAGE = 500;
/** Each time we know more; a stream into which others pour the same events at the same moment may need several. */
const MOST_ATTEMPTS = 5;
/** Appends to one stream at a time, and finds out what became of it. */
class StreamWriter {
    connection;
    identities;
    patience;
    constructor(connection, identities, patience) {
        this.connection = connection;
        this.identities = identities;
        this.patience = patience;
    }
    /** Carries out one request, or several of one stream that expect nothing. Nobody else may judge their identities meanwhile. */
    async append(requests) {
        for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
            const outcomes = await this.tryToAppend(requests);
            if (outcomes !== 'partly-known')
                return outcomes;
            await this.meetEventsOf(requests);
        }
        throw new Error(`${requests[0].stream}: the store refuses an append that expects nothing`);
    }
    async tryToAppend(requests) {
        const { stream, expected } = requests[0];
        const { knownEvent } = await this.patiently(() => this.identities.knowledgeOf(requests));
        // Whether the version is the expected one the store decides.
        const lastVersion = () => (expected === 'any' ? 'none' : expected);
        const judgement = (0, judge_appends_1.judgeAppends)(requests, { knownEvent, lastVersion });
        if (judgement.toStore.length === 0)
            return outcomesOf(judgement, [], '');
        const append = (0, node_crypto_1.randomUUID)();
        const events = judgement.toStore.map(({ event }) => (0, packed_event_1.packed)(event, append));
        const landing = await this.land({ stream, expected, append, events });
        if (landing.kind === 'partly-known')
            return landing.kind;
        if (landing.kind === 'wrong-version')
            return [{ kind: 'wrong-expected-version', expected, actual: landing.actual }];
        for (const record of landing.records)
            this.identities.remember((0, packed_event_1.recordedEvent)(record));
        return outcomesOf(judgement, landing.records, append);
    }
    async land(batch) {
        let isRepetition = false;
        const answer = await this.patiently(async () => {
            const landed = isRepetition ? await this.findLanded(batch) : undefined;
            if (landed)
                return { kind: 'landed', records: landed };
            isRepetition = true;
            return this.connection.append(batch.stream, batch.events, batch.expected);
        });
        if (answer.kind === 'landed')
            return answer;
        if (answer.kind === 'wrong-version')
            return batch.expected === 'any' ? { kind: 'partly-known' } : answer;
        return this.readBack(batch, answer.lastVersion);
    }
    /**
     * Where the events stand: what the store answers to an append names neither the place of each event nor whether it
     * was there before.
     */
    async readBack({ stream, events }, lastVersion) {
        const from = lastVersion - events.length + 1;
        if (from < 0)
            return { kind: 'partly-known' };
        const page = { stream, direction: 'forwards', from, limit: events.length };
        const records = await this.patiently(() => this.connection.readStream(page));
        const areThose = events.every(({ id }, index) => records[index]?.id === id);
        return areThose ? { kind: 'landed', records } : { kind: 'partly-known' };
    }
    /** The events of an append whose answer was lost, if it was carried out after all. */
    async findLanded({ stream, append, events }) {
        const page = { stream, direction: 'backwards', from: undefined, limit: LOOK_BACK };
        const last = await this.connection.readStream(page);
        const ours = last.filter(({ metadata }) => metadata.append === append).reverse();
        return ours.length === events.length ? ours : undefined;
    }
    /** Remembers every event of the stream, so that those of the requests are known. */
    async meetEventsOf(requests) {
        const { stream } = requests[0];
        for (let from = 0;;) {
            const page = { stream, direction: 'forwards', from, limit: PAGE };
            const records = await this.patiently(() => this.connection.readStream(page));
            for (const record of records)
                this.identities.remember((0, packed_event_1.recordedEvent)(record));
            if (records.length < PAGE)
                return;
            from = records.at(-1).version + 1;
        }
    }
    patiently(attempt) {
        return (0, patience_1.patiently)(attempt, { patience: this.patience, isPassing: eventstoredb_connection_1.isPassingTrouble });
    }
}
exports.StreamWriter = StreamWriter;
/** The answers, once it is known where everything stands. What another append has stored was there before. */
function outcomesOf(judgement, records, append) {
    const placed = records.map(packed_event_1.recordedEvent);
    const foreign = new Set(placed.filter((_, index) => records[index].metadata.append !== append).map(({ place }) => place));
    const outcomes = judgement.outcomes((index) => placed[index].place, eventstoredb_place_1.comparePlaces);
    return outcomes.map((outcome) => {
        if (outcome.kind !== 'appended')
            return outcome;
        const events = outcome.events.map((event) => foreign.has(event.place) ? { ...event, kind: 'duplicate' } : event);
        return { ...outcome, events };
    });
}
//# sourceMappingURL=stream-writer.js.map
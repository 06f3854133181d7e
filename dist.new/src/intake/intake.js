"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Intake = exports.FULL = void 0;
const node_events_1 = require("node:events");
const catalogue_1 = require("../domain/event-registry/catalogue");
const event_store_port_1 = require("../event-store/event-store.port");
const book_currencies_1 = require("./book-currencies");
const delivery_outcome_1 = require("./delivery-outcome");
const quarantined_event_1 = require("./reading/quarantined-event");
const read_delivery_1 = require("./reading/read-delivery");
/** Beyond this much waiting work no more is read from anybody. */
exports.FULL = { events: 10_000, bytes: 16 * 1024 * 1024 };
/**
 * The only door into the log. Every delivery gets exactly one outcome, and what is answered as stored, duplicate,
 * conflict or quarantined is durable. Deliveries of one call are appended in their order.
 */
class Intake {
    store;
    currencies;
    waitingEvents = 0;
    waitingBytes = 0;
    waitingForRoom = [];
    stopped = new AbortController();
    counts = (0, delivery_outcome_1.noOutcomes)();
    constructor(store) {
        this.store = store;
        this.currencies = new book_currencies_1.BookCurrencies(store);
        // Every stream under way listens to it, and there may be any number of them.
        (0, node_events_1.setMaxListeners)(0, this.stopping);
    }
    /** Aborts when the service is about to end: whoever reads a stream takes nothing more from it. */
    get stopping() {
        return this.stopped.signal;
    }
    /** Lets go of streams that may have no end. Deliveries that were read are recorded all the same. */
    stop() {
        this.stopped.abort();
    }
    /**
     * Records delivered events, each the bytes of one CloudEvent in structured JSON.
     * @returns one outcome per delivery, in order
     * @throws EventStoreUnavailable when the log cannot be reached; what is already durable stays, a repeat is harmless
     */
    async record(deliveries, sender) {
        const bytes = deliveries.reduce((sum, delivery) => sum + delivery.length, 0);
        const pending = [];
        this.enter(deliveries.length, bytes);
        try {
            for (const delivery of deliveries) {
                const reading = await this.read(delivery, sender);
                const outcome = this.keep(delivery, reading, sender);
                outcome.then(({ outcome: kind }) => this.counts[kind]++, () => undefined);
                pending.push(outcome);
            }
            return await Promise.all(pending);
        }
        finally {
            // After a failure the others are still on their way, and weigh until they have arrived.
            await Promise.allSettled(pending);
            this.leave(deliveries.length, bytes);
        }
    }
    /** Whether so much is waiting that single deliveries are sent away for a moment. */
    get isFull() {
        return this.waitingEvents >= exports.FULL.events || this.waitingBytes >= exports.FULL.bytes;
    }
    /** What became of all deliveries since the start. */
    get outcomes() {
        return this.counts;
    }
    get load() {
        return { events: this.waitingEvents, bytes: this.waitingBytes };
    }
    /** Answers once there is room; whoever reads a stream asks before reading on. */
    async room() {
        while (this.isFull)
            await new Promise((resolve) => this.waitingForRoom.push(resolve));
    }
    enter(events, bytes) {
        this.waitingEvents += events;
        this.waitingBytes += bytes;
    }
    leave(events, bytes) {
        this.enter(-events, -bytes);
        if (!this.isFull)
            for (const resume of this.waitingForRoom.splice(0))
                resume();
    }
    async read(delivery, sender) {
        let unknown;
        const bookCurrencyOf = (casino) => {
            if (isOf(sender, casino) && this.currencies.mustAsk(casino))
                unknown = casino;
            return this.currencies.get(casino);
        };
        let reading = (0, read_delivery_1.readDelivery)(delivery, { bookCurrencyOf });
        if (unknown !== undefined) {
            await this.currencies.load(unknown);
            reading = (0, read_delivery_1.readDelivery)(delivery, { bookCurrencyOf });
        }
        return reading;
    }
    async keep(delivery, reading, sender) {
        switch (reading.kind) {
            case 'too-large':
                return tooLarge(reading.size);
            case 'event':
                return isOf(sender, reading.toAppend.casino)
                    ? this.append(delivery, reading, sender)
                    : forbidden(reading.toAppend.casino, reading.event);
            case 'quarantine':
                return reading.readable.casino === undefined || isOf(sender, reading.readable.casino)
                    ? this.setAside(reading, sender, 'quarantined')
                    : forbidden(reading.readable.casino, reading.readable);
        }
    }
    async append(delivery, reading, sender) {
        const { stream, toAppend, event } = reading;
        const answer = await this.currencies.follow(event, toAppend.casino, () => this.store.append({ stream, events: [toAppend], expected: expectedVersionOf(event) }));
        const named = { source: event.source, id: event.id };
        switch (answer.kind) {
            case 'appended':
                return { outcome: answer.events[0].kind, ...named, receipt: answer.receipt };
            case 'conflict':
                return this.setAside((0, read_delivery_1.conflicting)(delivery, reading), sender, 'conflict');
            case 'too-large':
                return tooLarge(answer.bytes);
            case 'wrong-expected-version':
                return this.setAside((0, read_delivery_1.decidedAlready)(delivery, reading), sender, 'conflict');
        }
    }
    async setAside(reading, sender, outcome) {
        const kept = (0, quarantined_event_1.quarantinedDelivery)(reading, homeOf(sender));
        const answer = await this.store.append({ stream: kept.stream, events: kept.toAppend, expected: 'any' });
        const { reason, path, message, messageEs, readable } = reading;
        return {
            outcome,
            ...(readable.source !== undefined && { source: readable.source }),
            ...(readable.id !== undefined && { id: readable.id }),
            ...{ reason, path, message, messageEs },
            delivery: kept.hash,
            receipt: await this.receiptOf(answer),
        };
    }
    /** The same bytes may have been set aside before in other words: then they are kept, and what was said stands. */
    async receiptOf(answer) {
        if (answer.kind === 'appended')
            return answer.receipt;
        const head = answer.kind === 'conflict' ? await this.store.head() : undefined;
        if (head === undefined)
            throw unexpectedRefusal(answer);
        return head;
    }
}
exports.Intake = Intake;
/** A decision that makes its stream must be the first event of it; facts are appended whatever the stream holds. */
const expectedVersionOf = ({ type }) => (0, catalogue_1.definitionOf)(type)?.appendedWith === 'new-stream' ? 'none' : 'any';
const isOf = ({ casinos }, casino) => casinos === 'all' || casinos.includes(casino);
/** The casino of a delivery that names none: the sender's, where that is only one. */
const homeOf = ({ casinos }) => casinos !== 'all' && casinos.length === 1 ? casinos[0] : quarantined_event_1.UNASSIGNED_CASINO;
const tooLarge = (size) => ({
    outcome: 'too-large',
    message: `The event has ${size} bytes; at most ${event_store_port_1.MAX_EVENT_BYTES} are kept. Report it in smaller parts.`,
    messageEs: `El evento ocupa ${size} bytes; se admiten ${event_store_port_1.MAX_EVENT_BYTES} como máximo. Comuníquelo en partes menores.`,
});
const forbidden = (casino, { source, id }) => ({
    outcome: 'forbidden',
    ...(source !== undefined && { source }),
    ...(id !== undefined && { id }),
    message: `This key may not report for casino ${casino}. Use a key of that casino.`,
    messageEs: `Esta clave no puede comunicar eventos del casino ${casino}. Use una clave de ese casino.`,
});
const unexpectedRefusal = (answer) => new Error(`the event store refused an append that it cannot refuse: ${JSON.stringify(answer)}`);
//# sourceMappingURL=intake.js.map
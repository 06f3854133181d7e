"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.AppendQueue = exports.DEFAULT_GATHERING_LIMITS = void 0;
const event_store_unavailable_1 = require("./event-store-unavailable");
exports.DEFAULT_GATHERING_LIMITS = { maxEvents: 2_000, maxBytes: 4 * 1024 * 1024 };
/** From so many waiting events on, two transactions that overlap with this process's work beat one. */
const WORTH_HALVING = 32;
/**
 * Group commit: while one gathering is on its way, the appends of all callers queue up and make the next one. The
 * order of the queue is the order of the log.
 */
class AppendQueue {
    appendGathered;
    queue = [];
    events = 0;
    bytes = 0;
    running;
    gathering;
    constructor(appendGathered, gathering) {
        this.appendGathered = appendGathered;
        this.gathering = { sizeOf: textLength, joins: () => true, ...gathering };
    }
    add(request) {
        const bytes = this.gathering.sizeOf(request);
        this.events += request.events.length;
        this.bytes += bytes;
        return new Promise((resolve, reject) => {
            this.queue.push({ request, bytes, resolve, reject });
            this.running ??= this.run();
        }).finally(() => {
            this.events -= request.events.length;
            this.bytes -= bytes;
        });
    }
    get waiting() {
        return { events: this.events, bytes: this.bytes };
    }
    /** Answers once everything accepted so far has its answer. */
    async drained() {
        while (this.running)
            await this.running;
    }
    /**
     * While the store works on one gathering, this process answers the callers of the one before and takes their
     * next appends: so a gathering is sent before the last one is answered.
     */
    async run() {
        do {
            // Whoever is about to append in this turn of the event loop comes along.
            await new Promise(setImmediate);
            let underWay = this.carryOut(this.gather(this.firstShare()));
            while (underWay) {
                const answers = await underWay;
                underWay = this.queue.length > 0 ? this.carryOut(this.gather()) : undefined;
                for (const answer of answers)
                    answer();
            }
            // Whoever was answered may append again at once.
            await new Promise(setImmediate);
        } while (this.queue.length > 0);
        this.running = undefined;
    }
    /** Callers that all wait for each other would leave store and process idle in turn: they go in two halves. */
    firstShare() {
        const { length } = this.queue;
        const events = this.queue.reduce((sum, { request }) => sum + request.events.length, 0);
        return events >= WORTH_HALVING ? Math.ceil(length / 2) : length;
    }
    gather(most = this.queue.length) {
        const { limits, joins } = this.gathering;
        let events = 0;
        let bytes = 0;
        const end = this.queue.findIndex(({ request, bytes: ofRequest }, index) => {
            events += request.events.length;
            bytes += ofRequest;
            const isTooMuch = index >= most || events > limits.maxEvents || bytes > limits.maxBytes;
            return index > 0 && (isTooMuch || !joins(this.queue[0].request, request));
        });
        return this.queue.splice(0, end === -1 ? this.queue.length : end);
    }
    async carryOut(gathering) {
        try {
            const outcomes = await this.appendGathered(gathering.map(({ request }) => request));
            return gathering.map(({ resolve }, index) => () => resolve(outcomes[index]));
        }
        catch (error) {
            return this.fail(gathering, error);
        }
    }
    async fail(gathering, error) {
        if (error instanceof event_store_unavailable_1.EventStoreUnavailable) {
            // Those behind would only wait as long again, one gathering after the other.
            return [...gathering, ...this.queue.splice(0)].map((append) => rejection(append, error));
        }
        if (gathering.length === 1)
            return [rejection(gathering[0], error)];
        // One of them is at fault: alone, the others succeed.
        const answers = [];
        for (const append of gathering)
            answers.push(...(await this.carryOut([append])));
        return answers;
    }
}
exports.AppendQueue = AppendQueue;
const textLength = ({ events }) => events.reduce((sum, event) => sum + event.bytes.length, 0);
const rejection = ({ reject }, error) => () => reject(error);
//# sourceMappingURL=append-queue.js.map
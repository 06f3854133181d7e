"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.NdjsonAnswer = void 0;
const event_store_unavailable_1 = require("../../event-store/event-store-unavailable");
const delivery_outcome_1 = require("../delivery-outcome");
const intake_stopping_1 = require("../ndjson/intake-stopping");
const record_lines_1 = require("../ndjson/record-lines");
const answers_1 = require("./answers");
/** Lines about single events that are held for a client which sends everything before it reads. */
const MOST_LINES_HELD = 10_000;
/** A sender that is told to stop has so long to read it, and the answers that it has not read yet. */
const FAREWELL_MS = 4_000;
/**
 * The answer to newline-delimited events: a line for each one that was not kept as an event, and a last line with
 * the counts and the receipt. A client that reads while it sends may ask for a line about every event
 * (`?answers=all`); any other would block itself, therefore its lines are held until it has sent everything.
 */
class NdjsonAnswer {
    reply;
    everyAnswer;
    held = [];
    omitted = 0;
    constructor(reply, everyAnswer) {
        this.reply = reply;
        this.everyAnswer = everyAnswer;
    }
    /** Throws what went wrong with the service, after it was answered; a client that leaves is nothing wrong. */
    async record(body, intake, sender) {
        this.reply.hijack();
        // Whoever leaves is noticed by the request; the response has nobody to tell.
        this.reply.raw.on('error', () => undefined);
        if (this.everyAnswer)
            this.begin(200);
        const chunks = body.iterator({ destroyOnReturn: false });
        try {
            const summary = await (0, record_lines_1.recordLines)(chunks, intake, {
                sender,
                onOutcome: (outcome) => this.tell(outcome),
                afterPortion: () => this.drained(),
            });
            await this.finish(200, { summary: this.withOmissions(summary) });
        }
        catch (failure) {
            if (body.destroyed && !body.readableEnded)
                return void this.reply.raw.destroy();
            passOver(chunks);
            if (failure instanceof intake_stopping_1.IntakeStopping)
                this.sayFarewell();
            await this.finish(...failureAnswer(failure));
            if (failure instanceof intake_stopping_1.IntakeStopping)
                return;
            if (!(failure instanceof event_store_unavailable_1.EventStoreUnavailable))
                throw failure;
        }
    }
    tell(outcome) {
        if (this.everyAnswer)
            this.write(outcome);
        else if ((0, delivery_outcome_1.isKept)(outcome))
            return;
        else if (this.held.length < MOST_LINES_HELD)
            this.held.push(asLine(outcome));
        else
            this.omitted++;
    }
    withOmissions(summary) {
        return this.omitted === 0 ? summary : { ...summary, answersOmitted: this.omitted };
    }
    begin(status) {
        const response = this.reply.raw;
        if (status === 503)
            response.setHeader('retry-after', answers_1.TRY_AGAIN_AFTER_S);
        response.writeHead(status, { 'content-type': 'application/x-ndjson; charset=utf-8' });
        response.flushHeaders();
    }
    /** The status tells how it ended, too, unless it had to be given at the beginning. */
    async finish(status, last) {
        const response = this.reply.raw;
        if (!response.headersSent)
            this.begin(status);
        for (const line of this.held) {
            response.write(line);
            await this.drained();
        }
        response.end(asLine(last));
    }
    /**
     * A connection that is closed over unread bytes takes the answer from a sender that still sends, and the framework
     * closes it with the last byte of the answer. Here the answer's end is told first, and the sender heard out.
     */
    sayFarewell() {
        const { socket } = this.reply.raw;
        if (socket === null)
            return;
        socket.destroySoon = () => void socket.end();
        const farewell = setTimeout(() => socket.destroy(), FAREWELL_MS);
        socket.once('close', () => clearTimeout(farewell));
    }
    write(answer) {
        if (!this.reply.raw.destroyed)
            this.reply.raw.write(asLine(answer));
    }
    /** Waits for a client that reads slower than it is answered; one that is gone is not waited for. */
    async drained() {
        const response = this.reply.raw;
        if (!response.writableNeedDrain || response.destroyed)
            return;
        await new Promise((resolve) => {
            const goOn = () => {
                response.off('drain', goOn).off('close', goOn);
                resolve();
            };
            response.on('drain', goOn).on('close', goOn);
        });
    }
}
exports.NdjsonAnswer = NdjsonAnswer;
const asLine = (answer) => `${JSON.stringify(answer)}\n`;
/** Many clients read their answer only when all that they send has been taken: the rest is taken and dropped. */
function passOver(chunks) {
    chunks.next().then(({ done }) => done || passOver(chunks), () => undefined);
}
function failureAnswer(failure) {
    if (failure instanceof event_store_unavailable_1.EventStoreUnavailable)
        return [503, { failure: answers_1.UNAVAILABLE_ANSWER }];
    if (failure instanceof intake_stopping_1.IntakeStopping)
        return [503, { failure: answers_1.STOPPING_ANSWER }];
    return [500, { failure: answers_1.BROKEN_OFF_ANSWER }];
}
//# sourceMappingURL=ndjson-answer.js.map
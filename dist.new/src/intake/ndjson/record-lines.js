"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.recordLines = recordLines;
const promises_1 = require("node:timers/promises");
const event_store_port_1 = require("../../event-store/event-store.port");
const delivery_outcome_1 = require("../delivery-outcome");
const intake_stopping_1 = require("./intake-stopping");
const line_splitter_1 = require("./line-splitter");
/** So much is read before it is recorded; while it is, nothing more is taken from the source. */
const PORTION = { lines: 1_000, bytes: 2 * 1024 * 1024 };
/** A source that gives nothing for so long may be waiting for answers: what it has given is recorded. */
const LULL_MS = 5;
/**
 * Records newline-delimited events of any length, portion by portion and in order. Holds one portion in memory; a
 * source that delivers faster than the log keeps is simply not read (back-pressure). When the source breaks, its
 * complete lines are recorded before its failure is thrown; when the log fails, the source is left as it is.
 * @throws IntakeStopping when the intake stops before the source ends, once what was taken is recorded
 */
async function recordLines(source, intake, handling) {
    const recording = new Recording(intake, handling);
    const splitter = new line_splitter_1.LineSplitter(event_store_port_1.MAX_EVENT_BYTES);
    const chunks = source[Symbol.asyncIterator]();
    for (;;) {
        const chunk = await nextChunk(chunks, recording, intake.stopping);
        if (chunk === undefined)
            break;
        handling.onProgress?.(chunk.length);
        for (const line of splitter.push(chunk))
            await recording.take(line);
    }
    for (const line of splitter.end())
        await recording.take(line);
    return recording.finish();
}
async function nextChunk(chunks, recording, stopping) {
    const next = (0, intake_stopping_1.unlessStopping)(chunks.next(), stopping);
    if (!(await comesSoon(next)))
        await recording.recordPortion();
    try {
        const { done, value } = await next;
        return done ? undefined : value;
    }
    catch (failure) {
        await recording.recordPortion();
        throw failure;
    }
}
const comesSoon = (next) => {
    const come = () => true;
    return Promise.race([next.then(come, come), (0, promises_1.setTimeout)(LULL_MS, false)]);
};
class Recording {
    intake;
    handling;
    counts = (0, delivery_outcome_1.noOutcomes)();
    receipt;
    lines = [];
    bytes = 0;
    constructor(intake, handling) {
        this.intake = intake;
        this.handling = handling;
    }
    async take(line) {
        this.lines.push(line);
        this.bytes += line.kind === 'line' ? line.bytes.length : 0;
        if (this.lines.length >= PORTION.lines || this.bytes >= PORTION.bytes)
            await this.recordPortion();
    }
    async finish() {
        await this.recordPortion();
        return { counts: this.counts, ...(this.receipt !== undefined && { receipt: this.receipt }) };
    }
    async recordPortion() {
        const lines = this.lines;
        if (lines.length === 0)
            return;
        this.lines = [];
        this.bytes = 0;
        await this.intake.room();
        const deliveries = lines.flatMap((line) => (line.kind === 'line' ? [line.bytes] : []));
        const outcomes = (await this.intake.record(deliveries, this.handling.sender)).values();
        for (const line of lines) {
            this.tell(line, line.kind === 'line' ? outcomes.next().value : tooLong(line.size));
        }
        await this.handling.afterPortion?.();
    }
    tell(line, outcome) {
        this.counts[outcome.outcome]++;
        if ('receipt' in outcome)
            this.receipt = outcome.receipt;
        this.handling.onOutcome?.({ ...outcome, line: line.number });
    }
}
const tooLong = (size) => ({
    outcome: 'too-large',
    message: `The line has ${size} bytes; at most ${event_store_port_1.MAX_EVENT_BYTES} are kept. Report it in smaller parts.`,
    messageEs: `La línea ocupa ${size} bytes; se admiten ${event_store_port_1.MAX_EVENT_BYTES} como máximo. Comuníquela en partes menores.`,
});
//# sourceMappingURL=record-lines.js.map
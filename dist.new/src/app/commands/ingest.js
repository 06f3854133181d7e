"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ingest = ingest;
const record_array_1 = require("../../intake/batch/record-array");
const delivery_outcome_1 = require("../../intake/delivery-outcome");
const intake_1 = require("../../intake/intake");
const intake_stopping_1 = require("../../intake/ndjson/intake-stopping");
const record_lines_1 = require("../../intake/ndjson/record-lines");
const config_1 = require("../config");
const open_books_1 = require("../open-books");
const ingest_input_1 = require("./ingest-input");
const progress_bar_1 = require("./progress-bar");
const stop_signal_1 = require("./stop-signal");
const SHOWN = 20;
const INTERRUPTED = 130;
/**
 * `cagnotte ingest FILE|-`: takes in newline-delimited events, or a JSON array of events. What was not kept as an
 * event is told on standard error, the first ones in full, and what became of all of them; the counts are the last
 * line on standard output, as JSON. Told to stop, it ends after the portion in hand.
 * Answers the exit code: 0 when every event is kept, 1 when one is not, 130 when it was stopped.
 * @throws IngestError for what cannot be read
 */
async function ingest(file) {
    const input = await (0, ingest_input_1.openInput)(file);
    const { database, store, ...books } = await (0, open_books_1.openBooks)((0, config_1.readConfig)());
    const intake = new intake_1.Intake(store);
    const bar = (0, progress_bar_1.progressBar)('bytes', input.size);
    const tally = new Tally();
    try {
        process.stderr.write(`Into ${database.description}.\n`);
        void (0, stop_signal_1.stopSignal)().then(() => intake.stop());
        const stopped = await take(input, intake, { tally, bar });
        bar.end();
        tally.say();
        if (stopped)
            process.stderr.write('Stopped before the end. Take the same in again: what is kept is recognised.\n');
        return stopped ? INTERRUPTED : tally.exitCode;
    }
    finally {
        bar.end();
        input.release();
        await books.close();
    }
}
/** Answers whether it was stopped before the end. */
async function take(input, intake, { tally, bar }) {
    const sender = { casinos: 'all' };
    const onOutcome = (outcome) => tally.enter(outcome);
    let bytes = 0;
    try {
        if (input.isArray)
            await (0, record_array_1.recordArray)(await (0, ingest_input_1.readWhole)(input), intake, { sender, onOutcome });
        else {
            const onProgress = (read) => bar.show((bytes += read));
            await (0, record_lines_1.recordLines)(input.chunks, intake, { sender, onProgress, onOutcome });
        }
        return false;
    }
    catch (failure) {
        if (!(failure instanceof intake_stopping_1.IntakeStopping))
            throw failure;
        return true;
    }
}
/** What became of the deliveries, for the operator. */
class Tally {
    counts = (0, delivery_outcome_1.noOutcomes)();
    receipt;
    notKept = 0;
    enter(outcome) {
        this.counts[outcome.outcome]++;
        if ('receipt' in outcome)
            this.receipt = outcome.receipt;
        if (!(0, delivery_outcome_1.isKept)(outcome) && ++this.notKept <= SHOWN)
            process.stderr.write(`${JSON.stringify(outcome)}\n`);
    }
    say() {
        const { counts, receipt, notKept } = this;
        if (notKept > SHOWN)
            process.stderr.write(`… and ${notKept - SHOWN} more.\n`);
        const met = Object.entries(counts).filter(([, count]) => count > 0);
        const told = met.map(([outcome, count]) => `${count} ${outcome}`).join(', ');
        process.stderr.write(`${told || 'There was no event'}.\n`);
        process.stdout.write(`${JSON.stringify({ counts, ...(receipt !== undefined && { receipt }) })}\n`);
    }
    get exitCode() {
        return this.notKept === 0 ? 0 : 1;
    }
}
//# sourceMappingURL=ingest.js.map
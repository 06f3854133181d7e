"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.HeldConnection = void 0;
const event_store_unavailable_1 = require("../../event-store-unavailable");
/**
 * One connection of the data source's pool, taken at first use and kept until it breaks or is given back; a broken
 * one is replaced at the next use. One piece of work at a time: the user of this class sees to that.
 */
class HeldConnection {
    dataSource;
    prepare;
    runner;
    /** `prepare` is run once on every connection that is taken. */
    constructor(dataSource, prepare) {
        this.dataSource = dataSource;
        this.prepare = prepare;
    }
    /**
     * Does the work and answers its result. After any failure, or where no answer came in time, the connection is
     * discarded: whatever transaction was open on it is over.
     */
    async use(work, answerWithinMs = FOR_EVER) {
        try {
            return await within(answerWithinMs, async () => work(await this.client()));
        }
        catch (error) {
            this.discard();
            throw error;
        }
    }
    async giveBack() {
        const { runner } = this;
        this.runner = undefined;
        await runner?.release();
    }
    /** Ends the connection, whatever it is doing, without waiting for it. */
    discard() {
        const { runner } = this;
        this.runner = undefined;
        runner?.connect().then(async (client) => {
            // The pool keeps no connection that was ended.
            client.end().catch(() => undefined);
            await runner.release();
        }, () => undefined);
    }
    async client() {
        if (this.runner && !this.runner.isReleased)
            return (await this.runner.connect());
        if (!this.dataSource.isInitialized)
            throw new event_store_unavailable_1.EventStoreUnavailable('the data source is closed');
        this.runner = this.dataSource.createQueryRunner();
        const client = (await this.runner.connect());
        await this.prepare?.(client);
        return client;
    }
}
exports.HeldConnection = HeldConnection;
/** As long as Node's timers reach: 24 days. */
const FOR_EVER = 2 ** 31 - 1;
async function within(ms, work) {
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`the database gave no answer within ${ms} ms`)), ms);
        timer.unref();
    });
    try {
        return await Promise.race([work(), late]);
    }
    finally {
        clearTimeout(timer);
    }
}
//# sourceMappingURL=held-connection.js.map
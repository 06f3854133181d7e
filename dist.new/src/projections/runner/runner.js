"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ProjectionRunner = void 0;
const promises_1 = require("node:timers/promises");
const generation_1 = require("../generations/generation");
const read_page_1 = require("../read-page");
const log_damaged_1 = require("../register/log-damaged");
const live_page_1 = require("./live-page");
const WITHOUT_LEASE_MS = 500;
const IDLE_MS = 1_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/**
 * Moves the live read models along the log, page by page, until it is stopped. It may be killed at any instant and
 * any number of runners may work on one database: a page is applied as a whole and once.
 */
class ProjectionRunner {
    dataSource;
    store;
    lease;
    options;
    stopping = new AbortController();
    running;
    damage;
    pageSize;
    constructor(dataSource, store, lease, options = {}) {
        this.dataSource = dataSource;
        this.store = store;
        this.lease = lease;
        this.options = options;
        this.pageSize = options.pageSize ?? read_page_1.DEFAULT_PAGE_SIZE;
    }
    start() {
        this.running ??= this.run();
    }
    /** Finishes the page in hand and lets the lease go. */
    async stop() {
        this.stopping.abort();
        await this.running;
        await this.lease.release().catch(() => undefined);
    }
    /** Why the runner stands still for good: the log is not what it was. Undefined while all is well. */
    get damaged() {
        return this.damage;
    }
    async run() {
        let failures = 0;
        while (!this.stopping.signal.aborted && !this.damage) {
            try {
                await this.workWhileHolding(() => (failures = 0));
            }
            catch (failure) {
                this.options.onTrouble?.(failure);
                if (failure instanceof log_damaged_1.LogDamaged)
                    this.damage = failure;
                // What this machine cannot judge in time as a whole it can in parts; one page for ever is no progress.
                else if ((0, live_page_1.stoodStill)(failure))
                    this.pageSize = Math.ceil(this.pageSize / 2);
                else
                    await this.pause(Math.min(FIRST_PAUSE_MS * 2 ** failures++, LONGEST_PAUSE_MS));
            }
        }
    }
    /** Projects from the live checkpoint on until the lease is lost, a page is given up, or the runner is stopped. */
    async workWhileHolding(onProgress) {
        if (!(await this.lease.hold()))
            return this.pause(WITHOUT_LEASE_MS);
        let position = await (0, generation_1.readLivePosition)(this.dataSource);
        let ahead = this.readAhead(position.place);
        try {
            while (position && !this.stopping.signal.aborted) {
                const records = await ahead;
                const last = records.at(-1)?.place ?? position.place;
                if (records.length === 0)
                    await this.waitForMore(last);
                // The next page is read while this one is applied; should this one fail, the next is not used.
                ahead = this.readAhead(last);
                if (records.length > 0)
                    position = await this.apply(position, records);
                onProgress();
                if (!(await this.lease.hold()))
                    return;
            }
        }
        finally {
            // Nothing is left running behind a runner that has stopped.
            await ahead.catch(() => undefined);
        }
    }
    /** Where a record is damaged, those before it are applied all the same. */
    async apply(from, records) {
        try {
            return await (0, live_page_1.applyLivePage)(this.dataSource, this.store, { from, records });
        }
        catch (failure) {
            if (!(failure instanceof log_damaged_1.LogDamaged))
                throw failure;
            const sound = records.findIndex(({ place }) => place === failure.record?.place);
            if (sound > 0)
                await this.apply(from, records.slice(0, sound));
            throw failure;
        }
    }
    readAhead(after) {
        const page = this.stopping.signal.aborted
            ? Promise.resolve([])
            : (0, read_page_1.readPage)(this.store, { after, limit: this.pageSize });
        page.catch(() => undefined); // It is awaited in its turn; until then nobody may take it for forgotten.
        return page;
    }
    waitForMore(after) {
        return this.store.waitForMore(after, { signal: this.stopping.signal, timeoutMs: IDLE_MS });
    }
    async pause(milliseconds) {
        await (0, promises_1.setTimeout)(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
}
exports.ProjectionRunner = ProjectionRunner;
//# sourceMappingURL=runner.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.BooksWatch = void 0;
const promises_1 = require("node:timers/promises");
const channel_listener_1 = require("../../event-store/adapters/postgres/channel-listener");
const arrival_bell_1 = require("../../event-store/arrival-bell");
const patience_1 = require("../../event-store/patience");
const announce_page_1 = require("./announce-page");
/** However fast pages follow one another, their positions are read no more often than this. */
const REST_MS = 50;
/**
 * Knows how far the books of every casino reach, whichever process projects them: one connection of this process
 * listens for all that wait, and one statement reads the positions for all of them.
 */
class BooksWatch {
    dataSource;
    bell = new arrival_bell_1.ArrivalBell();
    listener;
    positions = new Map();
    looking;
    isOutdated = false;
    constructor(dataSource) {
        this.dataSource = dataSource;
        const look = () => this.look();
        this.listener = new channel_listener_1.ChannelListener(dataSource, patience_1.DEFAULT_PATIENCE, {
            channel: announce_page_1.BOOKS_CHANNEL,
            onNotified: look,
            onListening: () => Promise.resolve(look()),
        });
    }
    /**
     * Answers when the books of a casino reach beyond a record, when the signal aborts, or after the time-out: whoever
     * is answered reads for itself, since a notification may have been lost.
     */
    async wait({ casino, after }, { signal, timeoutMs }) {
        this.listener.start();
        const deadline = performance.now() + timeoutMs;
        while (!signal.aborted && (this.positions.get(casino) ?? 0n) <= after) {
            const rest = deadline - performance.now();
            if (rest <= 0)
                return;
            await this.bell.wait({ signal, timeoutMs: rest });
        }
    }
    async close() {
        await this.listener.close();
        await this.looking;
    }
    /** Reads the positions; when it is called again meanwhile, once more. */
    look() {
        this.isOutdated = true;
        this.looking ??= this.lookUntilUpToDate().finally(() => (this.looking = undefined));
    }
    async lookUntilUpToDate() {
        while (this.isOutdated && this.dataSource.isInitialized) {
            this.isOutdated = false;
            await this.readPositions().catch(() => undefined);
            this.bell.ring();
            await (0, promises_1.setTimeout)(REST_MS);
        }
    }
    async readPositions() {
        const rows = await this.dataSource.query(`SELECT casino, last_number AS position FROM register.casino`);
        for (const { casino, position } of rows)
            this.positions.set(casino, position);
    }
}
exports.BooksWatch = BooksWatch;
//# sourceMappingURL=books-watch.js.map
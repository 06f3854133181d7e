"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ChannelListener = void 0;
const node_events_1 = require("node:events");
const promises_1 = require("node:timers/promises");
const held_connection_1 = require("./held-connection");
/**
 * One connection of this process listens on a channel for everybody in it. When it is lost it is taken again, for as
 * long as nobody closes the listener.
 */
class ChannelListener {
    dataSource;
    patience;
    heard;
    stopped = new AbortController();
    stop = (0, node_events_1.once)(this.stopped.signal, 'abort');
    listening;
    constructor(dataSource, patience, heard) {
        this.dataSource = dataSource;
        this.patience = patience;
        this.heard = heard;
    }
    /** Begins to listen, where nobody has before. */
    start() {
        if (!this.stopped.signal.aborted)
            this.listening ??= this.listen();
    }
    async close() {
        this.stopped.abort();
        await this.listening;
    }
    async listen() {
        const { signal } = this.stopped;
        let pauseMs = this.patience.firstPauseMs;
        while (!signal.aborted && this.dataSource.isInitialized) {
            const wasListening = await this.listenUntilLost().catch(() => false);
            pauseMs = wasListening
                ? this.patience.firstPauseMs
                : Math.min(2 * pauseMs, this.patience.longestPauseMs);
            await (0, promises_1.setTimeout)(pauseMs, undefined, { signal }).catch(() => undefined);
        }
        this.listening = undefined;
    }
    /** Answers true once a connection that listened is lost. */
    async listenUntilLost() {
        const connection = new held_connection_1.HeldConnection(this.dataSource);
        try {
            await Promise.race([this.stop, connection.use((client) => this.listenOn(client))]);
            return true;
        }
        finally {
            // It is not given back to the pool: nobody should get a connection that still listens.
            connection.discard();
        }
    }
    async listenOn(client) {
        const { channel, onNotified, onListening } = this.heard;
        const lost = new Promise((resolve) => client.once('end', resolve).once('error', () => resolve()));
        client.on('notification', ({ payload }) => onNotified(payload ?? ''));
        await client.query(`LISTEN ${channel}`);
        await onListening(client);
        await lost;
    }
}
exports.ChannelListener = ChannelListener;
//# sourceMappingURL=channel-listener.js.map
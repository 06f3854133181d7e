"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ServerWatch = void 0;
const promises_1 = require("node:timers/promises");
const server_connection_1 = require("./server-connection");
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const TRIES = 5;
/**
 * Holds one idle connection to the server. When it breaks, the server has gone, and the watch has it restored, again
 * and again with growing pauses, until that succeeds or the watch ends.
 */
class ServerWatch {
    options;
    connection;
    restoring;
    ended = false;
    constructor(options) {
        this.options = options;
    }
    /** To be called once the server runs. */
    async begin() {
        await this.connect().catch(() => this.attempt());
    }
    /** Resolves when the server answers, having been brought back if need be. Rejects when one attempt failed. */
    async ensureRunning() {
        // The watch's own connection proves nothing: it may answer for a moment after the server's first process is dead.
        if (this.restoring === undefined && (await this.options.isAnswering()))
            return;
        await this.dropConnection();
        await this.attempt();
    }
    async end() {
        this.ended = true;
        await this.dropConnection();
    }
    async dropConnection() {
        const { connection } = this;
        this.connection = undefined;
        if (connection !== undefined)
            await (0, server_connection_1.closeClient)(connection);
    }
    lost(connection) {
        if (this.ended || this.connection !== connection)
            return;
        this.connection = undefined;
        this.options.log('the connection to PostgreSQL has broken; seeing to it that it runs');
        void this.attemptUntilRestored();
    }
    async attemptUntilRestored() {
        for (let pause = FIRST_PAUSE_MS; !this.ended; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
            try {
                return await this.attempt();
            }
            catch (error) {
                if (this.ended)
                    return;
                this.options.log(`PostgreSQL could not be brought back: ${error.message}`);
                await (0, promises_1.setTimeout)(pause, undefined, { ref: false });
            }
        }
    }
    /** One attempt at a time; whoever asks meanwhile shares its outcome. */
    attempt() {
        this.restoring ??= this.restoreAndWatch().finally(() => (this.restoring = undefined));
        return this.restoring;
    }
    async restoreAndWatch() {
        for (let tries = 1; !this.ended; tries++) {
            await this.options.restore();
            try {
                return await this.connect();
            }
            catch (error) {
                // Found running, and then it was ended before we were connected: the next try finds it ended.
                if (tries === TRIES)
                    throw error;
                await (0, promises_1.setTimeout)(FIRST_PAUSE_MS);
            }
        }
    }
    async connect() {
        if (this.connection !== undefined)
            return;
        const connection = (0, server_connection_1.clientFor)(this.options.address);
        await connection.connect();
        if (this.ended)
            return (0, server_connection_1.closeClient)(connection);
        connection.once('end', () => this.lost(connection));
        (0, server_connection_1.setKeepsAlive)(connection, false);
        this.connection = connection;
    }
}
exports.ServerWatch = ServerWatch;
//# sourceMappingURL=server-watch.js.map
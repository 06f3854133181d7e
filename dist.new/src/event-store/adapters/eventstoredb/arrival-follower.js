"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ArrivalFollower = void 0;
const promises_1 = require("node:timers/promises");
const arrival_bell_1 = require("../../arrival-bell");
const eventstoredb_place_1 = require("./eventstoredb-place");
const log_reader_1 = require("./log-reader");
/**
 * Knows of what arrives: one subscription of this process for everybody. When it is lost it is taken again, and all
 * who wait look for themselves.
 */
class ArrivalFollower {
    connection;
    patience;
    bell = new arrival_bell_1.ArrivalBell();
    stopped = new AbortController();
    following;
    furthest;
    hears = false;
    endFollowing = () => undefined;
    constructor(connection, patience) {
        this.connection = connection;
        this.patience = patience;
    }
    /**
     * Answers when something has arrived behind `after`, or as its options say; now and then for no reason.
     * `isThereMore` is asked once when it may have arrived before anybody listened.
     */
    async wait(after, { signal, timeoutMs, isThereMore, }) {
        this.following ??= this.follow();
        const enough = new AbortController();
        const abort = () => enough.abort();
        signal.addEventListener('abort', abort, { once: true });
        try {
            const rung = this.bell.wait({ timeoutMs, signal: enough.signal });
            // While nobody listens, the bell rings as soon as somebody does.
            const isThere = this.reaches(after) || (this.hears && (await isThereMore().catch(() => false)));
            if (isThere)
                abort();
            await rung;
        }
        finally {
            signal.removeEventListener('abort', abort);
        }
    }
    /** Something stands there. */
    arrived(position) {
        if (!this.furthest || (0, eventstoredb_place_1.comparePositions)(position, this.furthest) > 0)
            this.furthest = position;
        this.bell.ring();
    }
    async close() {
        this.stopped.abort();
        this.endFollowing();
        this.bell.ring();
        await this.following;
    }
    reaches(after) {
        return this.furthest !== undefined && (after === undefined || (0, eventstoredb_place_1.comparePositions)(this.furthest, after) > 0);
    }
    async follow() {
        const { signal } = this.stopped;
        let pauseMs = this.patience.firstPauseMs;
        while (!signal.aborted) {
            const didHear = await this.followUntilLost();
            pauseMs = didHear ? this.patience.firstPauseMs : Math.min(2 * pauseMs, this.patience.longestPauseMs);
            await (0, promises_1.setTimeout)(pauseMs, undefined, { signal }).catch(() => undefined);
        }
    }
    /** Answers whether it heard anything at all. */
    async followUntilLost() {
        let heard = false;
        const onArrival = (position) => {
            heard = this.hears = true;
            if (position)
                this.arrived(position);
            else
                this.bell.ring();
        };
        let end = () => undefined;
        const over = new Promise((resolve) => (end = resolve));
        this.endFollowing = end;
        const unsubscribe = this.connection.follow(log_reader_1.STREAM_PREFIX, { onArrival, onEnd: end });
        await over;
        await unsubscribe();
        this.hears = false;
        this.bell.ring();
        return heard;
    }
}
exports.ArrivalFollower = ArrivalFollower;
//# sourceMappingURL=arrival-follower.js.map
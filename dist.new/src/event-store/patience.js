"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.DEFAULT_PATIENCE = void 0;
exports.patiently = patiently;
const promises_1 = require("node:timers/promises");
const event_store_unavailable_1 = require("./event-store-unavailable");
exports.DEFAULT_PATIENCE = { totalMs: 30_000, firstPauseMs: 20, longestPauseMs: 1_000 };
/**
 * Repeats an attempt until it succeeds. Throws what it threw when that is no passing trouble, and
 * EventStoreUnavailable when the patience is at its end or the signal ends it.
 */
async function patiently(attempt, { patience, isPassing, signal }) {
    const deadline = performance.now() + patience.totalMs;
    for (let pauseMs = patience.firstPauseMs;; pauseMs = Math.min(2 * pauseMs, patience.longestPauseMs)) {
        try {
            return await attempt();
        }
        catch (error) {
            if (!isPassing(error))
                throw error;
            if (signal?.aborted || performance.now() + pauseMs > deadline)
                throw unavailable(error);
            await (0, promises_1.setTimeout)(pauseMs, undefined, signal && { signal }).catch(() => undefined);
        }
    }
}
function unavailable(cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new event_store_unavailable_1.EventStoreUnavailable(`the event store cannot be reached: ${reason}`, { cause });
}
//# sourceMappingURL=patience.js.map
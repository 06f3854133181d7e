"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.subscribe = subscribe;
const arrival_bell_1 = require("./arrival-bell");
const event_store_unavailable_1 = require("./event-store-unavailable");
/**
 * Every record of the log in its order, those to come included: reads what is there, waits for more, reads on. It
 * outlives a store that cannot be reached for a while and ends only when the signal aborts.
 */
async function* subscribe(store, { after, signal, lookAgainMs = 5_000 }) {
    let last = after;
    while (!signal.aborted) {
        try {
            for await (const record of store.readLog(last === undefined ? {} : { from: last })) {
                if (signal.aborted)
                    return;
                last = record.place;
                yield record;
            }
            await store.waitForMore(last, { signal, timeoutMs: lookAgainMs });
        }
        catch (error) {
            if (!(error instanceof event_store_unavailable_1.EventStoreUnavailable))
                throw error;
            // A bell that nobody rings: this is a pause that the signal can cut short.
            await new arrival_bell_1.ArrivalBell().wait({ signal, timeoutMs: lookAgainMs });
        }
    }
}
//# sourceMappingURL=catch-up-subscription.js.map
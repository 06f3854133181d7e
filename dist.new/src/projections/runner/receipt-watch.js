"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ReceiptWatch = void 0;
const promises_1 = require("node:timers/promises");
const generation_1 = require("../generations/generation");
const LOOK_AGAIN_MS = 20;
/** Waits, bounded, until the read models contain what an ingest answer's receipt stands for. */
class ReceiptWatch {
    dataSource;
    store;
    patienceMs;
    constructor(dataSource, store, patienceMs = 10_000) {
        this.dataSource = dataSource;
        this.store = store;
        this.patienceMs = patienceMs;
    }
    /** @returns false when the read models were not that far in time */
    async passed(receipt) {
        const deadline = performance.now() + this.patienceMs;
        for (;;) {
            const { place } = await (0, generation_1.readLivePosition)(this.dataSource);
            if (place !== undefined && this.store.comparePlaces(place, receipt) >= 0)
                return true;
            if (performance.now() > deadline)
                return false;
            await (0, promises_1.setTimeout)(LOOK_AGAIN_MS);
        }
    }
}
exports.ReceiptWatch = ReceiptWatch;
//# sourceMappingURL=receipt-watch.js.map
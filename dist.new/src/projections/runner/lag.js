"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.lagSeconds = lagSeconds;
const generation_1 = require("../generations/generation");
const read_page_1 = require("../read-page");
/**
 * How long, in seconds, the oldest record that the live read models do not contain has been in the log; 0 when they
 * contain all of it.
 */
async function lagSeconds(dataSource, store, now) {
    const { place } = await (0, generation_1.readLivePosition)(dataSource);
    const [next] = await (0, read_page_1.readPage)(store, { after: place, limit: 1 });
    if (next === undefined)
        return 0;
    return Math.max(0, (now.getTime() - Date.parse(next.recordedAt)) / 1_000);
}
//# sourceMappingURL=lag.js.map
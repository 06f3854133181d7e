"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.stateOfBooks = stateOfBooks;
const generation_1 = require("../../projections/generations/generation");
const count_parked_1 = require("../../projections/parking/count-parked");
const lag_1 = require("../../projections/runner/lag");
/** @throws where the database or the event store does not answer */
async function stateOfBooks(dataSource, store) {
    return {
        lagSeconds: Math.floor(await (0, lag_1.lagSeconds)(dataSource, store, new Date())),
        parkedKeys: await (0, count_parked_1.countParkedKeys)(dataSource, await (0, generation_1.liveGeneration)(dataSource)),
    };
}
//# sourceMappingURL=state-of-books.js.map
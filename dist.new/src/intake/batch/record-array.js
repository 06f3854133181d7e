"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.recordArray = recordArray;
const intake_stopping_1 = require("../ndjson/intake-stopping");
const deliveries_of_1 = require("./deliveries-of");
/** So many elements are on their way to the log at a time. */
const PORTION = 1_000;
/**
 * Records the events of a JSON array, portion by portion and in order.
 * @throws IntakeStopping when the intake stops before the last portion
 */
async function recordArray(body, intake, { sender, onOutcome }) {
    const deliveries = (0, deliveries_of_1.deliveriesOf)(body);
    for (let start = 0; start < deliveries.length; start += PORTION) {
        if (intake.stopping.aborted)
            throw new intake_stopping_1.IntakeStopping();
        await intake.room();
        const outcomes = await intake.record(deliveries.slice(start, start + PORTION), sender);
        for (const [index, outcome] of outcomes.entries())
            onOutcome({ ...outcome, element: start + index + 1 });
    }
}
//# sourceMappingURL=record-array.js.map
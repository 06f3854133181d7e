"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.deliveriesOf = deliveriesOf;
const node_buffer_1 = require("node:buffer");
const split_json_array_1 = require("./split-json-array");
/**
 * The deliveries of a batch, each as it was delivered. A body that is not one array cannot be taken apart: it is one
 * delivery, and what becomes of it is one outcome.
 * @param most after so many the rest counts as one more
 */
function deliveriesOf(body, most) {
    const text = (0, node_buffer_1.isUtf8)(body) ? body.toString('utf8') : '';
    return (0, split_json_array_1.splitJsonArray)(text, most) ?? [body];
}
//# sourceMappingURL=deliveries-of.js.map
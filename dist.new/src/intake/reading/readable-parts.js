"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readableParts = readableParts;
const streams_1 = require("../../domain/event-registry/streams");
const unstorable_content_1 = require("./unstorable-content");
const validators_1 = require("./validators");
/** What a delivery says of itself although it is no event; a part that breaks its own rule is left out. */
function readableParts(value) {
    if (value === null || typeof value !== 'object')
        return {};
    const parts = {};
    for (const [name, obeys] of validators_1.readableRules) {
        const part = value[name];
        if (obeys(part) && !(0, unstorable_content_1.searchText)(part, ''))
            parts[name] = part;
    }
    return parts.source === undefined ? parts : { ...parts, casino: (0, streams_1.casinoOf)(parts.source) };
}
//# sourceMappingURL=readable-parts.js.map
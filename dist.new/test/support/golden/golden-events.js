"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readFrozenEvents = exports.FROZEN = exports.GOLDEN_EVENTS = void 0;
exports.readGoldenEvents = readGoldenEvents;
const node_fs_1 = require("node:fs");
const node_path_1 = require("node:path");
exports.GOLDEN_EVENTS = (0, node_path_1.join)('test', 'golden', 'events');
/** The list of golden events that may never change again. */
exports.FROZEN = 'frozen.json';
/** The golden events of a checkout, ordered by name. */
function readGoldenEvents(root) {
    const directory = (0, node_path_1.join)(root, exports.GOLDEN_EVENTS);
    return (0, node_fs_1.readdirSync)(directory)
        .filter((file) => file.endsWith('.json') && file !== exports.FROZEN)
        .map((file) => file.slice(0, -'.json'.length))
        .sort()
        .map((name) => {
        const text = (0, node_fs_1.readFileSync)((0, node_path_1.join)(directory, `${name}.json`), 'utf8');
        return { name, text, event: JSON.parse(text) };
    });
}
const readFrozenEvents = (root) => JSON.parse((0, node_fs_1.readFileSync)((0, node_path_1.join)(root, exports.GOLDEN_EVENTS, exports.FROZEN), 'utf8'));
exports.readFrozenEvents = readFrozenEvents;
//# sourceMappingURL=golden-events.js.map
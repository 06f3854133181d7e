"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.SYSTEM_SOURCES = exports.ACCESS_SOURCES = void 0;
const node_crypto_1 = require("node:crypto");
/** Injection token of the sources. */
exports.ACCESS_SOURCES = Symbol('ACCESS_SOURCES');
exports.SYSTEM_SOURCES = {
    now: () => new Date(),
    monotonicMs: () => performance.now(),
    randomBytes: (count) => (0, node_crypto_1.randomBytes)(count),
};
//# sourceMappingURL=access-sources.js.map
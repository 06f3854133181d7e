"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.MOST_FRAGMENTS = exports.MOST_DEPTH = exports.MOST_TOKENS = void 0;
/** Reading and checking an operation takes time that grows faster than its length, and nobody is served meanwhile. */
exports.MOST_TOKENS = 15_000;
/** The deepest answer of the schema has eight levels; a field inside so many others is nobody's question. */
exports.MOST_DEPTH = 12;
/** Fragments that spread one another so often are a burden on the stack and nobody's question. */
exports.MOST_FRAGMENTS = 100;
//# sourceMappingURL=operation-limits.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.exactJson = void 0;
/** Marks an integer inside the text of JSON until its quotes are taken off; no stored text can hold it. */
const MARK = '\u0000';
const MARKED = /"\\u0000(-?\d+)"/g;
/**
 * JSON of a value whose amounts are bigint: each becomes a JSON integer, exact whatever its size. Two spaces for each
 * level, so that people can read it.
 */
const exactJson = (value) => JSON.stringify(value, (_key, member) => (typeof member === 'bigint' ? `${MARK}${member}` : member), 2).replace(MARKED, '$1');
exports.exactJson = exactJson;
//# sourceMappingURL=exact-json.js.map
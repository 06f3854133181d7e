"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readState = exports.writeState = void 0;
/** A state as text. Amounts keep every digit; the same state always gives the same text. */
const writeState = (state) => JSON.stringify(state, (_key, value) => typeof value === 'bigint' ? { $minor: value.toString() } : value);
exports.writeState = writeState;
/** The state that `writeState` wrote. */
const readState = (text) => JSON.parse(text, (_key, value) => (isMinor(value) ? BigInt(value.$minor) : value));
exports.readState = readState;
const isMinor = (value) => typeof value === 'object' && value !== null && typeof value.$minor === 'string';
//# sourceMappingURL=state-text.js.map
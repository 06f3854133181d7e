"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.capturesOf = void 0;
/**
 * What a session captures: as its opening says, else as the authorisation of its table says, else what has been seen
 * of it so far.
 */
const capturesOf = ({ opening, seen }, authorised) => opening?.captures ?? authorised ?? seen;
exports.capturesOf = capturesOf;
//# sourceMappingURL=captures.js.map
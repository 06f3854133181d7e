"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.undoesEarlier = void 0;
/**
 * Whether lines go the way back: those of a void, and those that reverse any other entry. What reverses the entry of a
 * void goes the way of the round again.
 */
const undoesEarlier = ({ entry, reverses }) => (entry === 'reversal') !== (reverses !== undefined);
exports.undoesEarlier = undoesEarlier;
//# sourceMappingURL=undoes-earlier.js.map
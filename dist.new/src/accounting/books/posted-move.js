"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.sumOfMoves = void 0;
/** The sum of moves, debits less credits. */
const sumOfMoves = (moves) => moves.reduce((sum, { amount }) => sum + amount, 0n);
exports.sumOfMoves = sumOfMoves;
//# sourceMappingURL=posted-move.js.map
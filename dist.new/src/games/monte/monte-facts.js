"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ROWS = exports.PHASES = void 0;
/** Bets are made twice in a play: over four placed cards, and over the row that is left. */
exports.PHASES = ['primeras', 'segundas'];
exports.ROWS = { upper: [1, 2], lower: [3, 4] };
//# sourceMappingURL=monte-facts.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.POINTS = void 0;
/** The totals that can be a point. */
exports.POINTS = [4, 5, 6, 8, 9, 10];
//# sourceMappingURL=craps-facts.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.explained = void 0;
/** What the parts add up to: the amount, or there is a fault in one of the two. */
const explained = (terms) => terms.reduce((sum, { amount }) => sum + amount, 0n);
exports.explained = explained;
//# sourceMappingURL=explanation.js.map
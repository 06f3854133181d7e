"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.toWire = void 0;
/** An amount as events carry it; simulated ones are far from what a JSON integer can hold. */
const toWire = (amount) => Number(amount);
exports.toWire = toWire;
//# sourceMappingURL=wire-amount.js.map
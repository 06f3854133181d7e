"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.POOL = void 0;
/** The pool of the house: what a stake is, how much of it goes to the meter, and with what the meter begins. */
exports.POOL = {
    pool: 'bolsa',
    stake: 500n,
    rate: { numerator: 80, denominator: 100 },
    seed: 500000n,
};
//# sourceMappingURL=pool.js.map
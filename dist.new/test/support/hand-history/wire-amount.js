"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.wireAmount = wireAmount;
/** An amount as events carry it: a JSON integer of minor units. Throws a RangeError beyond ±(2^53 − 1). */
function wireAmount(amount) {
    const wire = Number(amount);
    if (!Number.isSafeInteger(wire))
        throw new RangeError(`${amount} is too large for an event`);
    return wire;
}
//# sourceMappingURL=wire-amount.js.map
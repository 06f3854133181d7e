"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.isSameValue = isSameValue;
/**
 * Whether two values say the same: numbers, texts, lists and plain objects of them, amounts included. What is undefined
 * in an object is as if it were not there.
 */
function isSameValue(a, b) {
    if (a === b)
        return true;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
        return false;
    if (Array.isArray(a) !== Array.isArray(b))
        return false;
    const [one, other] = [statedIn(a), statedIn(b)];
    return one.size === other.size && [...one].every(([name, value]) => isSameValue(value, other.get(name)));
}
const statedIn = (value) => new Map(Object.entries(value).filter(([, part]) => part !== undefined));
//# sourceMappingURL=same-value.js.map
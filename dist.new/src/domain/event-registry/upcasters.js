"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.currentForm = exports.UPCASTERS = void 0;
exports.defineUpcaster = defineUpcaster;
exports.upcastingWith = upcastingWith;
/** Declares the step from one version to the next; the compiler holds it to the data of both. */
function defineUpcaster(from, to, 
// NoInfer: the data follow from the definitions; to infer the other way costs the compiler half of its time.
upcast) {
    return { from: from.type, to: to.type, upcast: upcast };
}
/** Every step there is; none yet, since every type is in its first version. */
exports.UPCASTERS = [];
/**
 * Makes the function that gives an event the newest form of its type, step by step. Stored bytes never change;
 * only what is read from them does. An event in its newest form is answered as it is.
 */
function upcastingWith(upcasters) {
    const byType = new Map(upcasters.map((step) => [step.from, step]));
    if (byType.size < upcasters.length)
        throw new Error('two upcasters start from one type');
    return (event) => {
        let current = event;
        for (let step = byType.get(event.type); step; step = byType.get(current.type)) {
            current = { ...current, type: step.to, data: step.upcast(current.data, current) };
        }
        return current;
    };
}
/** An event as the code of today understands it. */
exports.currentForm = upcastingWith(exports.UPCASTERS);
//# sourceMappingURL=upcasters.js.map
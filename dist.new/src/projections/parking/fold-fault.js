"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.FoldFault = void 0;
exports.judging = judging;
/** A bug: the facts of a key could not be judged. Whatever an event says, judging it never fails. */
class FoldFault extends Error {
    key;
    constructor(
    /** The key that is parked. */
    key, cause) {
        super(cause instanceof Error ? cause.message : String(cause), { cause });
        this.key = key;
        this.name = 'FoldFault';
    }
}
exports.FoldFault = FoldFault;
/**
 * Does what only computes: no database, no log, so that whatever goes wrong is a bug and will again.
 * @throws FoldFault
 */
function judging(key, work) {
    try {
        return work();
    }
    catch (failure) {
        throw new FoldFault(key, failure);
    }
}
//# sourceMappingURL=fold-fault.js.map
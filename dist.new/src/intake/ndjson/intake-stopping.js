"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.IntakeStopping = void 0;
exports.unlessStopping = unlessStopping;
/** The service is about to end and takes nothing more from a stream that has not ended. */
class IntakeStopping extends Error {
    name = 'IntakeStopping';
    constructor() {
        super('the service is stopping');
    }
}
exports.IntakeStopping = IntakeStopping;
/** Answers as the promise does, or rejects with IntakeStopping when the signal aborts before. Leaves nothing behind. */
function unlessStopping(promise, signal) {
    return new Promise((resolve, reject) => {
        const stop = () => reject(new IntakeStopping());
        if (signal.aborted)
            stop();
        signal.addEventListener('abort', stop);
        promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    });
}
//# sourceMappingURL=intake-stopping.js.map
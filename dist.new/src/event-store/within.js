"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.within = within;
/** Settles as the promise does, and rejects when it does not in time. */
async function within(ms, promise) {
    let timer;
    const late = new Promise((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
//# sourceMappingURL=within.js.map
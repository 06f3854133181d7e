"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.stopSignal = stopSignal;
/** Answers at the first SIGINT or SIGTERM. A second one ends the process at once: nothing acknowledged can be lost. */
function stopSignal() {
    return new Promise((resolve) => {
        let asked = false;
        const stop = () => {
            if (asked)
                process.exit(130);
            asked = true;
            resolve();
        };
        process.on('SIGINT', stop);
        process.on('SIGTERM', stop);
    });
}
//# sourceMappingURL=stop-signal.js.map
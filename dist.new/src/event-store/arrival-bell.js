"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ArrivalBell = void 0;
/** Those who wait for the log to grow, and the bell that wakes them. */
class ArrivalBell {
    sleepers = new Set();
    /** Answers at the next ring, when the signal aborts, or after the time-out, whichever comes first. */
    wait({ signal, timeoutMs }) {
        if (signal.aborted)
            return Promise.resolve();
        return new Promise((resolve) => {
            const wake = () => {
                clearTimeout(timer);
                signal.removeEventListener('abort', wake);
                this.sleepers.delete(wake);
                resolve();
            };
            const timer = setTimeout(wake, timeoutMs);
            signal.addEventListener('abort', wake, { once: true });
            this.sleepers.add(wake);
        });
    }
    ring() {
        for (const wake of [...this.sleepers])
            wake();
    }
}
exports.ArrivalBell = ArrivalBell;
//# sourceMappingURL=arrival-bell.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.AppendFaults = void 0;
/** What goes wrong with the next appends of a node; each number counts down to 0. */
class AppendFaults {
    /** Refused as unavailable, nothing stored. */
    refused = 0;
    /** Stored, and the connection breaks before the answer. */
    answersLost = 0;
    /** Neither stored nor ever answered. */
    swallowed = 0;
    /** Taken in, and stored only at `release`: until then a repeat of them is dropped without an answer. */
    held = 0;
    /** Repeats that were dropped so far. */
    repeatsDropped = 0;
    underWay = new Map();
    /** Whether this append is a repeat of one that is held. */
    dropsRepeat([first]) {
        if (first === undefined || !this.underWay.has(first.id))
            return false;
        this.repeatsDropped += 1;
        return true;
    }
    hold([first], carryOut) {
        this.underWay.set(first.id, carryOut);
    }
    /** Stores what is held. */
    release() {
        const waiting = [...this.underWay.values()];
        this.underWay.clear();
        for (const carryOut of waiting)
            carryOut();
    }
    /** Whether the next one is to meet this fault. */
    take(fault) {
        if (this[fault] === 0)
            return false;
        this[fault] -= 1;
        return true;
    }
}
exports.AppendFaults = AppendFaults;
//# sourceMappingURL=append-faults.js.map
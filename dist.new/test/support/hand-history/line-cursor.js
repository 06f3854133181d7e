"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.LineCursor = void 0;
const hand_fault_1 = require("./hand-fault");
/** Takes the lines of one hand in turn and remembers where it stands, so that a fault can name the line. */
class LineCursor {
    lines;
    next = 0;
    constructor(lines) {
        this.lines = lines;
    }
    /** The line last taken; the first one before anything was taken. */
    get current() {
        return this.lines[Math.max(0, this.next - 1)];
    }
    peek() {
        return this.lines[this.next];
    }
    /** Throws UnexpectedText at the end of the hand. */
    take(expected) {
        const line = this.lines[this.next];
        if (!line)
            throw new hand_fault_1.UnexpectedText(`${expected} before the hand ends`);
        this.next += 1;
        return line;
    }
}
exports.LineCursor = LineCursor;
//# sourceMappingURL=line-cursor.js.map
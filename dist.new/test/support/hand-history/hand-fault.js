"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.describeFault = exports.UnexpectedText = void 0;
/** Thrown while reading one line; whoever knows the line's number turns it into a fault. */
class UnexpectedText extends Error {
    expected;
    constructor(expected) {
        super(`expected ${expected}`);
        this.expected = expected;
    }
}
exports.UnexpectedText = UnexpectedText;
/** A fault in one sentence: `line 12: expected the table, found "Tabel 'Lampland'"`. */
const describeFault = (fault) => `line ${fault.line}: expected ${fault.expected}, found "${fault.found}"`;
exports.describeFault = describeFault;
//# sourceMappingURL=hand-fault.js.map
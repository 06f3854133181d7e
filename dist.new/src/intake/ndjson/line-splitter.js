"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.LineSplitter = void 0;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const WHITE_SPACE = new Set([0x20, 0x09, CARRIAGE_RETURN]);
/**
 * Cuts a stream of bytes into lines without ever holding more than one chunk and one line of the allowed length.
 * Lines of white space only are passed over.
 */
class LineSplitter {
    maxLineBytes;
    held = [];
    heldSize = 0;
    lineNumber = 0;
    constructor(maxLineBytes) {
        this.maxLineBytes = maxLineBytes;
    }
    /** The lines that this chunk completes. */
    *push(chunk) {
        let start = 0;
        for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
            yield* this.complete(chunk.subarray(start, end));
            start = end + 1;
        }
        this.hold(chunk.subarray(start));
    }
    /** The last line, where the stream does not end with a line feed. */
    *end() {
        if (this.heldSize > 0)
            yield* this.complete(Buffer.alloc(0));
    }
    hold(bytes) {
        this.heldSize += bytes.length;
        if (this.heldSize > this.maxLineBytes + 1)
            this.held = [];
        else if (bytes.length > 0)
            this.held.push(bytes);
    }
    *complete(tail) {
        this.hold(tail);
        const size = this.heldSize;
        const bytes = trimmed(this.held.length === 1 ? this.held[0] : Buffer.concat(this.held));
        this.held = [];
        this.heldSize = 0;
        this.lineNumber++;
        if (size > this.maxLineBytes + 1 || bytes.length > this.maxLineBytes) {
            yield { kind: 'too-long', number: this.lineNumber, size };
        }
        else if (bytes.length > 0)
            yield { kind: 'line', number: this.lineNumber, bytes };
    }
}
exports.LineSplitter = LineSplitter;
/** Without the carriage return of a CR LF, and without anything where there is white space only. */
function trimmed(line) {
    const bytes = line.at(-1) === CARRIAGE_RETURN ? line.subarray(0, -1) : line;
    return bytes.every((byte) => WHITE_SPACE.has(byte)) ? Buffer.alloc(0) : bytes;
}
//# sourceMappingURL=line-splitter.js.map
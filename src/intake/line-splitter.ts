/** A line, or a notice that a line was longer than allowed (its bytes are not kept). Lines count from 1. */
export type Line =
  | { readonly kind: 'line'; readonly number: number; readonly bytes: Buffer }
  | { readonly kind: 'too-long'; readonly number: number; readonly size: number };

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const WHITE_SPACE: ReadonlySet<number> = new Set([0x20, 0x09, CARRIAGE_RETURN]);

/**
 * Cuts a stream of bytes into lines without ever holding more than one chunk and one line of the allowed length.
 * Lines of white space only are passed over.
 */
export class LineSplitter {
  private held: Buffer[] = [];
  private heldSize = 0;
  private lineNumber = 0;

  constructor(private readonly maxLineBytes: number) {}

  *push(chunk: Buffer): Iterable<Line> {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      yield* this.complete(chunk.subarray(start, end));
      start = end + 1;
    }
    this.hold(chunk.subarray(start));
  }

  *end(): Iterable<Line> {
    if (this.heldSize > 0) yield* this.complete(Buffer.alloc(0));
  }

  private hold(bytes: Buffer): void {
    this.heldSize += bytes.length;
    if (this.heldSize > this.maxLineBytes + 1) this.held = [];
    else if (bytes.length > 0) this.held.push(bytes);
  }

  private *complete(tail: Buffer): Iterable<Line> {
    this.hold(tail);
    const size = this.heldSize;
    const bytes = trimmed(this.held.length === 1 ? this.held[0]! : Buffer.concat(this.held));
    this.held = [];
    this.heldSize = 0;
    this.lineNumber++;
    if (size > this.maxLineBytes + 1 || bytes.length > this.maxLineBytes) {
      yield { kind: 'too-long', number: this.lineNumber, size };
    } else if (bytes.length > 0) yield { kind: 'line', number: this.lineNumber, bytes };
  }
}

/** Without the carriage return of a CR LF; empty if it has white space only. */
function trimmed(line: Buffer): Buffer {
  const bytes = line.at(-1) === CARRIAGE_RETURN ? line.subarray(0, -1) : line;
  return bytes.every((byte) => WHITE_SPACE.has(byte)) ? Buffer.alloc(0) : bytes;
}

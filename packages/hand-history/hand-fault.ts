export interface HandFault {
  readonly id?: string;
  /** Line of the file, from 1. */
  readonly line: number;
  readonly expected: string;
  readonly found: string;
}

/** Thrown by the reader of one line; the reader of the hand adds the line number. */
export class UnexpectedText extends Error {
  constructor(readonly expected: string) {
    super(`expected ${expected}`);
  }
}

/** A fault in one sentence: `line 12: expected the table, found "Tabel 'Lampland'"`. */
export const describeFault = (fault: HandFault): string =>
  `line ${fault.line}: expected ${fault.expected}, found "${fault.found}"`;

/**
 * The text of a hand-history file. Poker software writes UTF-8 with or without a byte order mark, UTF-16, or, on old
 * Windows, code page 1252 (where the euro sign is one byte that no UTF-8 text can hold).
 */
export function decodeHistory(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Some runtimes decode this code page as Latin-1, which leaves the euro sign a control character.
    return new TextDecoder('windows-1252').decode(bytes).replaceAll('\u0080', '€');
  }
}

export interface NumberedLine {
  readonly line: number;
  readonly text: string;
}

/** Characters. No room writes longer lines; the limit bounds the time of the patterns on hostile input. */
const LONGEST_LINE = 1_000;

/**
 * The lines of a text with any line ends. Empty lines are kept for the line numbers. Byte order marks of concatenated files
 * are removed. A line that is too long is cut and marked.
 */
export const linesOf = (text: string): readonly NumberedLine[] =>
  text
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ line: index + 1, text: shortened(line.replace(/^\uFEFF+/, '').trimEnd()) }));

const shortened = (line: string): string =>
  line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;

/** Reads the lines of one hand in order and keeps its position, so that a fault can name the line. */
export class LineCursor {
  private next = 0;
  constructor(private readonly lines: readonly NumberedLine[]) {}

  get current(): NumberedLine {
    return this.lines[Math.max(0, this.next - 1)]!;
  }

  peek(): NumberedLine | undefined {
    return this.lines[this.next];
  }

  take(expected: string): NumberedLine {
    const line = this.lines[this.next];
    if (!line) throw new UnexpectedText(`${expected} before the hand ends`);
    this.next += 1;
    return line;
  }
}

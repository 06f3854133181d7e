/** Why a hand could not be read: what should have stood on which line, and what stood there. */
export interface HandFault {
  readonly id?: string;
  /** Line of the file, counting from 1. */
  readonly line: number;
  readonly expected: string;
  readonly found: string;
}

/** Thrown while reading one line; whoever knows the line's number turns it into a fault. */
export class UnexpectedText extends Error {
  constructor(readonly expected: string) {
    super(`expected ${expected}`);
  }
}

/** A fault in one sentence: `line 12: expected the table, found "Tabel 'Lampland'"`. */
export const describeFault = (fault: HandFault): string =>
  `line ${fault.line}: expected ${fault.expected}, found "${fault.found}"`;

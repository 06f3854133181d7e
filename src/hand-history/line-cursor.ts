import { UnexpectedText } from './hand-fault';
import type { NumberedLine } from './history-text';

/** Takes the lines of one hand in turn and remembers where it stands, so that a fault can name the line. */
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

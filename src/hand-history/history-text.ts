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
  /** Line of the file, counting from 1. */
  readonly line: number;
  readonly text: string;
}

/**
 * The lines of a text, whatever ends them; empty ones stay, so that the numbers are right. Files that were put one
 * behind another have byte order marks among their lines.
 */
export const linesOf = (text: string): readonly NumberedLine[] =>
  text
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ line: index + 1, text: line.replace(/^\uFEFF+/, '').trimEnd() }));

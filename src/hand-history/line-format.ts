import { accepted, refused, type Result } from '../kernel/result';
import { type HandFault, LineCursor, linesOf, type NumberedLine, UnexpectedText } from './hand-fault';
import type { LineDialect } from './hand-lines';
import type { HistoryFormat, ParsedHand } from './parsed-hand';
import { parseHand } from './parse-hand';

/** The format of a room that writes one line per action: header, table, seats, play and summary. */
export const lineFormat = (dialect: LineDialect): HistoryFormat => ({
  name: dialect.name,
  recognises: (text) => linesOf(text).some((line) => dialect.handStart.test(line.text.trimStart())),
  read: (text) =>
    cutIntoBlocks(
      linesOf(text).map((line) => withoutIndent(line, dialect)),
      dialect.handStart,
    ).map((block) => readBlock(block, dialect)),
});

/** Only a header: other lines may begin with the name of a player, of which a blank is a part. */
function withoutIndent(line: NumberedLine, { handStart }: LineDialect): NumberedLine {
  const text = line.text.trimStart();
  return handStart.test(text) ? { ...line, text } : line;
}

function readBlock(block: readonly NumberedLine[], dialect: LineDialect): Result<ParsedHand, HandFault> {
  const cursor = new LineCursor(block);
  try {
    const hand = parseHand(cursor, dialect);
    return accepted(dialect.complete?.(hand) ?? hand);
  } catch (error) {
    if (!(error instanceof UnexpectedText)) throw error;
    const { line, text } = cursor.current;
    const id = dialect.handStart.exec(block[0]!.text)?.[1];
    return refused({ ...(id !== undefined && { id }), line, expected: error.expected, found: text });
  }
}

/** Numbers that exports put above each hand: `*********** # 12 **************`. */
const SEPARATOR = /^\s*\*+ # \d+ \*+$/;

/**
 * Cuts a file into hands: a new one begins at every header, and at the first line after an empty one once the
 * summary was reached, so that text which is no hand becomes a block of its own and cannot hide in a hand.
 */
function cutIntoBlocks(
  lines: readonly NumberedLine[],
  handStart: RegExp,
): readonly (readonly NumberedLine[])[] {
  const blocks: NumberedLine[][] = [];
  let complete = true;
  let afterGap = true;
  for (const line of lines) {
    if (line.text === '' || SEPARATOR.test(line.text)) {
      afterGap = true;
      continue;
    }
    if (handStart.test(line.text) || (complete && afterGap)) {
      blocks.push([]);
      complete = !handStart.test(line.text);
    }
    blocks.at(-1)!.push(line);
    complete ||= /^\*\*\* SUMMARY \*\*\*/.test(line.text);
    afterGap = false;
  }
  return blocks;
}

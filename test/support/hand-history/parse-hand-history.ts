import { accepted, refused, type Result } from '../../../src/kernel/result';
import { cutIntoBlocks } from './hand-blocks';
import { describeFault, type HandFault, UnexpectedText } from './hand-fault';
import { HAND_START } from './hand-header';
import { linesOf, type NumberedLine } from './history-text';
import { LineCursor } from './line-cursor';
import { parseHand } from './parse-hand';
import type { ParsedHand } from './parsed-hand';

/**
 * Reads a hand-history file: one answer per hand, in the order of the file. A hand that cannot be read is refused
 * with the line at fault and what was expected there; the others are read all the same.
 */
export const parseHandHistory = (text: string): readonly Result<ParsedHand, HandFault>[] =>
  cutIntoBlocks(linesOf(text)).map(readBlock);

function readBlock(block: readonly NumberedLine[]): Result<ParsedHand, HandFault> {
  const cursor = new LineCursor(block);
  try {
    return accepted(parseHand(cursor));
  } catch (error) {
    if (!(error instanceof UnexpectedText)) throw error;
    const { line, text } = cursor.current;
    const id = HAND_START.exec(block[0]!.text)?.[1];
    return refused({ ...(id !== undefined && { id }), line, expected: error.expected, found: text });
  }
}

/** The hands of a file of which every hand must be readable. Throws with the first fault otherwise. */
export function readAllHands(text: string): readonly ParsedHand[] {
  return parseHandHistory(text).map((read) => {
    if (!read.ok) throw new Error(describeFault(read.refusal));
    return read.value;
  });
}

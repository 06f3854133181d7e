import type { NumberedLine } from './history-text';

/** Numbers that exports put above each hand: `*********** # 12 **************`. */
const SEPARATOR = /^\s*\*+ # \d+ \*+$/;

/**
 * Cuts a file into hands: a new one begins at every header, and at the first line after an empty one once the
 * summary was reached, so that text which is no hand becomes a block of its own and cannot hide in a hand.
 */
export function cutIntoBlocks(
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

/**
 * Text of a client, a log, a file or an archive as a terminal or a line of a log may show it: what would move a cursor,
 * change colours or the order of letters, or begin a line, is spelled as JSON spells it. Otherwise an archive could print
 * "Everything holds." over the real result. Line breaks of the program itself are kept.
 */
export const safeToShow = (text: string): string =>
  HARMLESS.test(text) ? text : text.replaceAll(/(?!\n)[\p{C}\u2028\u2029]/gu, inUnits);

export const spelledInLine = (text: string): string => text.replaceAll(/[\p{C}\u2028\u2029]/gu, inUnits);

const HARMLESS = /^[\n -~]*$/;

const inUnits = (sign: string): string =>
  sign.replaceAll(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

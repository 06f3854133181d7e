/**
 * Words that a spreadsheet would take for a formula begin with an apostrophe; so do those behind a character at which a
 * spreadsheet of another country, or one that is pasted into, begins a cell. Amounts are ours and begin with a digit or a
 * minus sign before one.
 */
export const harmless = (words: string): string =>
  words.replaceAll(/^(?=[\t\r]|\s*[=+\-@＝＋－＠])|(?<=[;,\t\r\n])(?=[=+\-@＝＋－＠])/g, "'");

/** The same for a field that has no room for one character more: the apostrophe takes the place of what begins a formula. */
export const harmlessInPlace = (words: string): string =>
  words
    .replace(/^\s*[=+\-@＝＋－＠]/, (start) => `${start.slice(0, -1)}'`)
    .replaceAll(/(?<=[;,])[=+\-@＝＋－＠]/g, "'");

/**
 * Puts an apostrophe before a text that a spreadsheet would run as a formula, and before such a text behind a comma, a
 * semicolon, a tab or a line break: there a spreadsheet of another country, or one into which the text is pasted, begins a
 * new cell. Amounts are not passed here: the product writes them, and they begin with a digit or a minus sign.
 */
export const harmless = (words: string): string =>
  words.replaceAll(/^(?=[\t\r]|\s*[=+\-@＝＋－＠])|(?<=[;,\t\r\n])(?=[=+\-@＝＋－＠])/g, "'");

/** The same for a field of fixed width: the apostrophe replaces the character that begins the formula. */
export const harmlessInPlace = (words: string): string =>
  words
    .replace(/^\s*[=+\-@＝＋－＠]/, (start) => `${start.slice(0, -1)}'`)
    .replaceAll(/(?<=[;,])[=+\-@＝＋－＠]/g, "'");

const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((c) => c.charCodeAt(0));
const OPENING: ReadonlySet<number> = new Set(['[', '{'].map((c) => c.charCodeAt(0)));
const CLOSING: ReadonlySet<number> = new Set([']', '}'].map((c) => c.charCodeAt(0)));

/**
 * Cuts the text of a JSON array into the texts of its elements, so that each is read, and if need be quarantined,
 * exactly as it was delivered. Looks only at strings, brackets and commas; whether an element is JSON is for its
 * reader to say.
 * @returns undefined for a text that is not one array with matching brackets
 */
export function splitJsonArray(text: string): string[] | undefined {
  const array = text.trim();
  if (!array.startsWith('[') || !array.endsWith(']') || array.length < 2) return undefined;
  const elements: string[] = [];
  let depth = 0;
  let start = 1;
  for (let i = 1; i < array.length - 1; i++) {
    const char = array.charCodeAt(i);
    if (char === QUOTE) {
      i = endOfString(array, i);
    } else if (OPENING.has(char)) depth++;
    else if (CLOSING.has(char)) {
      if (--depth < 0) return undefined;
    } else if (char === COMMA && depth === 0) {
      elements.push(array.slice(start, i).trim());
      start = i + 1;
    }
  }
  if (depth !== 0) return undefined;
  const last = array.slice(start, -1).trim();
  return last === '' && elements.length === 0 ? [] : [...elements, last];
}

/** The index of the quotation mark that ends the string begun at `start`, or the last index of the text. */
function endOfString(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && text.charCodeAt(i) !== QUOTE) i += text.charCodeAt(i) === BACKSLASH ? 2 : 1;
  return i;
}

const [QUOTE, BACKSLASH, COMMA, OPEN, CLOSE] = ['"', '\\', ',', '[', ']'].map((c) => c.charCodeAt(0));
const OPENING: ReadonlySet<number> = new Set(['[', '{'].map((c) => c.charCodeAt(0)));
const CLOSING: ReadonlySet<number> = new Set([']', '}'].map((c) => c.charCodeAt(0)));
/** What JSON calls white space, and nothing else: any other character belongs to an element. */
const SPACE: ReadonlySet<number> = new Set([' ', '\t', '\n', '\r'].map((c) => c.charCodeAt(0)));

/**
 * Cuts the text of a JSON array into the texts of its elements, so that each is read, and if need be quarantined,
 * exactly as it was delivered. Looks only at strings, brackets and commas; whether an element is JSON is for its
 * reader to say.
 * @param most the cutting ends after one element more than this many: enough to know that there are too many
 * @returns undefined for a text that is not one array with matching brackets
 */
export function splitJsonArray(text: string, most = Infinity): string[] | undefined {
  const [open, end] = withoutSpace(text, 0, text.length);
  const close = end - 1;
  if (text.charCodeAt(open) !== OPEN || text.charCodeAt(close) !== CLOSE || close <= open) return undefined;
  const elements: string[] = [];
  let depth = 0;
  let start = open + 1;
  for (let i = start; i < close; i++) {
    const char = text.charCodeAt(i);
    if (char === QUOTE) i = endOfString(text, i);
    else if (OPENING.has(char)) depth++;
    else if (CLOSING.has(char) && --depth < 0) return undefined;
    else if (char === COMMA && depth === 0) {
      elements.push(text.slice(...withoutSpace(text, start, i)));
      if (elements.length > most) return elements;
      start = i + 1;
    }
    if (i >= close) return undefined;
  }
  if (depth !== 0) return undefined;
  const last = text.slice(...withoutSpace(text, start, close));
  return last === '' && elements.length === 0 ? [] : [...elements, last];
}

/** The part of a text between two indices, without the white space around it. */
function withoutSpace(text: string, from: number, to: number): [start: number, end: number] {
  let [start, end] = [from, to];
  while (start < end && SPACE.has(text.charCodeAt(start))) start++;
  while (end > start && SPACE.has(text.charCodeAt(end - 1))) end--;
  return [start, end];
}

/** The index of the quotation mark that ends the string begun at `start`, or one beyond the text. */
function endOfString(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && text.charCodeAt(i) !== QUOTE) i += text.charCodeAt(i) === BACKSLASH ? 2 : 1;
  return i;
}

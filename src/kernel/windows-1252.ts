/** The characters of 0x80 to 0x9f, where ISO 8859-1 has control characters; five positions are undefined. */
const OWN = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

/** Text in the code page of older programs in Spain, one byte per character; unknown characters become `?`. */
export const windows1252 = (text: string): Buffer => Buffer.from(Array.from(text, byteOf));

function byteOf(character: string): number {
  const code = character.codePointAt(0)!;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  const own = OWN.indexOf(character);
  return own < 0 ? 0x3f : 0x80 + own;
}

/**
 * The text of bytes in this code page; undefined if one of them is none of its characters.
 * Not `TextDecoder`, which some releases of Node let read 0x80 as a control character and not as `€`.
 */
export function fromWindows1252(bytes: Buffer): string | undefined {
  const characters = Array.from(bytes.toString('latin1'), (character) => {
    const code = character.charCodeAt(0);
    return code < 0x80 || code > 0x9f ? character : OWN[code - 0x80]!;
  });
  const text = characters.join('');
  // An undefined position stands in the table as U+0000, which no text has.
  return text.includes('\0') ? undefined : text;
}

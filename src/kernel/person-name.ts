export const LONGEST_NAME = 80;

/**
 * Letters of European languages and Vietnamese. Left out although they are Latin: phonetic letters, clicks, full-width
 * forms and ligatures, which look like other letters or words.
 */
const LETTERS = 'A-Za-zÀ-ÖØ-öø-ňŊ-žƠơƯưȘ-țḀ-ỿ';

const NAME = new RegExp(
  `^[${LETTERS}][${LETTERS}\\u0300-\\u033f'.-]*( [${LETTERS}][${LETTERS}\\u0300-\\u033f'.-]*)*$`,
  'u',
);

/**
 * Controls, invisible signs, and characters for private use or unassigned in Unicode, as far as a portable pattern can list
 * them.
 */
const UNSEEN =
  '\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u180e\\u200b-\\u200f' +
  '\\u202a-\\u202e\\u2060-\\u206f\\ue000-\\uf8ff\\ufdd0-\\ufdef\\ufeff\\ufff0-\\ufffb\\ufffe\\uffff';

/** One character that can be seen and is none of these; one beyond U+FFFF may come as its two halves. */
const seen = (but = ''): string => `(?:[^${but}${UNSEEN}\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])`;

/**
 * The name of a customer as it is delivered, as a pattern of JSON Schema: it means the same where a validator compiles it
 * as Unicode (flag `u`) and where it does not, which draft-07 leaves open. A tilde begins what is recorded encrypted.
 * `isSeen` says it without gaps.
 */
export const CLEAR_NAME = `${seen('~')}${seen()}{0,99}`;

/** Whether a text has no character that cannot be seen, those that were not assigned yet among them. */
export const isSeen = (text: string): boolean => !/\p{C}/u.test(text);

export type NameFault = 'empty' | 'long' | 'not-nfc' | 'spaces' | 'characters';

/**
 * Whether a text may be the display name of a person: Latin letters with their marks, apostrophe, hyphen and full stop in
 * words that begin with a letter, one space between words, NFC. Two names that look the same are thus the same text.
 */
export function nameFault(name: string): NameFault | undefined {
  if (name.trim() === '') return 'empty';
  if ([...name].length > LONGEST_NAME) return 'long';
  if (name !== name.normalize('NFC')) return 'not-nfc';
  if (/^ | $| {2}/.test(name)) return 'spaces';
  return NAME.test(name) && name === name.normalize('NFKC') ? undefined : 'characters';
}

export const codePointText = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** The first character of a name that it may not contain, as `U+200B`; undefined if there is none. */
export function strangeCharacter(name: string): string | undefined {
  const strange = [...name].find(
    (character) => !new RegExp(`[${LETTERS}\\u0300-\\u033f'. -]`, 'u').test(character),
  );
  return strange && codePointText(strange);
}

/**
 * What an id of an event may be made of: printable ASCII, the signs of Latin-1 and the letters of names, one by one and in
 * NFC. No character that is invisible, changes the direction or combines with another one: two ids that look the same are the
 * same text, so that a person who approves a decision about an id knows which one is meant.
 */
const PLAIN = new RegExp(`^[\\x20-\\x7e\\xa1-\\xac\\xae-\\xff${LETTERS}]$`, 'u');

const USUAL_ID = /^[\x21-\x7e]*$/;

/** The first character that an id may not hold, as `U+200B`; undefined for a plain one. A space stands alone, inside. */
export function strangeInId(id: string): string | undefined {
  if (USUAL_ID.test(id)) return undefined;
  const strange = [...id].find((character) => !PLAIN.test(character)) ?? /^ | $|(?<= ) /.exec(id)?.[0];
  return strange && codePointText(strange);
}

/** Letters that have no decomposition but read as others. */
const READS_AS: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ĸ: 'k',
  ŀ: 'l',
  ẟ: 'd',
  ỻ: 'll',
  ỽ: 'v',
  ỿ: 'y',
};

/**
 * The same for names that differ only in case, accents, spaces and punctuation, so that no two persons of a house can be
 * mistaken for each other. Total: any text has a key.
 */
export const nameKey = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .map((character) => READS_AS[character] ?? character)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The same for names that look alike on a screen: in many typefaces a capital I is a small l, rn an m, and vv a w. */
export const lookKey = (name: string): string =>
  nameKey(
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll('I', 'l')
      .toLowerCase()
      .replaceAll('rn', 'm')
      .replaceAll('vv', 'w'),
  );

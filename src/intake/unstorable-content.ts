import { strangeInId } from '../kernel/person-name';
import { pointerToken, type Surprise } from './json-text';

/**
 * Finds a key or text that must not be stored. The stored form is asked first: only one that writes an escape or
 * names the forbidden key can hold any, so ordinary events cost two searches of a short text.
 */
export function findUnstorable(value: unknown, storedBytes: string): Surprise | undefined {
  if (!storedBytes.includes('\\u') && !storedBytes.includes('"__proto__"')) return undefined;
  return search(value, '');
}

function search(value: unknown, path: string): Surprise | undefined {
  if (typeof value === 'string') return searchText(value, path);
  if (value === null || typeof value !== 'object') return undefined;
  for (const [key, member] of Object.entries(value)) {
    const memberPath = `${path}/${pointerToken(key)}`;
    if (key === '__proto__') return { reason: 'forbidden-key', path: memberPath, found: key };
    const surprise = searchText(key, path) ?? search(member, memberPath);
    if (surprise) return surprise;
  }
  return undefined;
}

/** Half of a surrogate pair: with the `u` flag, whole pairs are one character and do not match. */
const LONE_SURROGATE = /\p{Surrogate}/u;

export function searchText(text: string, path: string): Surprise | undefined {
  if (text.includes('\0')) return { reason: 'forbidden-character', path, found: 'U+0000' };
  const surrogate = LONE_SURROGATE.exec(text)?.[0];
  if (surrogate === undefined) return undefined;
  const codePoint = surrogate.charCodeAt(0).toString(16).toUpperCase();
  return { reason: 'forbidden-character', path, found: `U+${codePoint}` };
}

export function searchId(id: string): Surprise | undefined {
  const found = strangeInId(id);
  return found === undefined ? undefined : { reason: 'id-not-plain', path: '/id', found };
}

/** A text with U+FFFD for unstorable characters, so that a message about it can be stored. */
export const storable = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '\uFFFD');

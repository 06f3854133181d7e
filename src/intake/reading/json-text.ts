import { survivesParsing } from './exact-number';
import type { QuarantineReason } from './quarantine-reasons';

/** Objects and lists may stand inside each other this deep; deeper ones would overflow programs that walk them. */
export const MAX_DEPTH = 64;

/** Something in a JSON text that would be lost, or would break a reader, if it were stored. */
export interface Surprise {
  readonly reason: QuarantineReason;
  /** JSON pointer to it. */
  readonly path: string;
  /** The key, number or character itself, shortened. */
  readonly found: string;
}

/** Whether a valid JSON text nests deeper than `MAX_DEPTH`. Fast: it is asked of every delivery. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case OPEN_BRACE:
      case OPEN_BRACKET:
        if (++depth > MAX_DEPTH) return true;
        break;
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        depth--;
    }
  }
  return false;
}

interface Container {
  /** The keys seen so far; undefined for a list. */
  readonly keys: Set<string> | undefined;
  /** The key or index the reader stands at. */
  at: string | number;
  expectsKey: boolean;
}

/**
 * Reads a valid JSON text token by token and finds what parsing alone would hide: a key said twice, a number that
 * changes, nesting too deep. Needed only where the text differs from its stored form, since a text that parsing and
 * writing leave unchanged hides nothing.
 */
export function findHiddenLoss(text: string): Surprise | undefined {
  const open: Container[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const container = open.at(-1);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      const surprise = container?.expectsKey && readKey(open, JSON.parse(text.slice(at, end + 1)) as string);
      if (surprise) return surprise;
      at = end;
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (open.length === MAX_DEPTH) return { reason: 'too-deep', path: pointer(open), found: '' };
      open.push(code === OPEN_BRACE ? anObject() : aList());
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      open.pop();
    } else if (code === COMMA && container) {
      if (container.keys) container.expectsKey = true;
      else (container.at as number)++;
    } else if (code === MINUS || (code >= DIGIT_0 && code <= DIGIT_9)) {
      const end = endOfNumber(text, at);
      const token = text.slice(at, end);
      if (!survivesParsing(token)) return { reason: 'inexact-number', path: pointer(open), found: token };
      at = end - 1;
    }
  }
  return undefined;
}

function readKey(open: readonly Container[], key: string): Surprise | undefined {
  const container = open.at(-1)!;
  container.at = key;
  container.expectsKey = false;
  if (container.keys!.has(key)) return { reason: 'duplicate-key', path: pointer(open), found: key };
  container.keys!.add(key);
  return undefined;
}

const anObject = (): Container => ({ keys: new Set(), at: '', expectsKey: true });
const aList = (): Container => ({ keys: undefined, at: 0, expectsKey: false });

const pointer = (open: readonly Container[]): string => open.map(({ at }) => `/${pointerToken(at)}`).join('');

/** One step of a JSON pointer (RFC 6901). */
export const pointerToken = (key: string | number): string =>
  String(key).replaceAll('~', '~0').replaceAll('/', '~1');

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes++;
  return backslashes % 2 === 1;
}

function endOfNumber(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && NUMBER_CHARACTERS.includes(text[end]!)) end++;
  return end;
}

const NUMBER_CHARACTERS = '0123456789.eE+-';
const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DIGIT_0 = 0x30;
const DIGIT_9 = 0x39;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

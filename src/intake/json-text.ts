import type { QuarantineReason } from './explanations';
import { codePointText, strangeInId } from '../kernel/person-name';

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/**
 * Whether a JSON number still denotes the same value after it was parsed and written again. 1.0, 1E5, -0 and 0.1
 * do; 9007199254740993 (which becomes …992), 1e400 (which becomes null) and 1e-400 (which becomes 0) do not.
 */
export function survivesParsing(token: string): boolean {
  const written = String(Number(token));
  return written === token || canonical(written) === canonical(token);
}

/**
 * Maximum length of an exponent in characters. A delivery has fewer than ten million digits, and a longer exponent cannot be
 * balanced by them.
 */
const LONGEST_EXPONENT = 9;

/** Sign, significant digits and power of ten: equal exactly for spellings of the same number. */
function canonical(token: string): string | undefined {
  const match = NUMBER.exec(token);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const digits = (whole + fraction).replace(/^0+/, '');
  // Without the look behind, each zero of a long run would be the start of an attempt of its own.
  const significant = digits.replace(/(?<!0)0+$/, '');
  if (significant === '') return '0';
  // A number with a longer exponent parses to 0 or to infinity.
  const given = exponent.replace(/^([+-]?)0+(?=\d)/, '$1');
  if (given.length > LONGEST_EXPONENT) return `${sign}${significant}e${given}`;
  const power = BigInt(given) + BigInt(digits.length - significant.length - fraction.length);
  return `${sign}${significant}e${power}`;
}

/** Maximum nesting of objects and lists; deeper ones would overflow recursive programs. */
export const MAX_DEPTH = 64;

/** Content of a JSON text that storing would lose, or that would break a reader. */
export interface Surprise {
  readonly reason: QuarantineReason;
  readonly path: string;
  readonly found: string;
}

/** Whether a valid JSON text nests deeper than `MAX_DEPTH`. Fast: it runs on every delivery. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else depth += depthStep(code);
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** What a character outside of strings does to the depth of nesting. */
export function depthStep(code: number): -1 | 0 | 1 {
  if (code === OPEN_BRACE || code === OPEN_BRACKET) return 1;
  return code === CLOSE_BRACE || code === CLOSE_BRACKET ? -1 : 0;
}

/**
 * Reads a valid JSON text token by token and finds what parsing alone would hide: a key said twice, a number that
 * changes, nesting too deep. Needed only where the text differs from its stored form, since a text that parsing and
 * writing leave unchanged hides nothing.
 */
export function findHiddenLoss(text: string): Surprise | undefined {
  const walk: Walk = { text, open: [], surprise: undefined };
  for (let at = 0; at < text.length && !walk.surprise;) {
    const step = STEPS[text.charCodeAt(at)];
    at = step ? step(walk, at) : at + 1;
  }
  return walk.surprise;
}

interface Walk {
  readonly text: string;
  readonly open: Container[];
  surprise: Surprise | undefined;
}

interface Container {
  readonly keys: Set<string> | undefined;
  at: string | number;
  expectsKey: boolean;
}

type Step = (walk: Walk, at: number) => number;

const readString: Step = (walk, at) => {
  const end = endOfString(walk.text, at);
  const container = walk.open.at(-1);
  if (container?.expectsKey) readKey(walk, container, JSON.parse(walk.text.slice(at, end + 1)) as string);
  return end + 1;
};

function readKey(walk: Walk, container: Container, key: string): void {
  container.at = key;
  container.expectsKey = false;
  if (container.keys!.has(key))
    walk.surprise = { reason: 'duplicate-key', path: pointer(walk.open), found: key };
  container.keys!.add(key);
}

const readNumber: Step = (walk, at) => {
  let end = at + 1;
  while (end < walk.text.length && NUMBER_CHARACTERS.includes(walk.text[end]!)) end++;
  const token = walk.text.slice(at, end);
  if (!survivesParsing(token)) {
    walk.surprise = { reason: 'inexact-number', path: pointer(walk.open), found: token };
  }
  return end;
};

const openObject: Step = (walk, at) => enter(walk, at, { keys: new Set(), at: '', expectsKey: true });
const openList: Step = (walk, at) => enter(walk, at, { keys: undefined, at: 0, expectsKey: false });

function enter(walk: Walk, at: number, container: Container): number {
  if (walk.open.length === MAX_DEPTH)
    walk.surprise = { reason: 'too-deep', path: pointer(walk.open), found: '' };
  walk.open.push(container);
  return at + 1;
}

const close: Step = (walk, at) => {
  walk.open.pop();
  return at + 1;
};

const nextMember: Step = (walk, at) => {
  const container = walk.open.at(-1)!;
  if (container.keys) container.expectsKey = true;
  else container.at = (container.at as number) + 1;
  return at + 1;
};

const pointer = (open: readonly Container[]): string => open.map(({ at }) => `/${pointerToken(at)}`).join('');

/** One step of a JSON pointer (RFC 6901). */
export const pointerToken = (key: string | number): string =>
  String(key).replaceAll('~', '~0').replaceAll('/', '~1');

/** The index of the quotation mark that ends the string begun at `start`, or one beyond the text. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes++;
  return backslashes % 2 === 1;
}

const NUMBER_CHARACTERS = '0123456789.eE+-';
export const QUOTE = 0x22;
export const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
export const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** The step for each first character of a token, by its code; white space, colons and words need none. */
const STEPS: readonly (Step | undefined)[] = stepsByCode({
  '"': readString,
  '{': openObject,
  '[': openList,
  '}': close,
  ']': close,
  ',': nextMember,
  '-0123456789': readNumber,
});

function stepsByCode(steps: Readonly<Record<string, Step>>): (Step | undefined)[] {
  const byCode = new Array<Step | undefined>(128).fill(undefined);
  for (const [characters, step] of Object.entries(steps)) {
    for (const character of characters) byCode[character.charCodeAt(0)] = step;
  }
  return byCode;
}

/**
 * Finds a key or text that must not be stored. It searches the stored form first: a text without an escape and without the
 * forbidden key cannot contain any, so that ordinary events cost two searches of a short text.
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
  const found = text.includes('\0') ? '\0' : LONE_SURROGATE.exec(text)?.[0];
  return found === undefined
    ? undefined
    : { reason: 'forbidden-character', path, found: codePointText(found) };
}

export function searchId(id: string): Surprise | undefined {
  const found = strangeInId(id);
  return found === undefined ? undefined : { reason: 'id-not-plain', path: '/id', found };
}

/** A text with U+FFFD for unstorable characters, so that a message about it can be stored. */
export const storable = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '\uFFFD');

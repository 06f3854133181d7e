import fc from 'fast-check';
import { anyText } from '../arbitrary/any-text';

/** Fragments that break JSON parsers, to be inserted anywhere. */
const POISON = [
  ...[
    '\0',
    '\\u0000',
    '\\ud800',
    '\ufeff',
    '\\',
    '"',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '\n',
    '\r',
    '\u2028',
    '🂡',
  ],
  ...[
    '"__proto__":1,',
    '"constructor":{"prototype":1},',
    '"id":"again",',
    '"data":{},',
    '/*',
    '//',
    '<!--',
    "'",
  ],
  ...['1e400', '-0', '1E+2', '9007199254740993', '0.1', '00', 'NaN', 'Infinity', '-', 'nul', 'true', 'null'],
  ...['[[[[[[[[', ']]]]]]]]', '{"a":{"a":{"a":{"a":', '"\\uD83C\\uDCA1"', "' OR 1=1; --", '%00', '${7*7}'],
];

/** Numbers at and beyond the limits of amounts. */
const NUMBERS = [
  ...['0', '-1', '1', '9007199254740991', '-9007199254740991', '9007199254740992', '1e15', '1.5', '1e-7'],
  ...['123456789012345678901234567890', '"12"', 'null', '[]', '{}', 'false', '""'],
];

type Change = (text: Buffer) => Buffer;

const at = (text: Buffer, place: number): number => (text.length === 0 ? 0 : place % text.length);

const cutOff =
  (place: number): Change =>
  (text) =>
    text.subarray(0, at(text, place));
const cutOut =
  (place: number, length: number): Change =>
  (text) =>
    Buffer.concat([text.subarray(0, at(text, place)), text.subarray(at(text, place) + length)]);
const putIn =
  (place: number, bytes: Buffer): Change =>
  (text) =>
    Buffer.concat([text.subarray(0, at(text, place)), bytes, text.subarray(at(text, place))]);
const flip =
  (place: number, bits: number): Change =>
  (text) => {
    const flipped = Buffer.from(text);
    if (flipped.length > 0) flipped[at(text, place)]! ^= bits;
    return flipped;
  };
const repeat =
  (place: number, length: number): Change =>
  (text) =>
    putIn(place, text.subarray(at(text, place), at(text, place) + length))(text);

/** Replaces one match of a pattern (a number, text or bracket of JSON) by another value. */
const replaceValue =
  (pattern: RegExp, which: number, value: string): Change =>
  (text) => {
    const source = text.toString('latin1');
    const found = [...source.matchAll(pattern)];
    const hit = found[which % (found.length || 1)];
    if (!hit) return text;
    const changed = source.slice(0, hit.index) + value + source.slice(hit.index + hit[0].length);
    return Buffer.from(changed, 'latin1');
  };

const place = fc.nat({ max: 100_000 });

const change: fc.Arbitrary<Change> = fc.oneof(
  place.map(cutOff),
  fc.tuple(place, fc.integer({ min: 1, max: 40 })).map(([start, length]) => cutOut(start, length)),
  fc.tuple(place, fc.constantFrom(...POISON)).map(([start, text]) => putIn(start, Buffer.from(text))),
  fc
    .tuple(place, fc.uint8Array({ minLength: 1, maxLength: 6 }))
    .map(([start, b]) => putIn(start, Buffer.from(b))),
  fc.tuple(place, fc.integer({ min: 1, max: 255 })).map(([start, bits]) => flip(start, bits)),
  fc.tuple(place, fc.integer({ min: 1, max: 80 })).map(([start, length]) => repeat(start, length)),
  fc.tuple(place, fc.constantFrom(...NUMBERS)).map(([n, value]) => replaceValue(/\b\d+\b/g, n, value)),
  fc
    .tuple(place, fc.constantFrom(...NUMBERS))
    .map(([n, value]) => replaceValue(/"[^"]*"(?!\s*:)/g, n, value)),
  fc
    .tuple(place, fc.constantFrom('"x"', '"id"', '"__proto__"', '""'))
    .map(([n, key]) => replaceValue(/"[^"]*"(?=\s*:)/g, n, key)),
);

/** One of the texts with one to three changes. */
export const mangled = (texts: readonly string[]): fc.Arbitrary<Buffer> =>
  fc
    .tuple(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([text, changes]) => changes.reduce<Buffer>((bytes, alter) => alter(bytes), Buffer.from(text)));

/** Bytes without a valid origin: noise, deep nesting, endless numbers, useless JSON. */
export const nonsense: fc.Arbitrary<Buffer> = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  anyText({ maxLength: 100 }).map((text) => Buffer.from(text)),
  fc.json().map((text) => Buffer.from(text)),
  fc
    .tuple(fc.constantFrom('[', '{"a":', '[{"a":[', '"\\', '-', '1'), fc.integer({ min: 1, max: 20_000 }))
    .map(([text, times]) => Buffer.from(text.repeat(times))),
);

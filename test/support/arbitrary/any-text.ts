import fc from 'fast-check';

const SURROGATES = { from: 0xd800, count: 0x800 };

/** Every character of Unicode, surrogates left out. */
const anyCharacter = fc
  .nat({ max: 0x10ffff - SURROGATES.count })
  .map((at) => String.fromCodePoint(at < SURROGATES.from ? at : at + SURROGATES.count));

/** Any text. `fc.string({ unit: 'binary' })` is the same, but first computes for a second how to shrink every character. */
export const anyText = (constraints: fc.StringSharedConstraints = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit: anyCharacter });

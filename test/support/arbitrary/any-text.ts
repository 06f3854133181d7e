import fc from 'fast-check';

const SURROGATES = { from: 0xd800, count: 0x800 };

/** Every character of Unicode without surrogates. */
const anyCharacter = fc
  .nat({ max: 0x10ffff - SURROGATES.count })
  .map((at) => String.fromCodePoint(at < SURROGATES.from ? at : at + SURROGATES.count));

/** Any text. `fc.string({ unit: 'binary' })` gives the same values, but prepares its shrinking for a second. */
export const anyText = (constraints: fc.StringSharedConstraints = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit: anyCharacter });

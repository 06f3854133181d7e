import { fromWindows1252, windows1252 } from './windows-1252';

describe('Windows-1252', () => {
  it.each([
    ['a', 0x61],
    ['ñ', 0xf1],
    ['\u00a0', 0xa0],
    ['€', 0x80],
    ['Ž', 0x8e],
    ['’', 0x92],
    ['–', 0x96],
    ['Ÿ', 0x9f],
  ])('has %s as one byte', (character, byte) => expect([...windows1252(character)]).toEqual([byte]));

  it('says ? for a character that it does not have, one for each', () =>
    expect(windows1252('a♣🂡\u0081b').toString('latin1')).toBe('a???b'));
});

describe('bytes in Windows-1252', () => {
  it('are the text that was written of them', () =>
    expect(fromWindows1252(windows1252('Año 2026: 5 € – «Ž»'))).toBe('Año 2026: 5 € – «Ž»'));

  it.each([0x00, 0x81, 0x8d, 0x8f, 0x90, 0x9d])('are no text where byte %i is among them', (byte) =>
    expect(fromWindows1252(Buffer.from([0x61, byte]))).toBeUndefined(),
  );
});

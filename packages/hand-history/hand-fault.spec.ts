import { decodeHistory, linesOf } from './hand-fault';

const euro = 'Seat 1: Blåveis (€1 in chips)';

describe('the text of a hand-history file', () => {
  it('is UTF-8 with or without a byte order mark', () => {
    expect(decodeHistory(Buffer.from(euro, 'utf8'))).toBe(euro);
    expect(decodeHistory(Buffer.from(`\uFEFF${euro}`, 'utf8'))).toBe(euro);
  });

  it('may be UTF-16 with a byte order mark', () => {
    expect(decodeHistory(Buffer.from(`\uFEFF${euro}`, 'utf16le'))).toBe(euro);
  });

  it('is code page 1252 where it can be no UTF-8', () => {
    const bytes = Buffer.from(euro.replace('€', '\u0080'), 'latin1');
    expect(decodeHistory(bytes)).toBe(euro);
  });

  it('has lines whatever ends them, numbered from 1, without white space at their ends', () => {
    expect(linesOf('a \r\n\r\nb\nc\rd')).toEqual([
      { line: 1, text: 'a' },
      { line: 2, text: '' },
      { line: 3, text: 'b' },
      { line: 4, text: 'c' },
      { line: 5, text: 'd' },
    ]);
  });

  it('has lines of at most 1,000 characters, so that no file of one line occupies who reads it', () => {
    const [whole, cut, next] = linesOf(`${'a'.repeat(1_000)}\n${'a'.repeat(1_001)}\nb`);
    expect(whole!.text).toBe('a'.repeat(1_000));
    expect(cut!.text).toBe(`${'a'.repeat(1_000)}…`);
    expect(next).toEqual({ line: 3, text: 'b' });
  });

  it('may keep its byte order mark until it is cut into lines', () => {
    expect(linesOf('\uFEFFa')).toEqual([{ line: 1, text: 'a' }]);
  });
});

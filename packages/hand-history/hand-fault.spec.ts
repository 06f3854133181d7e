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

  it('is read as code page 1252 if it is not valid UTF-8', () => {
    const bytes = Buffer.from(euro.replace('€', '\u0080'), 'latin1');
    expect(decodeHistory(bytes)).toBe(euro);
  });

  it('has lines with any line end, numbered from 1, without trailing white space', () => {
    expect(linesOf('a \r\n\r\nb\nc\rd')).toEqual([
      { line: 1, text: 'a' },
      { line: 2, text: '' },
      { line: 3, text: 'b' },
      { line: 4, text: 'c' },
      { line: 5, text: 'd' },
    ]);
  });

  it('has lines of at most 1,000 characters, so that a file of one line cannot block the reader', () => {
    const [whole, cut, next] = linesOf(`${'a'.repeat(1_000)}\n${'a'.repeat(1_001)}\nb`);
    expect(whole!.text).toBe('a'.repeat(1_000));
    expect(cut!.text).toBe(`${'a'.repeat(1_000)}…`);
    expect(next).toEqual({ line: 3, text: 'b' });
  });

  it('loses its byte order mark when it is divided into lines', () => {
    expect(linesOf('\uFEFFa')).toEqual([{ line: 1, text: 'a' }]);
  });
});

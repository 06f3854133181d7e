import fc from 'fast-check';
import { type Line, LineSplitter } from './record-lines';

const LIMIT = 20;

/** The lines that the splitter makes of these chunks, by number: the text of each, or `too long: <size>`. */
function linesOf(chunks: readonly (string | Buffer)[], limit = LIMIT): Record<number, string> {
  const splitter = new LineSplitter(limit);
  const lines: Line[] = [];
  for (const chunk of chunks) lines.push(...splitter.push(Buffer.from(chunk)));
  lines.push(...splitter.end());
  return Object.fromEntries(lines.map((line) => [line.number, toldOf(line)]));
}

const toldOf = (line: Line): string =>
  line.kind === 'line' ? line.bytes.toString('utf8') : `too long: ${line.size}`;

describe('the splitting of a stream of bytes into lines', () => {
  it('numbers lines from 1 and ends the last one at the end of the stream', () => {
    expect(linesOf(['a\nb\nc'])).toEqual({ 1: 'a', 2: 'b', 3: 'c' });
    expect(linesOf(['a\nb\nc\n'])).toEqual({ 1: 'a', 2: 'b', 3: 'c' });
  });

  it('passes over lines of white space and counts them', () => {
    expect(linesOf(['\n\na\n \t \n\r\n\r\r\n \r\nb\n\n'])).toEqual({ 3: 'a', 8: 'b' });
    expect(linesOf([''])).toEqual({});
    expect(linesOf([' \t'])).toEqual({});
  });

  it('takes CR LF as the end of a line, and any other CR as part of it', () => {
    expect(linesOf(['a\r\nb\rc\r\n'])).toEqual({ 1: 'a', 2: 'b\rc' });
    expect(linesOf(['a\r', '\nb\r'])).toEqual({ 1: 'a', 2: 'b' });
  });

  it('keeps white space around the content of a line: it belongs to the delivery', () => {
    expect(linesOf(['  {} \n'])).toEqual({ 1: '  {} ' });
  });

  it('puts characters together whose bytes come in different chunks', () => {
    const bytes = Buffer.from('ñandú €\n🂡\n');
    expect(linesOf([...bytes].map((byte) => Buffer.of(byte)))).toEqual({ 1: 'ñandú €', 2: '🂡' });
  });

  it('allows a line of exactly the limit, with either line end, and refuses one byte more', () => {
    const longest = 'x'.repeat(LIMIT);
    expect(linesOf([`${longest}\n${longest}\r\n${longest}`])).toEqual({ 1: longest, 2: longest, 3: longest });
    expect(linesOf([`${longest}x\n${longest}x\r\nok\n${longest}x`])).toEqual({
      1: 'too long: 21',
      2: 'too long: 22',
      3: 'ok',
      4: 'too long: 21',
    });
  });

  it('goes on after a line that is too long, wherever the chunks end', () => {
    const chunks = Array.from({ length: 1000 }, () => 'x'.repeat(100));
    expect(linesOf(['before\n', ...chunks, '\nafter\n'])).toEqual({
      1: 'before',
      2: 'too long: 100000',
      3: 'after',
    });
  });

  it('keeps nothing of a line that is too long, however long it gets', () => {
    const splitter = new LineSplitter(256 * 1024);
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    for (let megabytes = 0; megabytes < 300; megabytes++) {
      expect([...splitter.push(chunk)]).toEqual([]);
      expect(held(splitter)).toBe(0);
    }
    expect([...splitter.push(Buffer.from('\n'))]).toEqual([
      { kind: 'too-long', number: 1, size: 300 * 1024 * 1024 },
    ]);
  });

  it('cuts the same lines whatever the chunks are', () => {
    const piece = fc.constantFrom('a', 'é', '€', '🂡', ' ', '\t', '\r', '\n', '\n', '\r\n', 'x'.repeat(7));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), fc.array(fc.nat()), (pieces, cuts) => {
        const bytes = Buffer.from(pieces.join(''));
        expect(linesOf(cutAt(bytes, cuts))).toEqual(linesOf([bytes]));
      }),
      { numRuns: 500 },
    );
  });

  it('finds the lines that splitting the whole text finds', () => {
    const piece = fc.constantFrom('a', 'ñ', ' ', '\r', '\n', '\r\n');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
        const expected = lines.flatMap((line, index) => (line.trim() === '' ? [] : [[index + 1, line]]));
        expect(linesOf([text], 1000)).toEqual(Object.fromEntries(expected));
      }),
    );
  });
});

const held = (splitter: LineSplitter): number =>
  (splitter as unknown as { held: Buffer[] }).held.reduce((sum, { length }) => sum + length, 0);

function cutAt(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  return [0, ...places].map((start, index) => bytes.subarray(start, places[index] ?? bytes.length));
}

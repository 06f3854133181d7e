import { bytesAtMost } from './bytes-at-most';

/** A source that counts the pieces taken out of it. */
function sourceOf(...pieces: readonly string[]) {
  const taken: string[] = [];
  async function* source() {
    for (const piece of pieces) {
      taken.push(piece);
      yield Buffer.from(piece);
    }
  }
  return { source: source(), taken };
}

const readOf = async (most: number, ...pieces: readonly string[]) =>
  (await bytesAtMost(sourceOf(...pieces).source, most))?.toString();

describe('what a source gives', () => {
  it('is read in full up to the limit, in the order of its pieces', async () => {
    expect(await readOf(5, 'ab', 'cde')).toBe('abcde');
    expect(await readOf(5)).toBe('');
  });

  it('is refused from one byte above the limit on', async () =>
    expect(await readOf(4, 'ab', 'cde')).toBeUndefined());

  it('is read no further than to the piece that exceeds the limit', async () => {
    const { source, taken } = sourceOf('ab', 'cde', 'f', 'g');
    expect(await bytesAtMost(source, 4)).toBeUndefined();
    expect(taken).toEqual(['ab', 'cde']);
  });
});

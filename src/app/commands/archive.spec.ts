import { archiveTexts } from './archive';

async function textsOf(...chunks: readonly (string | Buffer)[]): Promise<string[]> {
  async function* each(): AsyncGenerator<Buffer> {
    for (const chunk of chunks)
      yield await Promise.resolve(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  }
  const texts: string[] = [];
  for await (const text of archiveTexts(each(), 200_000)) texts.push(text);
  return texts;
}

describe('the lines of an archive', () => {
  it('end at line feeds alone: a text may hold other separators of lines', async () =>
    expect(await textsOf('{"a":"1\u2028', '2\u20293\u0085"}\n{"b"', ':1}\r\n')).toEqual([
      '{"a":"1\u20282\u20293\u0085"}',
      '{"b":1}',
    ]));

  it('are refused if they are not UTF-8, or begin with a byte order mark', async () => {
    const broken = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}\n')]);
    expect(await textsOf(broken, '\ufeff{"b":1}\n')).toEqual(['-', '\ufeff{"b":1}']);
  });

  it('are refused if they are too long or nest too deeply, whatever follows', async () =>
    expect(await textsOf('x'.repeat(200_002), '\n', '['.repeat(150_000), '\n{"b":1}')).toEqual([
      '-',
      '-',
      '{"b":1}',
    ]));
});

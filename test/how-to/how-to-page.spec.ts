import { filesAfter, walksOf, written, writtenBy } from './how-to-page';

const BLOCK = 'const two = 2;\n';
const FILE = 'const one = 1;\nconst three = 3;\n';

const page = (...lines: readonly string[]): string => ['# How to count', '', ...lines, ''].join('\n');
const fenced = (caption: string, code: string): string => `${caption}\n\n\`\`\`ts\n${code}\`\`\`\n`;

describe('a how-to page', () => {
  it('has a walk under each heading that says how many files it writes', () => {
    const [walk, ...others] = walksOf(
      'count.md',
      page(
        '## Example: two',
        '',
        'You write 1 file and 1 spec.',
        '',
        fenced('New file `src/two.ts`:', BLOCK),
        fenced('In `src/one.spec.ts`, after `const one`:', BLOCK),
        'Run:\n\n```sh\nnpm run types\nnpx jest src/one.spec.ts\n```\n',
        '## What else there is',
        '',
        fenced('Such as', BLOCK),
      ),
    );
    expect(others).toEqual([]);
    expect(walk).toEqual({
      page: 'count.md',
      heading: 'Example: two',
      stated: { files: 1, specs: 1 },
      writes: [
        { path: 'src/two.ts', place: { kind: 'new' }, text: BLOCK },
        { path: 'src/one.spec.ts', place: { kind: 'after', anchor: 'const one' }, text: BLOCK },
      ],
      commands: ['npm run types', 'npx jest src/one.spec.ts'],
    });
    expect(writtenBy(walk!)).toEqual({ files: 1, specs: 1 });
  });

  it('leaves no block of a walk without its place', () =>
    expect(() => walksOf('count.md', page('You write 1 file.', '', fenced('Then:', BLOCK)))).toThrow(
      '1 blocks of code, 0 that say where they go',
    ));

  it('may have backticks in the line that it names', () =>
    expect(
      walksOf('count.md', page('You write 1 file.', '', fenced('In `a.ts`, before ``say(`x`)``:', BLOCK))),
    ).toMatchObject([{ writes: [{ place: { anchor: 'say(`x`)' } }] }]));
});

describe('a block of a how-to page', () => {
  const at = (kind: 'before' | 'after' | 'instead of', anchor: string) =>
    written(FILE, { path: 'a.ts', place: { kind, anchor }, text: BLOCK });

  it.each([
    ['before', 'three', 'const one = 1;\nconst two = 2;\nconst three = 3;\n'],
    ['after', 'one', 'const one = 1;\nconst two = 2;\nconst three = 3;\n'],
    ['instead of', 'one', 'const two = 2;\nconst three = 3;\n'],
  ] as const)('is written %s the line that it names', (kind, anchor, after) =>
    expect(at(kind, anchor)).toBe(after),
  );

  it('is set apart by an empty line if it is a declaration of several lines', () => {
    const text = 'function two() {\n  return 2;\n}\n';
    const place = { kind: 'before', anchor: 'three' } as const;
    expect(written(FILE, { path: 'a.ts', place, text })).toBe(`const one = 1;\n${text}\nconst three = 3;\n`);
  });

  it('is refused where no line, or more than one, has what it names', () => {
    expect(() => at('after', 'four')).toThrow('a.ts has 0 lines with four, and should have one');
    expect(() => at('after', 'const')).toThrow('a.ts has 2 lines with const, and should have one');
  });

  it('is refused as a new file where the file is there', () =>
    expect(() => written(FILE, { path: 'a.ts', place: { kind: 'new' }, text: BLOCK })).toThrow(
      'a.ts is there already',
    ));

  it('may stand beside another block of its file', () => {
    const first = { path: 'no/such.ts', place: { kind: 'new' }, text: FILE } as const;
    const second = { path: 'no/such.ts', place: { kind: 'after', anchor: 'one' }, text: BLOCK } as const;
    expect([...filesAfter([first, second])]).toEqual([
      ['no/such.ts', 'const one = 1;\nconst two = 2;\nconst three = 3;\n'],
    ]);
  });
});

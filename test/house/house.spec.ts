import type { ProjectFile } from '../architecture/project-files';
import { tableOf } from './house-table';
import { type Measure, measuresOf } from './measures';

const KNOWN = {
  eventTypes: ['table.opened', 'table.filled', 'table.closed', 'tips.counted'].map(
    (stem) => `cagnotte.${stem}.v1`,
  ),
  accountKinds: ['chips', 'cash', 'win', 'variance'],
};

const file = (path: string, ...lines: readonly string[]): ProjectFile => ({
  path,
  text: lines.map((line) => `${line}\n`).join(''),
});

/** The row of a table over a few files. */
function measured(what: string, ...files: readonly ProjectFile[]): Measure {
  const found = measuresOf(files, KNOWN).find((measure) => measure.what.startsWith(what));
  if (found === undefined) throw new Error(`there is no measure ${what}`);
  return found;
}

/** The number of places of a measure in one line of a file of the ledger. */
const inLine = (what: string, line: string): number =>
  measured(what, file('src/ledger/duty/duty.ts', line)).measured;

describe('files that name a type of event', () => {
  const naming = (line: string): number => inLine('files of src that name a type', line);

  it.each([
    ['in full', "const type = 'cagnotte.table.opened.v1';"],
    ['without prefix and version', "report('tips.counted', data);"],
    ['in a statement', "const SQL = `SELECT 1 WHERE event_type IN ('cagnotte.table.closed.v1', ${more})`;"],
    ['as a key', "const words = { 'cagnotte.table.filled.v1': 'Reposición' };"],
  ])('name it %s', (_how, line) => expect(naming(line)).toBe(1));

  it.each([
    ['in a comment', '// cagnotte.table.opened.v1 comes first'],
    ['as a part of another type', "const type = 'cagnotte.table.opened-again.v1';"],
    ['as members of an object', 'if (table.opened) close(table);'],
  ])('do not name it %s', (_how, line) => expect(naming(line)).toBe(0));

  it('count once each, without specs, and those of `table.opened` by themselves', () => {
    const files = [
      file('src/a/one.ts', "const a = 'table.opened';", "const b = 'table.opened';"),
      file('src/a/one.spec.ts', "const a = 'table.opened';"),
      file('src/b/two.ts', "const a = 'tips.counted';"),
      file('test/three.ts', "const a = 'table.opened';"),
    ];
    expect(measured('files of src that name a type', ...files).places).toEqual([
      'src/a/one.ts',
      'src/b/two.ts',
    ]);
    expect(measured('files of src that name `table.opened`', ...files).places).toEqual(['src/a/one.ts']);
  });
});

describe('tables keyed by type of event', () => {
  const THREE = "'cagnotte.table.opened.v1': a, 'cagnotte.table.filled.v1': b, 'cagnotte.tips.counted.v1': c";

  it('are objects with three types or more as keys, with their entries', () => {
    const table = measured('tables keyed', file('src/a/words.ts', `const words = { ${THREE}, more: d };`));
    expect(table).toMatchObject({ measured: 1, more: '3 entries', places: ['src/a/words.ts:1 3 types'] });
  });

  it('are pairs of a map', () =>
    expect(
      inLine('tables keyed', "new Map([['table.opened', a], ['table.filled', b], ['table.closed', c]]);"),
    ).toBe(1));

  it('are no objects with fewer types, and no definitions of events', () => {
    expect(inLine('tables keyed', "const two = { 'table.opened': a, 'table.filled': b };")).toBe(0);
    expect(measured('tables keyed', file('src/a/a.events.ts', `const x = { ${THREE} };`)).measured).toBe(0);
  });

  it('are not lists, which have a row of their own', () => {
    const list = "const some = ['table.opened', 'table.filled', 'table.closed'];";
    expect([inLine('tables keyed', list), inLine('lists of types', list)]).toEqual([0, 1]);
  });
});

describe('patterns on account paths', () => {
  const patterns = (line: string): number => inLine('patterns', line);

  it.each([
    ['a regular expression', 'const isMoney = /^(chips|cash):/.test(path);'],
    ['a beginning', "if (path.startsWith('variance:table')) return;"],
    ['a beginning with a variable end', 'if (path.startsWith(`win:${game}:`)) return;'],
    ['a segment of an account', "const [, table] = line.account.split(':');"],
    ['an end of an account', 'if (account.endsWith(table)) return;'],
    ['a function in a statement', "const SQL = `WHERE starts_with(account, 'win:')`;"],
    ['a pattern in a statement', "const SQL = `WHERE l.account ~ '^win:' AND amount > ${least}`;"],
  ])('are %s', (_what, line) => expect(patterns(line)).toBe(1));

  it('are counted one by one in a statement', () =>
    expect(patterns("const SQL = `starts_with(account, 'win:') OR account LIKE 'cash:%'`;")).toBe(2));

  it.each([
    ['an account in full', "const line = { account: 'chips:cage' };"],
    ['other texts', "if (place.startsWith('T') && time.split(':').length > 1) return;"],
    ['types of events', String.raw`const isCount = /^(chips|cash)\.counted$/.test(type);`],
    ['an equality in a statement', "const SQL = `WHERE account = 'cash:cage'`;"],
  ])('are not %s', (_what, line) => expect(patterns(line)).toBe(0));

  it('may stand where paths are made', () =>
    expect(
      measured('patterns', file('src/ledger/_core/account.ts', "const [kind] = account.split(':');"))
        .measured,
    ).toBe(0));
});

describe('imports', () => {
  it('of two top folders of each other are a pair, with the imports each way; specs do not count', () => {
    const pairs = measured(
      'pairs of top folders',
      file('src/api/a.ts', "import { b } from '../ledger/b';", "import type { C } from '../ledger/b';"),
      file('src/ledger/b.ts', "import { a } from '../api/a';", "import { k } from '../kernel/k';"),
      file('src/kernel/k.ts', ''),
      file('src/kernel/k.spec.ts', "import { b } from '../ledger/b';"),
    );
    expect(pairs.places).toEqual(['api and ledger: 2 and 1 imports']);
  });

  it('of files of web in a circle are counted once for a circle, and a file beside it is none of it', () => {
    const circles = measured(
      'circles',
      file('web/src/a.tsx', "import { b } from './b';"),
      file('web/src/b.ts', "import { c } from './c';"),
      file('web/src/c.ts', "import type { A } from './a';", "import { d } from './d';"),
      file('web/src/d.ts', ''),
      file('src/e/e.ts', "import { f } from './f';"),
      file('src/e/f.ts', "import { e } from './e';"),
    );
    expect(circles.places).toEqual(['web/src/a.tsx, web/src/b.ts, web/src/c.ts']);
  });
});

it('lines are counted without specs, by folder', () => {
  const lines = measured(
    'lines of src',
    file('src/a/a.ts', 'a;', '', 'b;'),
    file('src/a/a.spec.ts', 'c;'),
    file('src/b/b.ts', 'd;'),
  );
  expect(lines).toMatchObject({ measured: 4, places: ['src/a: 3', 'src/b: 1'] });
});

it('names are counted that two files declare and export; what is exported again is declared once', () => {
  const names = measured(
    'names that several',
    file('src/a/a.ts', 'export interface Position {}', 'export const here = 1, there = 2;', 'const own = 1;'),
    file('src/b/b.ts', 'export class Position {}', "export { here } from '../a/a';", 'export const own = 2;'),
    file('src/c/c.ts', 'export function there() {}'),
  );
  expect(names.places).toEqual(['Position: src/a/a.ts, src/b/b.ts', 'there: src/a/a.ts, src/c/c.ts']);
});

it('doc blocks are counted that take one line', () => {
  const text = [
    '/** Why. */',
    'export const a = 1;',
    '/**',
    ' * Why, at length.',
    ' */',
    'export const b = 2;',
  ];
  expect(measured('doc blocks', file('src/a/a.ts', ...text)).places).toEqual(['src/a/a.ts:1 /** Why. */']);
});

it('the table has a row for each measure, whether its goal is met, and the commands that measure the rest', () => {
  const table = tableOf([
    { what: 'lines', measured: 120_000, goal: 90_000, places: [] },
    { what: 'tables', measured: 5, more: '12 entries', goal: 5, places: [] },
    { what: 'lists', measured: 7, places: [] },
  ]).map((line) => line.replace(/ +/g, ' '));
  expect(table.slice(2, 5)).toEqual([
    '| lines | 120,000 | 90,000 | not met |',
    '| tables | 5 (12 entries) | 5 | met |',
    '| lists | 7 | – | |',
  ]);
  expect(table).toContain('| CPU seconds of `npm run check` | `npm run check` | 110 | |');
});

describe('the files of a how-to page', () => {
  const page = (name: string, ...lines: readonly string[]): ProjectFile =>
    file(
      `docs/how-to/${name}.md`,
      '# How',
      '## Example: a fact',
      'You write 1 file and 1 spec.',
      '',
      ...lines,
    );
  const write = (path: string): readonly string[] => [`New file \`${path}\`:`, '', '```ts', '1;', '```', ''];

  it('are those that its blocks write, each once, without specs', () => {
    const lines = [...write('src/one.ts'), ...write('src/one.spec.ts'), ...write('src/two.ts')];
    expect(measured('hand-written files of add-a-column', page('add-a-column', ...lines))).toEqual({
      what: 'hand-written files of add-a-column, a fact',
      measured: 2,
      more: 'and a spec',
      goal: 1,
      places: ['src/one.ts', 'src/one.spec.ts', 'src/two.ts'],
    });
  });

  it('are watched without a goal where no page has one', () =>
    expect(measured('hand-written files', page('add-a-game', ...write('src/one.ts'))).goal).toBeUndefined());
});

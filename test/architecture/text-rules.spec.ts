import { deadFiles, deadNames } from './dead-code';
import { importersOf } from './imports';
import { breachesInText, TEXT_RULES } from './text-rules';

/** By rule: texts that break it, and similar texts that do not. */
const SNIPPETS: Readonly<
  Record<string, { readonly bad: readonly string[]; readonly good: readonly string[] }>
> = {
  'nothing left to do': {
    bad: ['// TODO post the rake', '<!-- FIXME -->', '# XXX: here'],
    good: [`currency: 'XXX'`, 'METHODOLOGY'],
  },
  'no test stands alone': {
    bad: [`it.only('posts', () => {});`, `describe.only.each(rows)`, `fdescribe('x', f)`],
    good: [`it('is the only one')`, 'const { only } = rows;'],
  },
  'no test is left out without a reason': {
    bad: [`it.skip('posts', f);`, `xit('posts', f);`, `it.todo('posts');`],
    good: [`// Windows has no signals.\nit.skip('posts', f);`, `await rows.skip(3);`],
  },
  'no path of one machine': {
    bad: [`const root = '/work/main';`, 'cd /home/ana/cagnotte', '/Users/ana', `"/root/.cache"`],
    good: ['docs/work/in-progress', 'https://example.org/home/page', `'/roots'`, '~/home/x'],
  },
  'nothing from beside the project': {
    bad: [`readFileSync('../shared/data')`, 'see ../shared'],
    good: ['../sharedness', './shared/data'],
  },
  'no host of a package registry': {
    bad: ['"resolved": "https://registry.npmjs.org/pg"', 'http://localhost:4873/', 'Verdaccio'],
    good: ['npm ci', 'http://localhost:4000/'],
  },
  'connections to PostgreSQL are opened in one place': {
    bad: [
      `const client = new Client({ connectionString: url });`,
      'new pg.Pool(options)',
      'new DataSource({',
    ],
    good: ['new ServiceClient(url)', `import { type Client } from 'pg';`, 'await openConnection({ url })'],
  },
  'a resolver has no query': {
    bad: [
      `const [lock] = await readRows(db, statement);`,
      `manager.findOneBy(TABLE_SESSION, { casino });`,
      `createQueryBuilder(HAND, 'hand')`,
      'const SEEN = `EXISTS (SELECT FROM finding_decision`;',
      `import { In } from 'typeorm';`,
    ],
    good: [
      `read: (db, page) => readTips(db, page),`,
      `import type { EntityManager } from 'typeorm';`,
      `description: 'What a person selects.'`,
    ],
  },
  'no rule of the linter is switched off without a reason': {
    bad: ['/* oxlint-disable */', '// oxlint-disable-next-line complexity', '// @ts-ignore'],
    good: [
      '// oxlint-disable-next-line complexity -- a scanner in one piece',
      '// @ts-expect-error no such method',
    ],
  },
};

/** A path to which the rule applies. */
const pathFor = ({ appliesTo }: (typeof TEXT_RULES)[number]): string =>
  appliesTo?.('src/made-up.resolver.ts') ? 'src/made-up.resolver.ts' : 'test/made-up.spec.ts';

const breachesOf = (rule: (typeof TEXT_RULES)[number], text: string): readonly string[] =>
  breachesInText([rule], [{ path: pathFor(rule), text }]);

describe.each(TEXT_RULES)('the rule: $name', (rule) => {
  const { bad, good } = SNIPPETS[rule.name]!;

  it.each(bad)('finds %s', (text) => {
    expect(breachesOf(rule, `\n${text}`)).toEqual([`${pathFor(rule)}:2 ${rule.name}: ${rule.instead}`]);
  });

  it.each(good)('lets pass %s', (text) => {
    expect(breachesOf(rule, text)).toEqual([]);
  });
});

describe('dead code', () => {
  const tree = [
    { path: 'src/cli.main.ts', text: `import { post } from './post';\npost();` },
    { path: 'src/post.ts', text: `export const post = () => 1;\nexport function forgotten() {}` },
    { path: 'src/lonely.ts', text: `export const alone = 1;\nconst twice = alone;` },
    { path: 'src/tested.ts', text: `` },
    { path: 'src/tested.spec.ts', text: `import './tested';` },
  ];

  it('is a file that no program and no spec leads to', () => {
    expect(deadFiles(importersOf(tree))).toEqual(['src/lonely.ts']);
  });

  it('is an exported name that stands nowhere else', () => {
    expect(deadNames(tree)).toEqual(['src/post.ts: forgotten']);
  });
});

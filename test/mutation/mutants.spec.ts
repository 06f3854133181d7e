import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import equivalents from './equivalent-mutants.json';
import { type EquivalentMutant, means, type Mutant, mutantsOf, mutated } from './mutants';
import { relatedTo } from './related-specs';
import { sampleOf } from './sample';
import { fateOf, type Outcome } from './spec-process';

const mutantsIn = (source: string): string[] => mutantsOf(source).map((mutant) => mutated(source, mutant));

describe('the mutants of a source', () => {
  it.each<[string, string, string[]]>([
    ['bounds', 'const x = a <= b;', ['const x = a < b;']],
    ['equality', 'const x = a === b;', ['const x = a !== b;']],
    ['connections', 'const x = a && b;', ['const x = a || b;']],
    ['sums', 'const x = a + b;', ['const x = a - b;']],
    ['signs', 'const x = -a;', ['const x = a;']],
    ['negations', 'const x = !a;', ['const x = a;']],
    ['what stands in for nothing', 'const x = a ?? b;', ['const x = a;']],
    ['conditions', 'const x = a ? b : c;', ['const x = !(a) ? b : c;']],
    ['statements with a condition', 'if (a) b;', ['if (false) b;', 'if (a) ;']],
    ['statements', 'a();', [';']],
    ['numbers', 'const x = 7;', ['const x = 8;']],
    ['amounts', 'const x = 1_000n;', ['const x = 1001n;']],
    ['texts', "const x = 'cash';", ["const x = '';"]],
    ['truths', 'const x = true;', ['const x = false;']],
    ['lists', 'const x = [a, b];', ['const x = [a];']],
    ['objects', 'const x = { a, b };', ['const x = { b };', 'const x = { a };']],
    ['calls', 'const x = a.some(b);', ['const x = a.every(b);']],
    ['calls that choose', 'const x = a.filter(b);', ['const x = a;']],
  ])('change %s', (_what, source, changed) => expect(mutantsIn(source)).toEqual(changed));

  it.each([
    ['types', "type A = 'a' | 1; interface B { a: true }"],
    ['imports', "import { a } from 'b';"],
    ['what a fault says', "throw new Error('a' + b);"],
    ['names', 'const x = f;'],
    ['the code of a text, and which parts it has', "const x = said('seat', { seat, hand });"],
    ['texts behind a tag, which would not compile', 'const x = said`so`;'],
    ['what a column is called', "const x = f(column(a, ['At', 'Momento']));"],
    ['what a column of a book is called', "const x = f(bookColumn(a, ['At', 'Momento'], b));"],
    ['what a part of a return is called', "const x = byLaw(['tariff', 'tarifa'], a);"],
    ['all names of a type, of which the compiler misses none', 'const x = namesOf<T>({ a: true, b: true });'],
    ['methods that every object has', 'const x = a.toString();'],
  ])('leave %s alone', (_what, source) => expect(mutantsIn(source)).toEqual([]));

  it('leave the words of a finding alone, and not what it is about', () =>
    expect(mutantsIn("const x = { expected: 'one', code: 'two' };")).toEqual([
      "const x = { expected: 'one' };",
      "const x = { expected: 'one', code: '' };",
    ]));

  it('leave alone by how much a comparison of a sort differs, and change which way it goes', () =>
    expect(mutantsIn('const x = a.sort((b, c) => (b < c ? -1 : 1));')).toEqual([
      'const x = a;',
      'const x = a.sort((b, c) => (!(b < c) ? -1 : 1));',
      'const x = a.sort((b, c) => (b <= c ? -1 : 1));',
      'const x = a.sort((b, c) => (b < c ? 1 : 1));',
    ]));

  it.each(['a > b ? a : b', 'a < b ? a : b', 'a > b ? a - b : 0n', 'a >= b ? 0n : b - a'])(
    'leave the bound of %s alone, where both ways are the same, and not which way is taken',
    (choice) => {
      const [bound] = /[<>]=?/.exec(choice)!;
      const mutants = mutantsOf(`const x = ${choice};`);
      expect(mutants.filter(({ original }) => original === bound)).toEqual([]);
      expect(mutants[0]).toMatchObject({ kind: 'condition' });
    },
  );

  it('change a bound whose ways are not the same there', () =>
    expect(mutantsIn('const x = a > b ? a : c;')).toContain('const x = a >= b ? a : c;'));

  it('leave a property alone that is undefined, unless it stands in place of another', () => {
    expect(mutantsIn('const x = { a: undefined };')).toEqual([]);
    expect(mutantsIn('const x = { ...b, a: undefined };')).toEqual([
      'const x = { a: undefined };',
      'const x = { ...b };',
    ]);
  });

  it('say where they are', () => {
    const [mutant] = mutantsOf('const a = b;\nconst x = a < b;');
    expect(mutant).toMatchObject({ kind: 'operator', line: 2, original: '<', replacement: '<=' });
  });
});

it.each(equivalents as EquivalentMutant[])(
  'a mutant that means the same is one of its file: $file, $original',
  (each) => {
    const source = readFileSync(join(__dirname, '..', '..', each.file), 'utf8');
    expect(
      mutantsOf(source).filter((mutant) => means(each, { file: each.file, source, mutant })),
    ).toHaveLength(1);
  },
);

describe('a sample', () => {
  const mutants = mutantsOf('const x = [a < b, a > b, 1, 2, 3, 4, 5, 6];');
  const sample = (seed: string, most = 3): Mutant[] => sampleOf(mutants, { seed, file: 'a.ts', most });

  it('is the same each time, and another one with another seed', () => {
    expect(sample('1')).toEqual(sample('1'));
    expect(sample('1', 9)).not.toEqual(sample('2', 9));
  });

  it('has some of each kind, and no more than are asked for', () =>
    expect(
      sample('1')
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['literal', 'member', 'operator']));

  it('has all of few', () => expect(sample('1', 99)).toHaveLength(mutants.length));
});

describe('the specs of a file', () => {
  const importer = (path: string, ...files: string[]) => ({ path, files, packages: [] });
  const importers = [
    importer('src/a/rule.ts'),
    importer('src/a/rule.spec.ts', 'src/a/rule.ts'),
    importer('src/b/user.ts', 'src/a/rule.ts'),
    importer('src/b/user.spec.ts', 'src/b/user.ts'),
    importer('src/a/near.spec.ts', 'src/b/user.ts'),
    importer('src/b/long.slow.spec.ts', 'src/b/user.ts'),
    importer('test/e2e/service.spec.ts', 'src/b/user.ts'),
    importer('src/c/other.spec.ts'),
  ];

  it('are the unit specs that reach it: those beside it first, then the nearest', () =>
    expect(relatedTo('src/a/rule.ts', importers).specs).toEqual([
      ...['src/a/rule.spec.ts', 'src/a/near.spec.ts', 'src/b/user.spec.ts'],
    ]));

  it('are loaded anew with everything between', () =>
    expect(relatedTo('src/a/rule.ts', importers).dependents).toContain('src/b/user.ts'));
});

describe('a mutant', () => {
  const order = { file: 'src/a.ts', source: 'changed', dependents: [], specs: ['src/a.spec.ts'] };
  const passed: Outcome = { took: { 'src/a.spec.ts': 20 } };
  const failed: Outcome = { took: {}, killedBy: 'src/a.spec.ts' };

  async function fateAfter(...outcomes: readonly (Outcome | 'late')[]) {
    const runs: string[] = [];
    const fate = await fateOf(order, 10, async ({ source }) => {
      runs.push(source ?? 'as it is');
      return outcomes[runs.length - 1]!;
    });
    return [fate, ...runs];
  }

  it.each<[string, (Outcome | 'late')[], string[]]>([
    ['is killed by a spec that fails', [failed], ['killed', 'changed']],
    ['survives specs that pass', [passed], ['survived', 'changed']],
    ['is late if it is late twice', ['late', passed, 'late'], ['late', 'changed', 'as it is', 'changed']],
    [
      'survives if it was late once',
      ['late', passed, passed],
      ['survived', 'changed', 'as it is', 'changed'],
    ],
    ['is killed later', ['late', passed, failed], ['killed', 'changed', 'as it is', 'changed']],
    ['survives a machine that is late itself', ['late', 'late'], ['survived', 'changed', 'as it is']],
    ['survives specs that fail without it', ['late', failed], ['survived', 'changed', 'as it is']],
  ])('%s', async (_what, outcomes, expected) => expect(await fateAfter(...outcomes)).toEqual(expected));
});

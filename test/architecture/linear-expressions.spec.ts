import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/**
 * A regular expression that takes the square of the length of a text stops the service with one long text. Each is tried
 * with long texts that it does not match, made of what it speaks of. Those below are asked of short texts alone.
 */
const OF_SHORT_TEXTS: ReadonlyMap<string, string> = new Map([
  [String.raw`/\B(?=(\d{3})+(?!\d))/g`, 'an amount'],
  [String.raw`/(?<=\d)(?=(\d{3})+$)/g`, 'an amount'],
  [String.raw`/<\s*(script|iframe|object|embed|base)\b|\son[a-z]+\s*=|javascript:/i`, 'markup of GraphiQL'],
]);

/** Of the lines of a poker room, at most 1,000 characters each, read at the console. */
const AT_THE_CONSOLE = /^packages\/hand-history\//;

const ROOT = join(__dirname, '..', '..');
const LENGTH = 20_000;
/** One that goes through the text once takes less than a millisecond, one that takes the square half a second. */
const MOST_MS = 150;

interface Expression {
  readonly at: string;
  readonly text: string;
}

function expressionsOf(path: string): Expression[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const add = (node: ts.Node, text: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ at: `${relative(ROOT, path)}:${line + 1}`, text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) add(node, node.text);
    // A pattern of a schema, which is compiled with the flag u.
    if (ts.isStringLiteralLike(node) && /^\^.*\$$/.test(node.text)) add(node, `/${node.text}/u`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const compiled = (text: string): RegExp => {
  const end = text.lastIndexOf('/');
  return new RegExp(text.slice(1, end), text.slice(end + 1));
};

/** The words of the expression, its single characters, and one of each class. */
function unitsOf(text: string): readonly string[] {
  const body = text.slice(1, text.lastIndexOf('/'));
  const words = body.split(/[\\^$.*+?()[\]{}|/]+/).filter((word) => word !== '');
  return [
    ...new Set([
      ...words,
      ...words.flatMap((word) => [...word]),
      '0',
      'a',
      'A',
      ' ',
      '-',
      "'",
      '/',
      '0a',
      'a:',
    ]),
  ];
}

function slowest({ text }: Expression): { readonly unit: string; readonly ms: number } {
  const longTexts = unitsOf(text).flatMap((unit) => {
    const long = `${unit.repeat(Math.ceil(LENGTH / unit.length))}\u0001`;
    return [
      [unit, long],
      [unit, `\u0001${long}`],
    ] as const;
  });
  const tries = longTexts.map(([unit, long]) => {
    const times = [0, 1].map(() => {
      const expression = compiled(text);
      const begun = performance.now();
      expression.exec(long);
      return performance.now() - begun;
    });
    return { unit, ms: Math.min(...times) };
  });
  return tries.reduce((one, other) => (other.ms > one.ms ? other : one));
}

const expressions = ['src', 'packages', 'web/src']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.spec)\.tsx?$/.test(path))
      .map((path) => join(ROOT, folder, path)),
  )
  .flatMap((path) => expressionsOf(path));

it('every regular expression goes through a long text in one pass', () => {
  expect(expressions.length).toBeGreaterThan(200);
  const slow = expressions
    .filter(({ at, text }) => !OF_SHORT_TEXTS.has(text) && !AT_THE_CONSOLE.test(at))
    .map((each) => ({ ...each, ...slowest(each) }))
    .filter(({ ms }) => ms > MOST_MS);
  expect(slow.map(({ at, text, unit }) => `${at} ${text} with ${JSON.stringify(unit)}`)).toEqual([]);
});

it('every exception is still there', () => {
  const texts = new Set(expressions.map(({ text }) => text));
  expect([...OF_SHORT_TEXTS.keys()].filter((text) => !texts.has(text))).toEqual([]);
});

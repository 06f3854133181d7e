import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { parsedFile } from '../house/parsed-file';

/**
 * A regular expression with quadratic time lets one long text stop the service. Each is run on long non-matching texts made
 * of its own characters. The expressions below are only applied to short texts.
 */
const OF_SHORT_TEXTS: ReadonlyMap<string, string> = new Map([
  [String.raw`/\B(?=(\d{3})+(?!\d))/g`, 'an amount'],
  [String.raw`/(?<=\d)(?=(\d{3})+$)/g`, 'an amount'],
  [String.raw`/<\s*(script|iframe|object|embed|base)\b|\son[a-z]+\s*=|javascript:/i`, 'markup of GraphiQL'],
]);

/** Expressions for lines of poker rooms, which are read at the console and limited to 1,000 characters. */
const AT_THE_CONSOLE = /^packages\/hand-history\//;

const ROOT = join(__dirname, '..', '..');
const LENGTH = 20_000;
/** Milliseconds: a linear expression takes less than one, a quadratic one half a second. */
const MOST_MS = 150;

interface Expression {
  readonly at: string;
  readonly text: string;
}

function expressionsOf(path: string): Expression[] {
  const source = parsedFile(relative(ROOT, path), readFileSync(path, 'utf8'));
  const found: Expression[] = [];
  const add = (node: ts.Node, text: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ at: `${relative(ROOT, path)}:${line + 1}`, text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) add(node, node.text);
    // Patterns of schemas are compiled with the flag u.
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

/** The words of an expression, its single characters, and one member of each class. */
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
    const expression = compiled(text);
    const time = (): number => {
      const begun = performance.now();
      expression.exec(long);
      return performance.now() - begun;
    };
    const first = time();
    // A machine that was busy with something else is asked again.
    return { unit, ms: first > MOST_MS ? Math.min(first, time()) : first };
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

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { FINDING_CATALOGUE, FINDING_TEXTS, type FindingCode } from '../../src/finding-catalogue/catalogue';
import type { BothLanguages } from '../../src/kernel/words';
import { partsOf } from '../../src/words/message';
import { parsedFile } from '../house/parsed-file';
import { isSpec, readProjectFiles, ROOT } from './project-files';

const CODES = Object.keys(FINDING_CATALOGUE) as FindingCode[];
const TEXTS: Readonly<Record<string, BothLanguages>> = FINDING_TEXTS;
const SOURCES = readProjectFiles().filter(
  ({ path }) => /^src\/(games|ledger)\/.*[.]ts$/.test(path) && !isSpec(path),
);
const SYNTAX = SOURCES.map(({ path, text }) => parsedFile(path, text));

const nodesBelow = (node: ts.Node): ts.Node[] => {
  const nodes = [node];
  node.forEachChild((child) => void nodes.push(...nodesBelow(child)));
  return nodes;
};
const NODES = SYNTAX.flatMap(nodesBelow);
const LITERALS = new Set(NODES.filter(ts.isStringLiteral).map(({ text }) => text));
const hasWords = (text: string): boolean => /[A-Za-z]{2}/.test(text);
const isCallOf = (name: RegExp, node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && name.test(node.expression.getText());
const isSaid = (node: ts.Node): node is ts.CallExpression => isCallOf(/^said$/, node);
const isTextOf = (node: ts.Node): node is ts.CallExpression => isCallOf(/^(said|inBoth)$/, node);

describe('the catalogue of findings', () => {
  it.each(CODES)('has words in both languages that say what differs, and what to do: %s', (code) => {
    const { title, remedy } = FINDING_CATALOGUE[code];
    for (const text of [title.en, title.es]) expect(text).toMatch(/^[A-ZÁÉÍÓÚ"«].*[^.]$/);
    for (const text of [remedy.en, remedy.es]) expect(text).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
    expect(title.en).not.toBe(title.es);
    expect(title.en).not.toMatch(/^(A|An|Another|Other) |, again$/);
  });

  it('has no title twice', () => {
    const titles = CODES.flatMap((code) => [
      FINDING_CATALOGUE[code].title.en,
      FINDING_CATALOGUE[code].title.es,
    ]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('has no code that is never raised', () => {
    expect(CODES.filter((code) => !LITERALS.has(code))).toEqual([]);
  });

  it('is the only place of severities', () => {
    const elsewhere = SOURCES.filter(({ text }) => /\bseverity: '/.test(text)).map(({ path }) => path);
    expect(elsewhere).toEqual([]);
  });

  it('knows the severity of every finding that is not of the usual one', () => {
    const raised = NODES.filter(ts.isObjectLiteralExpression).flatMap((literal) => {
      const [code, as] = ['code', 'as'].map((name) => initialisersOf(literal, name));
      return code!.flatMap((each) => as!.map((severity) => [each, severity] as const));
    });
    expect(raised.length).toBeGreaterThan(20);
    expect(
      raised.filter(
        ([code, severity]) =>
          !FINDING_CATALOGUE[code as FindingCode].severities.some((each) => each === severity),
      ),
    ).toEqual([]);
  });
});

/** The string literals that may initialise a member of an object literal. */
function initialisersOf(literal: ts.ObjectLiteralExpression, name: string): readonly string[] {
  const member = literal.properties.find((each) => each.name?.getText() === name);
  if (member === undefined || !ts.isPropertyAssignment(member)) return [];
  const { initializer } = member;
  const named = ts.isConditionalExpression(initializer)
    ? [initializer.whenTrue, initializer.whenFalse]
    : [initializer];
  return named.filter(ts.isStringLiteral).map(({ text }) => text);
}

describe('the files of the words of findings', () => {
  const FOLDER = join(ROOT, 'src', 'words', 'findings');
  const files = readdirSync(FOLDER).map((name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    return { name, data: JSON.parse(text) as SubjectFile };
  });

  it('have each finding and each text in one of them', () => {
    const named = files.flatMap(({ data: { findings = {}, texts } }) =>
      [findings, texts].flatMap((each) => Object.keys(each)),
    );
    expect(named.toSorted()).toEqual([...CODES, ...Object.keys(TEXTS)].toSorted());
  });

  it.each(files)('use every remedy and every rule, and name no other: $name', ({ data }) => {
    const { remedies = {}, rules = {}, findings = {} } = data;
    const named = Object.values(findings);
    expect(new Set(named.map(({ remedy }) => remedy))).toEqual(new Set(Object.keys(remedies)));
    expect(new Set(named.flatMap(({ rule }) => rule ?? []))).toEqual(new Set(Object.keys(rules)));
  });

  it.each(files)('know three severities: $name', ({ data }) => {
    const severities = Object.values(data.findings ?? {}).flatMap(({ severity }) => severity);
    expect(['violation', 'advisory', 'information']).toEqual(
      expect.arrayContaining([...new Set(severities)]),
    );
  });
});

interface SubjectFile {
  readonly remedies?: object;
  readonly rules?: object;
  readonly findings?: Readonly<
    Record<string, { severity: string | string[]; remedy: string; rule?: string }>
  >;
  readonly texts: object;
}

describe('what a finding expected and found', () => {
  const calls = NODES.filter(isSaid).map(({ arguments: [code, parts] }) => ({ code: code!, parts }));

  it('has no text without a use', () =>
    expect(Object.keys(TEXTS).filter((code) => !LITERALS.has(code))).toEqual([]));

  it('states each part of its text, and no other', () => {
    const stated = calls.flatMap(({ code, parts }) =>
      ts.isStringLiteral(code) ? [[code.text, namesOf(parts)] as const] : [],
    );
    expect(stated.length).toBeGreaterThan(700);
    const sorted = (names: readonly string[]): string => [...new Set(names)].sort().join();
    const unlike = stated.filter(([code, names]) => sorted(partsOf(TEXTS[code]!.en)) !== sorted(names));
    expect(unlike).toEqual([]);
  });

  it('states no parts of a text that is chosen elsewhere', () =>
    expect(calls.filter(({ code, parts }) => !ts.isStringLiteral(code) && parts !== undefined)).toEqual([]));

  it('contains every English word of findings', () => {
    const bare = NODES.filter(isTextOf).flatMap((node) =>
      node.arguments.slice(isSaid(node) ? 1 : 0).flatMap(wordsIn),
    );
    const members = NODES.filter(ts.isPropertyAssignment)
      .filter(({ name, parent }) => /^(expected|found)$/.test(name.getText()) && isRaised(parent))
      .flatMap(({ initializer }) => wordsIn(initializer));
    expect([...bare, ...members]).toEqual([]);
  });
});

/** The names of the stated parts; spread parts cannot be determined. */
function namesOf(parts: ts.Expression | undefined): readonly string[] {
  if (parts === undefined) return [];
  if (!ts.isObjectLiteralExpression(parts)) return [parts.getText()];
  return parts.properties.map((each) => each.name?.getText() ?? each.getText());
}

const isRaised = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && /^(raise|breach)$/.test(parent.expression.getText());

/** String literals that are shown to people: without those that are compared, used as separators, or looked up. */
function wordsIn(node: ts.Node): readonly string[] {
  if (isSaid(node)) return [];
  if (ts.isCallExpression(node) && !/\.(map|flatMap)$/.test(node.expression.getText())) return [];
  if (ts.isBinaryExpression(node) && /[!=]==|<|>/.test(node.operatorToken.getText())) return [];
  if (ts.isElementAccessExpression(node)) return [];
  if (ts.isConditionalExpression(node)) return [...wordsIn(node.whenTrue), ...wordsIn(node.whenFalse)];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) {
    const written = node.getText().replaceAll(/\$\{[^}]*\}/g, '');
    return hasWords(written) ? [written] : [];
  }
  const within: string[] = [];
  node.forEachChild((child) => void within.push(...wordsIn(child)));
  return within;
}

import ts from 'typescript';
import { FINDING_CATALOGUE, type FindingCode, patternOf } from '../../src/finding-catalogue/finding';
import { SPANISH } from '../../src/finding-catalogue/spanish';
import { CATALOGUE } from '../../src/games/catalogue';
import type { GameRules } from '../../src/games/game-rules';
import { isSpec, readProjectFiles } from './project-files';

const RULES: readonly GameRules[] = Object.values(CATALOGUE);
const CODES = Object.keys(FINDING_CATALOGUE) as FindingCode[];
const SOURCES = readProjectFiles().filter(({ path }) => /^src\/(games|ledger)\//.test(path) && !isSpec(path));
const SYNTAX = SOURCES.map(({ path, text }) => ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true));

const nodesBelow = (node: ts.Node): ts.Node[] => {
  const nodes = [node];
  node.forEachChild((child) => void nodes.push(...nodesBelow(child)));
  return nodes;
};
const NODES = SYNTAX.flatMap(nodesBelow);
const hasWords = (text: string): boolean => /[A-Za-z]{2}/.test(text.replaceAll(/\{\d+\}/g, ''));
const isSaid = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'said';

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

  it('has no code that nothing raises', () => {
    const literals = new Set(NODES.filter(ts.isStringLiteral).map(({ text }) => text));
    expect(CODES.filter((code) => !literals.has(code))).toEqual([]);
  });

  it('says alone how severe a finding is', () => {
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

/** The texts a member of a literal may be, where it is named by literals. */
function initialisersOf(literal: ts.ObjectLiteralExpression, name: string): readonly string[] {
  const member = literal.properties.find((each) => each.name?.getText() === name);
  if (member === undefined || !ts.isPropertyAssignment(member)) return [];
  const { initializer } = member;
  const named = ts.isConditionalExpression(initializer)
    ? [initializer.whenTrue, initializer.whenFalse]
    : [initializer];
  return named.filter(ts.isStringLiteral).map(({ text }) => text);
}

describe('what a finding expected and found', () => {
  const patterns = NODES.filter(isSaid).map(({ template }) =>
    ts.isNoSubstitutionTemplateLiteral(template)
      ? template.text
      : patternOf([template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]),
  );

  it('is said in Spanish, too, with the same parts', () => {
    const texts = [...new Set(patterns)].filter(hasWords);
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.filter((text) => SPANISH[text] === undefined)).toEqual([]);
    const partsOf = (text: string): readonly string[] =>
      [...text.matchAll(/\{\d+\}/g)].map(([part]) => part).sort();
    const unlike = Object.entries(SPANISH).filter(
      ([en, es]) => partsOf(en).join(' ') !== partsOf(es).join(' '),
    );
    expect(unlike).toEqual([]);
  });

  it('has no Spanish text without a use', () => {
    const covers = RULES.flatMap(({ payTable }) => payTable.map((row) => row.covers));
    const literals = NODES.filter(ts.isStringLiteral).map(({ text }) => text);
    const known = new Set([...patterns, ...covers, ...literals]);
    // A register is JSON, which escapes quotation marks.
    const citing = SOURCES.map(({ path, text }) =>
      path.endsWith('.json') ? text : text.replaceAll('"', '\\"'),
    );
    const isCited = (text: string): boolean => {
      const asWritten = text.slice(text.indexOf(', ') + 2).replaceAll('"', '\\"');
      return citing.some((source) => source.includes(asWritten));
    };
    expect(Object.keys(SPANISH).filter((text) => !known.has(text) && !isCited(text))).toEqual([]);
  });

  it('leaves no English word outside of it', () => {
    const bare = NODES.filter(isSaid).flatMap(({ template }) =>
      ts.isTemplateExpression(template)
        ? template.templateSpans.flatMap(({ expression }) => wordsIn(expression))
        : [],
    );
    const members = NODES.filter(ts.isPropertyAssignment)
      .filter(({ name, parent }) => /^(expected|found)$/.test(name.getText()) && isRaised(parent))
      .flatMap(({ initializer }) => wordsIn(initializer));
    expect([...bare, ...members]).toEqual([]);
  });
});

const isRaised = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && /^(raise|breach)$/.test(parent.expression.getText());

/** Literals of words that are shown as they stand: not what is compared with, joined by, or looked up. */
function wordsIn(node: ts.Node): readonly string[] {
  if (isSaid(node)) return [];
  if (ts.isCallExpression(node) && !/\.(map|flatMap)$/.test(node.expression.getText())) return [];
  if (ts.isBinaryExpression(node) && /[!=]==|<|>/.test(node.operatorToken.getText())) return [];
  if (ts.isElementAccessExpression(node)) return [];
  if (ts.isConditionalExpression(node)) return [...wordsIn(node.whenTrue), ...wordsIn(node.whenFalse)];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) {
    return hasWords(node.getText()) ? [node.getText()] : [];
  }
  const within: string[] = [];
  node.forEachChild((child) => void within.push(...wordsIn(child)));
  return within;
}

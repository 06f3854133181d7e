import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { partsOf } from '../../src/words/message';
import { isSpec, readProjectFiles, ROOT } from './project-files';

const FOLDER = join(ROOT, 'src', 'words');
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));
const SOURCES = readProjectFiles()
  .filter(({ path }) => /^src\/.*[.]ts$/.test(path) && !isSpec(path))
  .map(({ text }) => text)
  .join('\n');

interface Text {
  readonly at: string;
  readonly en: unknown;
  readonly es: unknown;
}

/** Every object that has a member `en` or `es`, with the names that lead to it. */
function textsIn(of: unknown, at: string): readonly Text[] {
  if (typeof of !== 'object' || of === null || Array.isArray(of)) return [];
  if ('en' in of || 'es' in of) return [{ at, en: undefined, es: undefined, ...of }];
  return Object.entries(of).flatMap(([name, within]) => textsIn(within, `${at}/${name}`));
}

/** A pattern of an address is shown as it is, in the language of the text: `…/tablets/{tableta}/17`. */
const untranslated = (part: string): string => (part === 'tableta' ? 'tablet' : part);

describe('the words that people read', () => {
  it.each(FILES)('have no name twice in one place: $name', ({ name, text }) => {
    const visit = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node)) {
        const names = node.properties.map((each) => (each.name as ts.StringLiteral).text);
        expect(names).toEqual([...new Set(names)]);
      }
      node.forEachChild(visit);
    };
    visit(ts.parseJsonText(name, text));
  });

  // Those of the application are a file a language: web/src/words/words.spec.ts holds them. The journal is in Spanish.
  it.each(FILES.filter(({ name }) => !/^application|[.]es[.]json$/.test(name)))(
    'are in both languages, with the same parts: $name',
    ({ name, text }) => {
      const texts = textsIn(JSON.parse(text), name);
      expect(texts.length).toBeGreaterThan(0);
      const parts = (words: unknown): readonly string[] => partsOf(String(words)).map(untranslated).sort();
      for (const { at, en, es } of texts) {
        for (const words of [en, es]) expect([at, words]).toEqual([at, expect.stringMatching(/\S/)]);
        expect([at, parts(es)]).toEqual([at, parts(en)]);
      }
    },
  );

  // Some codes of GraphQL are answered by its server alone.
  it.each(FILES.filter(({ name }) => name.startsWith('refusals') && !name.endsWith('graphql.json')))(
    'have a code only for what the service answers: $name',
    ({ name, text }) => {
      const codes = textsIn(JSON.parse(text), name).map(({ at }) =>
        at.replace(/[/](message|remedy|remedyOfPerson)$/, '').replace(/^.*[/]/, ''),
      );
      // An article is named by the refusals that cite it. Of some codes the subject is put before why a second person may not decide.
      const isUsed = (code: string): boolean =>
        text.includes(`"citation": "${code}"`) ||
        SOURCES.includes(`'${code}'`) ||
        SOURCES.includes(`'${code.replace(/^.*[.]/, '')}'`) ||
        new RegExp(`[.{,] ?${code}\\b`).test(SOURCES);
      expect(codes.filter((code) => !isUsed(code))).toEqual([]);
    },
  );

  it('have a tie-out that is hard or soft', () => {
    const { text } = FILES.find(({ name }) => name === 'tie-outs.json')!;
    const tieOuts = Object.values(JSON.parse(text) as Record<string, { readonly strength: string }>);
    expect(new Set(tieOuts.map(({ strength }) => strength))).toEqual(new Set(['hard', 'soft']));
  });
});

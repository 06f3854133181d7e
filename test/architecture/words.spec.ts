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

/** All objects with a member `en` or `es`, with their paths. */
function textsIn(of: unknown, at: string): readonly Text[] {
  if (typeof of !== 'object' || of === null || Array.isArray(of)) return [];
  if ('en' in of || 'es' in of) return [{ at, en: undefined, es: undefined, ...of }];
  return Object.entries(of).flatMap(([name, within]) => textsIn(within, `${at}/${name}`));
}

/** Placeholders in patterns of addresses are translated: `…/tablets/{tableta}/17`. */
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

  // The words of the application have a file per language, checked by web/src/words/words.spec.ts. The journal is in Spanish.
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

  // Apollo itself answers some codes of GraphQL.
  it.each(FILES.filter(({ name }) => name.startsWith('refusals') && !name.endsWith('graphql.json')))(
    'have a code only for what the service answers: $name',
    ({ name, text }) => {
      const codes = textsIn(JSON.parse(text), name).map(({ at }) =>
        at.replace(/[/](message|remedy|remedyOfPerson)$/, '').replace(/^.*[/]/, ''),
      );
      // Articles are named by the refusals that cite them. Some codes are composed of a subject and a reason.
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

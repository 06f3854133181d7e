import { CATALOGUE_OF_RELEASE } from '../support/generate/catalogue-of-release';
import { GENERATED_FILES, generatedText, keptText } from '../support/generate/generated-files';
import { isSpec, readProjectFiles, ROOT } from './project-files';

/** Without slow edges of games (generated-game-pages.slow.spec.ts) and the catalogue, which needs a database (catalogue.spec.ts). */
const QUICK = GENERATED_FILES.filter(
  (file) => !/^(docs|src)\/games\//.test(file) && file !== CATALOGUE_OF_RELEASE,
);

describe('what is made from the code', () => {
  it.each(QUICK)('is up to date with the code (npm run generate writes it): %s', async (file) => {
    expect(keptText(file, ROOT)).toBe(await generatedText(file, ROOT));
  });
});

describe('the page of codes', () => {
  const page = keptText('docs/errors.md', ROOT);
  /** The page is generated from the closed list of codes of findings. */
  const sources = readProjectFiles().filter(
    ({ path }) => /^(?:src|packages)\/(?!games\/|finding-catalogue\/)/.test(path) && !isSpec(path),
  );
  const isOfAnAccount = (code: string): boolean => /^\d*$/.test(code);

  it('names every code in the source', () => {
    const codes = sources
      .flatMap(({ text }) => [...text.matchAll(/\bcode: '([^']*)'/g)].map(([, code]) => code!))
      .filter((code) => !isOfAnAccount(code));
    expect(new Set(codes).size).toBeGreaterThan(20);
    expect([...new Set(codes)].filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
  });
});

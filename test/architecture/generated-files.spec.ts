import { GENERATED_FILES, generatedText, keptText } from '../support/generate/generated-files';
import { findingsInSource } from '../support/generate/findings-in-source';
import { isSpec, readProjectFiles, ROOT } from './project-files';

describe('what is made from the code', () => {
  it.each(GENERATED_FILES)('is what the code says (npm run generate writes it): %s', async (file) => {
    expect(keptText(file, ROOT)).toBe(await generatedText(file, ROOT));
  });
});

describe('the page of codes', () => {
  const page = keptText('docs/errors.md', ROOT);
  const sources = readProjectFiles().filter(({ path }) => path.startsWith('src/') && !isSpec(path));
  const isAccountCode = (code: string): boolean => /^\d*$/.test(code);

  it('names every code that stands in the source', () => {
    const codes = sources
      .flatMap(({ text }) => [...text.matchAll(/\bcode: '([^']*)'/g)].map(([, code]) => code!))
      .filter((code) => !isAccountCode(code));
    expect(new Set(codes).size).toBeGreaterThan(20);
    expect([...new Set(codes)].filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
  });

  it('gives every finding one severity, one rule and where the rule stands', () => {
    const findings = findingsInSource(ROOT);
    expect(findings.length).toBeGreaterThan(10);
    expect(findings.filter(({ ruleId, citation }) => !ruleId || !citation)).toEqual([]);
    expect(new Set(findings.map(({ code }) => code)).size).toBe(findings.length);
  });
});

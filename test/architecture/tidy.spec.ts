import { breachesInCore, CORE_RULES } from './core-rules';
import { deadFiles, deadNames } from './dead-code';
import { importersOf } from './imports';
import { missingFiles } from './named-files';
import { namelessFiles } from './names';
import { isTypeScript, readProjectFiles } from './project-files';
import { breachesInText, TEXT_RULES } from './text-rules';

const files = readProjectFiles();

it('the core has no clock, no randomness, no asynchronous code, and exact money', () => {
  expect(breachesInCore(CORE_RULES, files)).toEqual([]);
});

describe('the project', () => {
  it.each(TEXT_RULES)('keeps the rule: $name', (rule) => {
    expect(breachesInText([rule], files)).toEqual([]);
  });

  it('has no unreachable file', () => {
    expect(deadFiles(importersOf(files))).toEqual([]);
  });

  it('has no folder or file with a meaningless name', () => {
    expect(namelessFiles(files.filter(isTypeScript))).toEqual([]);
    const path = 'src/intake/date-helpers.ts';
    expect(namelessFiles([{ path, text: '' }])).toEqual([path]);
  });

  it('names no missing file in a comment or a page', () => {
    expect(missingFiles(files)).toEqual([]);
    const [page, code] = ['docs/one.md', 'src/one.ts'];
    const text = '// as `two.ts` says, and `src/one.ts`, `one.ts`, `*.spec.ts`, `NAME.ts`';
    expect(
      missingFiles([
        { path: code, text },
        { path: page, text: 'See `src/gone/`.' },
      ]),
    ).toEqual(['src/one.ts:1 two.ts', 'docs/one.md:1 src/gone/']);
  });

  it('exports no unused name', () => {
    expect(deadNames(files)).toEqual([]);
  });
});

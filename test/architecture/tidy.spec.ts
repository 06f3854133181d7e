import { breachesInCore, CORE_RULES } from './core-rules';
import { deadFiles, deadNames } from './dead-code';
import { importersOf } from './imports';
import { namelessFiles } from './names';
import { isTypeScript, readProjectFiles } from './project-files';
import { breachesInText, TEXT_RULES } from './text-rules';

const files = readProjectFiles();

it('the core has no clock, no chance, nothing that waits, and exact money', () => {
  expect(breachesInCore(CORE_RULES, files)).toEqual([]);
});

describe('the project', () => {
  it.each(TEXT_RULES)('keeps the rule: $name', (rule) => {
    expect(breachesInText([rule], files)).toEqual([]);
  });

  it('has no file that nothing leads to', () => {
    expect(deadFiles(importersOf(files))).toEqual([]);
  });

  it('has no folder or file whose name says nothing', () => {
    expect(namelessFiles(files.filter(isTypeScript))).toEqual([]);
    const path = 'src/intake/date-helpers.ts';
    expect(namelessFiles([{ path, text: '' }])).toEqual([path]);
  });

  it('exports no name that nothing uses', () => {
    expect(deadNames(files)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProjectFiles, ROOT } from './project-files';
import { avoidedWords, needlessExceptions, wordsToAvoid } from './vocabulary';

const words = wordsToAvoid(readFileSync(join(ROOT, 'docs', 'glossary.md'), 'utf8'));

describe('the "Not" column of the glossary', () => {
  it('is read from every table that has one', () => {
    const glossary = [
      '| English | Meaning | Not |',
      '| ------- | ------- | --- |',
      '| slip | Paper. | volante, sheet |',
      '| tips | Owed. | |',
      '',
      '| English | Meaning |',
      '| ------- | ------- |',
      '| count | Chips counted. |',
    ];
    expect(wordsToAvoid(glossary.join('\n'))).toEqual(['volante', 'sheet']);
    expect(words).toEqual(expect.arrayContaining(['volante', 'lost money', 'judge']));
  });

  it.each([
    ['judge', 'const judgedHand = 1;'],
    ['judge', 'JUDGES.run()'],
    ['lost money', 'Lost money is owed.'],
    ['lost money', 'readLostMoney()'],
    ['fold key', 'by fold-key'],
  ])('finds %s in %s', (word, text) => {
    expect(avoidedWords([word], [{ path: 'src/a.ts', text: `\n${text}` }])).toEqual([`src/a.ts:2 ${word}`]);
  });

  it.each([
    ['judge', 'src/a.ts', `fate === 'not-judged'`],
    ['lost money', 'schema.graphql', 'lostMoney(casino: ID!)'],
    ['judge', 'docs/decisions/0001-a.md', 'judges'],
    ['judge', 'test/a.ts', 'judges'],
    ['door', 'src/a.ts', 'indoors, doorway'],
  ])('lets pass %s in %s: %s', (word, path, text) => {
    expect(avoidedWords([word], [{ path, text }])).toEqual([]);
  });

  it('holds in the code, the documentation and the schema', () => {
    expect(avoidedWords(words, readProjectFiles())).toEqual([]);
  });

  it('has no unused exception', () => {
    expect(needlessExceptions(readProjectFiles())).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { type Words, wordsIn } from './catalogue';
import { choiceWord, fieldWord, rowWord, typeWord } from './fact-words';
import { fill } from './fill';
import { type OutsideWords, outsideWordsIn } from './outside-words';

const SOURCES = Object.values(
  import.meta.glob<string>('../**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' }),
).join('\n');

const [es, en] = (['es', 'en'] as const).map((language) => ({
  ...wordsIn(language),
  ...outsideWordsIn(language),
})) as [Words & OutsideWords, Words & OutsideWords];

const leaves = (words: object, path = ''): (readonly [path: string, text: string])[] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? leaves(value as object, `${path}${name}.`)
      : [[`${path}${name}`, String(value)] as const],
  );

const partsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, part]) => part!).sort();

describe('the words of the application', () => {
  it('exist in both languages for each code', () =>
    expect(leaves(en).map(([path]) => path)).toEqual(leaves(es).map(([path]) => path)));

  it('have the same parts in both languages', () => {
    const spanish = new Map(leaves(es));
    for (const [path, text] of leaves(en))
      // The form for one may omit the count.
      if (!path.endsWith('.one')) expect([path, partsOf(spanish.get(path)!)]).toEqual([path, partsOf(text)]);
  });

  it('are all used', () => {
    const unused = leaves(es).filter(([path]) => {
      const names = path.replace(/[.](one|other)$/, '').split('.');
      return !isNamed(names.at(-1)!) && !names.slice(0, -1).some(isTakenWhole);
    });
    expect(unused).toEqual([]);
  });

  it('use no word for gaming day, slip or count that the glossary rejects', () => {
    const spanish = leaves(es).map(([, text]) => text.toLowerCase());
    for (const rejected of ['volante', 'rake', 'login', 'dashboard'])
      expect(spanish.filter((text) => text.includes(rejected))).toEqual([]);
  });

  it.each([
    [0, '0 filas'],
    [1, '1 fila'],
    [2, '2 filas'],
    [1_000_000, '1000000 filas'],
  ])('have the plural form for %i: %s', (count, said) => expect(fill(es.day.rows, { count })).toBe(said));

  it('are loaded in the language that the page chooses', () =>
    expect(SOURCES.match(/^import (?!type).*(in-(spanish|english)|words\/application).*/gm)).toEqual([
      expect.stringContaining('application/en.json'),
      expect.stringContaining('application/facts.en.json'),
      expect.stringContaining('application/titles.en.json'),
      expect.stringContaining('application/es.json'),
      expect.stringContaining('application/facts.es.json'),
      expect.stringContaining('application/titles.es.json'),
    ]));

  it('are shared by no two files', () =>
    expect(Object.keys(outsideWordsIn('es')).filter((group) => group in wordsIn('es'))).toEqual([]));

  it('have their parts in the place of their names', () =>
    expect(fill(es.day.savedBy, { who: 'Ana {at}', at: '10:00' })).toBe('Guardada por Ana {at}, 10:00.'));
});

const isNamed = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(SOURCES);

/** Whether the sources look up a group of words by a variable key, such as a role or a status. */
const isTakenWhole = (group: string): boolean => new RegExp(`[.]${group}\\b(?![.?])`).test(SOURCES);

it.each(['constructor', '__proto__', 'valueOf'])('%s is an ordinary name without words', (name) => {
  for (const language of ['es', 'en'] as const)
    for (const said of [fieldWord, rowWord, choiceWord, typeWord])
      expect(said(name, language).toLowerCase().replaceAll(' ', '')).toBe(name.toLowerCase());
});

import { describe, expect, it } from 'vitest';
import { en } from './en';
import { es } from './es';
import { choiceWord, fieldWord, rowWord, typeWord } from './fact-words';

const leaves = (words: object, path = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? leaves(value as object, `${path}${key}.`)
      : [`${path}${key}`],
  );

describe('the words of the application', () => {
  it('are there in both languages, key by key', () => expect(leaves(en)).toEqual(leaves(es)));

  it('say no gaming day, slip or count by a word that the glossary rejects', () => {
    const spanish = JSON.stringify(es).toLowerCase();
    for (const rejected of ['volante', 'rake', 'login', 'dashboard']) expect(spanish).not.toContain(rejected);
  });
});

it.each(['constructor', '__proto__', 'valueOf'])('%s is a name like others, which has no words', (name) => {
  for (const language of ['es', 'en'] as const)
    for (const said of [fieldWord, rowWord, choiceWord, typeWord])
      expect(said(name, language).toLowerCase().replaceAll(' ', '')).toBe(name.toLowerCase());
});

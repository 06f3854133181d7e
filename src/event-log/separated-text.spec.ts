import { separatorsFor } from './separated-text';

const usual = separatorsFor([]);

describe('the separators of texts that are sent together', () => {
  it('are three different texts, and the usual ones unless one of them occurs in a text', () => {
    expect(new Set(Object.values(usual)).size).toBe(3);
    expect(separatorsFor([['{"a":1}', null], ['']])).toEqual(usual);
  });

  it.each(Object.entries(usual))(
    'are other texts if a text contains the usual one for %s',
    (_of, separator) => {
      const others = separatorsFor([
        ['a', null],
        ['b', `c${separator}d`],
      ]);
      const texts = Object.values(others);
      expect(Object.keys(others).sort()).toEqual(['absent', 'cell', 'row']);
      expect(new Set(texts).size).toBe(3);
      // No separator is part of another one, and none is a text that a sender could have written.
      for (const text of texts) expect(texts.filter((each) => each.includes(text))).toEqual([text]);
      expect(Object.values(separatorsFor([[separator]]))).not.toContain(others.row);
    },
  );
});

import { lookKey, nameFault, nameKey, strangeCharacter, strangeInId } from './person-name';

describe('two names', () => {
  it.each([
    ['Bernal', 'Bemal'],
    ['Navvas', 'Nawas'],
    ['Ivo Iniesta', 'lvo lniesta'],
  ])('%s and %s look alike, and are different', (one, other) => {
    expect(lookKey(one)).toBe(lookKey(other));
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  it('with another letter do not look alike', () => expect(lookKey('Bernal')).not.toBe(lookKey('Benal')));
});

describe('a name of a person', () => {
  it.each([
    ["Núria d'Àvila i Ferré", undefined],
    ['M. Ángeles Rey-Ñúñez', undefined],
    ['', 'empty'],
    ['  ', 'empty'],
    [' Ana', 'spaces'],
    ['Ana ', 'spaces'],
    ['Ana  Ruiz', 'spaces'],
    ['Ana\u0301', 'not-nfc'],
    ['A'.repeat(80), undefined],
    ['A'.repeat(81), 'long'],
    ['Ana Ruiz 2', 'characters'],
    ['Ana -Ruiz', 'characters'],
    ['\u0410na', 'characters'],
    ['Ａna', 'characters'],
  ])('%j: %s', (name, fault) => expect(nameFault(name)).toBe(fault));

  it('is refused by the code point of its first strange character', () => {
    expect(strangeCharacter('Ana\u200b Ru\u0410')).toBe('U+200B');
    expect(strangeCharacter('Ana 2')).toBe('U+0032');
    expect(strangeCharacter("Núria d'Àvila")).toBeUndefined();
  });

  it.each([
    ['ŁÓDŹ Ø', 'lodzo'],
    ['Đorđe Ħ', 'dordeh'],
    ['Ŧŋ', 'tn'],
    ['Þóra Ðan', 'thoradan'],
    ['Weiß', 'weiss'],
    ['Æsa Œ', 'aesaoe'],
    ['Ruız', 'ruiz'],
    ["O'Neill-Rey, Ana.", 'oneillreyana'],
  ])('%s is the same person as %s', (name, key) => expect(nameKey(name)).toBe(key));
});

describe('an id', () => {
  it.each([
    ['RF1-2026/07', undefined],
    ['caja núm. 4 «A»', undefined],
    ['a\u200bb', 'U+200B'],
    ['a\nb', 'U+000A'],
    ['\u0430', 'U+0430'],
    [' a', 'U+0020'],
    ['a ', 'U+0020'],
    ['a  b', 'U+0020'],
    ['a\u00adb', 'U+00AD'],
  ])('%j has the strange character %s', (id, strange) => expect(strangeInId(id)).toBe(strange));
});

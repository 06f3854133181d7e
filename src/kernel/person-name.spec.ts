import { lookKey, nameKey } from './person-name';

describe('two names', () => {
  it.each([
    ['Bernal', 'Bemal'],
    ['Navvas', 'Nawas'],
    ['Ivo Iniesta', 'lvo lniesta'],
  ])('%s and %s look alike, and are two', (one, other) => {
    expect(lookKey(one)).toBe(lookKey(other));
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  it('that differ do not look alike', () => expect(lookKey('Bernal')).not.toBe(lookKey('Benal')));
});

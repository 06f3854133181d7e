import { findHiddenLoss, isTooDeep, MAX_DEPTH } from './json-text';

const nested = (depth: number, open = '[', close = ']'): string => open.repeat(depth) + close.repeat(depth);

describe('the nesting of a text', () => {
  it('may be as deep as the limit, and not one level deeper', () => {
    expect(isTooDeep(nested(MAX_DEPTH))).toBe(false);
    expect(isTooDeep(nested(MAX_DEPTH + 1))).toBe(true);
    expect(isTooDeep(nested(MAX_DEPTH + 1, '{"a":', '}').replace(':}', ':1}'))).toBe(true);
  });

  it('is counted in depth, not in number', () => expect(isTooDeep(`[${'[],{},'.repeat(500)}1]`)).toBe(false));

  it('is not counted inside strings, whatever they escape', () => {
    expect(isTooDeep(JSON.stringify({ '[': '['.repeat(100), '\\"[': `\\${'"['.repeat(100)}\\` }))).toBe(
      false,
    );
    expect(isTooDeep(`["\\\\",${nested(MAX_DEPTH)}]`)).toBe(true);
  });
});

describe('a loss that parsing a text would hide', () => {
  it.each([
    ['zeros within a number', `[1${'0'.repeat(900_000)}1]`],
    ['an exponent', `[1e${'9'.repeat(900_000)}]`],
    ['an exponent of zeros', `[1e-${'0'.repeat(900_000)}2]`],
  ])('is found in less than two seconds in a number as long as a delivery: %s', (_, text) => {
    const begun = performance.now();
    const found = findHiddenLoss(text);
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect(found?.reason).toBe(text.endsWith('02]') ? undefined : 'inexact-number');
  });

  test.each([
    ['a key said twice', '{"a":1,"a":1}', { reason: 'duplicate-key', path: '/a', found: 'a' }],
    [
      'a key said twice in two spellings',
      String.raw`{"a":1,"\u0061":2}`,
      { reason: 'duplicate-key', path: '/a', found: 'a' },
    ],
    [
      'a key said twice deep inside',
      '{"x":[0,{"b":{},"c":2,"b":3}]}',
      { reason: 'duplicate-key', path: '/x/1/b', found: 'b' },
    ],
    [
      'a key that needs escaping in the path',
      '{"a/b~c":1,"a/b~c":1}',
      { reason: 'duplicate-key', path: '/a~1b~0c', found: 'a/b~c' },
    ],
    [
      'a number that changes',
      '{"a":[1,[9007199254740993]]}',
      { reason: 'inexact-number', path: '/a/1/0', found: '9007199254740993' },
    ],
    ['a number that changes, alone', '1e400', { reason: 'inexact-number', path: '', found: '1e400' }],
    [
      'a number that changes after a nested list',
      '[[1,2],{"a":1},1e400]',
      { reason: 'inexact-number', path: '/2', found: '1e400' },
    ],
  ])('is found with its path: %s', (_what, text, surprise) => {
    expect(findHiddenLoss(text)).toEqual(surprise);
  });

  it('is found in nesting that is too deep', () => {
    expect(findHiddenLoss(nested(MAX_DEPTH + 1))).toMatchObject({ reason: 'too-deep' });
    expect(findHiddenLoss(nested(MAX_DEPTH))).toBeUndefined();
  });

  test.each([
    [
      'white space and other spellings of numbers and texts',
      ' {\n"a" : [ 1.0 , -0, 1E2 ], "b":"\\u0041\\n" } ',
    ],
    ['the same key in two objects', '[{"a":1},{"a":1},{"a":{"a":1}}]'],
    ['a text equal to a key', '{"a":"a","b":["a","a","b"]}'],
    ['numbers inside texts', '{"a":"9007199254740993","1e400":true}'],
    ['a text that ends in an escaped backslash', String.raw`{"a":"\\","b":"\"","c":"\\\""}`],
  ])('is not found in %s', (_what, text) => {
    expect(() => JSON.parse(text) as unknown).not.toThrow();
    expect(findHiddenLoss(text)).toBeUndefined();
  });
});

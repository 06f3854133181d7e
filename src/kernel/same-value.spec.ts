import { isSameValue } from './same-value';

describe('two values', () => {
  test.each([
    [1n, 1n],
    [{ a: [1n, 'x', { b: null }], c: undefined }, { a: [1n, 'x', { b: null }] }],
    [[], []],
  ])('say the same: %#', (a, b) => expect([isSameValue(a, b), isSameValue(b, a)]).toEqual([true, true]));

  test.each([
    [1n, 1],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1 }, { b: 1 }],
    [[], {}],
    [null, {}],
    [undefined, null],
  ])('say something else: %#', (a, b) =>
    expect([isSameValue(a, b), isSameValue(b, a)]).toEqual([false, false]),
  );
});

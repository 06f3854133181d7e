import { exactJson } from './exact-json';

describe('JSON with exact amounts', () => {
  it('writes amounts as integers, however large', () => {
    expect(exactJson({ paid: 35000n, lost: [-1n, 0n], far: 9007199254740993n })).toBe(
      '{\n  "paid": 35000,\n  "lost": [\n    -1,\n    0\n  ],\n  "far": 9007199254740993\n}',
    );
  });

  it('leaves numbers and text as they are', () => {
    expect(JSON.parse(exactJson({ a: 1.5, b: '17', c: null, d: '"\\u0000"' }))).toEqual({
      a: 1.5,
      b: '17',
      c: null,
      d: '"\\u0000"',
    });
  });
});

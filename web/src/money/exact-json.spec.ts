import { describe, expect, it } from 'vitest';
import { decimalText, exactJson, readExact } from './exact-json';

describe('the JSON of a fact', () => {
  it('has every digit of an amount beyond the range of JavaScript numbers', () =>
    expect(exactJson({ amount: 9_007_199_254_740_993n })).toBe('{"amount":9007199254740993}'));

  it('omits undefined members, and keeps empty ones', () =>
    expect(exactJson({ slip: undefined, by: [], of: { a: '"', b: true } })).toBe(
      String.raw`{"by":[],"of":{"a":"\"","b":true}}`,
    ));
});

describe('a fact read from its JSON', () => {
  it('has every digit of its amounts, and unchanged texts', () =>
    expect(
      readExact('{"amount":-9007199254740993,"slip":"A-1","at":"12:30","of":[1,{"b":true}],"no":null}'),
    ).toEqual({
      ...{ amount: -9_007_199_254_740_993n, slip: 'A-1', at: '12:30', of: [1n, { b: true }] },
    }));
});

describe('minor units as a text', () => {
  it.each([
    [123_456n, 2, '1234.56'],
    [5n, 2, '0.05'],
    [-5n, 2, '-0.05'],
    [1_500n, 0, '1500'],
  ])('%s with %s decimals: %s', (minor, decimals, text) => expect(decimalText(minor, decimals)).toBe(text));
});

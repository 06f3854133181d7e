import fc from 'fast-check';
import { formatAmount, parseAmount } from './amounts.js';

it('amounts of any size are written and read without a loss', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.constantFrom('EUR', 'JPY', 'KWD'), (minorUnits, currency) => {
      expect(parseAmount(formatAmount(minorUnits, currency), currency)).toBe(minorUnits);
    }),
  );
});

it.each([
  ['1234.56', 'EUR', 123_456n],
  ['1234.5', 'EUR', 123_450n],
  ['-0.07', 'EUR', -7n],
  ['90071992547409931.01', 'EUR', 9_007_199_254_740_993_101n],
  ['1500', 'JPY', 1_500n],
  ['1.234', 'KWD', 1_234n],
] as const)('%s %s are %s minor units', (text, currency, minorUnits) => {
  expect(parseAmount(text, currency)).toBe(minorUnits);
});

it.each([
  ['1.234', 'EUR'],
  ['1.5', 'JPY'],
  ['1,50', 'EUR'],
  ['1e3', 'EUR'],
  ['.5', 'EUR'],
  ['', 'EUR'],
  [' 1', 'EUR'],
])('%j is no amount in %s: nothing is rounded or guessed', (text, currency) => {
  expect(() => parseAmount(text, currency)).toThrow(RangeError);
});

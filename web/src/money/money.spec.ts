import { describe, expect, it } from 'vitest';
import { formatAmount, parseAmount, signOf, sumOf, withAmounts } from './money';

describe('an amount on the screen', () => {
  it.each([
    ['2555.00', 'es', '2.555,00'],
    ['2555.00', 'en', '2,555.00'],
    ['-455.00', 'es', '\u2212455,00'],
    ['0.00', 'es', '0,00'],
    ['123456789012345678.90', 'es', '123.456.789.012.345.678,90'],
    ['-1000000', 'en', '\u22121,000,000'],
  ] as const)('%s is written in %s as %s', (amount, language, written) => {
    expect(formatAmount(amount, language)).toBe(written);
  });

  it('returns a text that is no amount unchanged', () => {
    expect(formatAmount('1.2.3', 'es')).toBe('1.2.3');
    expect(formatAmount('BX2', 'es')).toBe('BX2');
  });

  it('has a sign at any length', () => {
    expect([signOf('-0.01'), signOf('0.00'), signOf('-0.00'), signOf('12.00')]).toEqual([-1, 0, 0, 1]);
  });

  it('is a sum of minor units beyond the range of JavaScript numbers', () => {
    expect(sumOf(['9007199254740993', '-2', '0'])).toBe(9007199254740991n);
  });
});

describe('an amount that a person types', () => {
  it.each([
    ['1.234,56', 'es', 123456n],
    ['1234,5', 'es', 123450n],
    ['-1.234', 'es', -123400n],
    ['\u2212 5', 'es', undefined],
    ['1,234.56', 'es', undefined],
    ['1,234.56', 'en', 123456n],
    ['12.34.56', 'es', undefined],
    ['1,234', 'es', undefined],
    ['', 'es', undefined],
    ['12,345', 'es', undefined],
  ] as const)('reads %j in %s as %s', (typed, language, minor) => {
    expect(parseAmount(typed, language)).toBe(minor);
  });
});

describe('a sentence with amounts', () => {
  it.each([
    [
      'en',
      'The count has 2755.00 EUR, the books -1000.50 EUR.',
      'The count has 2,755.00 EUR, the books \u22121,000.50 EUR.',
    ],
    ['es', 'El recuento tiene 2755.00 EUR.', 'El recuento tiene 2.755,00 EUR.'],
  ] as const)('shows them as %s writes them', (language, text, shown) =>
    expect(withAmounts(text, language)).toBe(shown),
  );

  it('leaves rules, ids, addresses and versions unchanged', () => {
    const others = 'art. 1.1.8.A, RF1-1000.50/2, 0.4.00.1, 2026-03-20';
    expect(withAmounts(others, 'es')).toBe(others);
  });
});

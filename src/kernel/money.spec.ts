import { currencyExponent, formatMinor, minorFromWire, sumMinor } from './money';

describe('an amount in minor units', () => {
  test.each([
    [125000n, 'EUR', '1250.00'],
    [5n, 'EUR', '0.05'],
    [-5n, 'EUR', '-0.05'],
    [-100n, 'EUR', '-1.00'],
    [0n, 'EUR', '0.00'],
    [300n, 'ESP', '300'],
    [-300n, 'ESP', '-300'],
    [0n, 'JPY', '0'],
    [1234n, 'KWD', '1.234'],
    [-7n, 'KWD', '-0.007'],
    [9_007_199_254_740_993n, 'USD', '90071992547409.93'],
  ])('%s of %s is written %s', (amount, currency, text) => expect(formatMinor(amount, currency)).toBe(text));

  // ISO 4217; the peseta had no cents in use.
  test.each([
    [0, 'CLP ESP ISK JPY KRW PYG UGX VND XAF XOF XPF'],
    [2, 'EUR GBP USD ZZZ'],
    [3, 'BHD IQD JOD KWD LYD OMR TND'],
  ])('has %i decimal places in %s', (exponent, currencies) => {
    for (const currency of currencies.split(' '))
      expect([currency, currencyExponent(currency)]).toEqual([currency, exponent]);
  });

  test.each([0, -0, 1, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])(
    'is %s exactly as it came over the wire',
    (amount) => expect(minorFromWire(amount)).toBe(BigInt(amount.toFixed(0))),
  );

  test.each([0.5, 1e-9, NaN, Infinity])('is refused as %s, which is no integer', (amount) =>
    expect(() => minorFromWire(amount)).toThrow(RangeError),
  );

  it('is summed exactly beyond what a floating point number holds', () => {
    const largest = BigInt(Number.MAX_SAFE_INTEGER);
    expect(sumMinor([largest, largest, 1n])).toBe(18_014_398_509_481_983n);
    expect(sumMinor([])).toBe(0n);
  });
});

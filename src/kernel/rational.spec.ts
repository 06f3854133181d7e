import {
  add,
  compare,
  divide,
  formatRational,
  multiply,
  ONE,
  rational,
  subtract,
  sumRational,
  ZERO,
} from './rational';

describe('an exact fraction', () => {
  it.each([
    [rational(6n, 4n), 3n, 2n],
    [rational(3n, -6n), -1n, 2n],
    [rational(-3n, -6n), 1n, 2n],
    [rational(0n, -5n), 0n, 1n],
    [rational(7n), 7n, 1n],
  ])('is in lowest terms with the sign above the line', (fraction, numerator, denominator) => {
    expect(fraction).toEqual({ numerator, denominator });
  });

  it('refuses zero below the line', () => {
    expect(() => rational(1n, 0n)).toThrow('1/0 is no fraction');
    expect(() => divide(ONE, ZERO)).toThrow(RangeError);
  });

  it('adds, subtracts, multiplies and divides exactly', () => {
    const [third, sixth] = [rational(1n, 3n), rational(1n, 6n)];
    expect(add(third, sixth)).toEqual(rational(1n, 2n));
    expect(subtract(sixth, third)).toEqual(rational(-1n, 6n));
    expect(multiply(third, sixth)).toEqual(rational(1n, 18n));
    expect(divide(third, sixth)).toEqual(rational(2n));
    expect(sumRational([third, sixth, sixth, third])).toEqual(ONE);
  });

  it('sums many fractions to what adding them one by one gives, in lowest terms', () => {
    const terms = Array.from({ length: 400 }, (_, n) =>
      rational(BigInt((n * 7_919) % 1_009) - 500n, [1n, 37n, 38n, 1_369n, 13n ** 5n, 104_729n][n % 6]),
    );
    const oneByOne = terms.reduce(add, ZERO);
    expect(oneByOne.denominator).toBeGreaterThan(1_369n * 104_729n);
    expect(sumRational(terms)).toEqual(oneByOne);
    expect(sumRational([...terms, rational(-oneByOne.numerator, oneByOne.denominator)])).toEqual(ZERO);
    expect(sumRational([])).toEqual(ZERO);
    expect(sumRational([rational(1n, 6n), rational(1n, 6n)])).toEqual(rational(1n, 3n));
  });

  it.each([
    [rational(1n, 3n), rational(1n, 2n), -1],
    [rational(2n, 4n), rational(1n, 2n), 0],
    [rational(-1n, 3n), rational(-1n, 2n), 1],
  ])('is compared without a common denominator', (a, b, order) => expect(compare(a, b)).toBe(order));
});

describe('a fraction written as a decimal number', () => {
  it.each([
    [rational(1n, 37n), 6, '0.027027'],
    [rational(-1n, 37n), 4, '-0.0270'],
    [rational(1n, 2n), 0, '1'],
    [rational(1n, 8n), 2, '0.13'],
    [rational(-1n, 1000n), 2, '0.00'],
    [rational(125n), 2, '125.00'],
  ])('is the nearest one, ties away from zero', (fraction, places, written) =>
    expect(formatRational(fraction, places)).toBe(written),
  );
});

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

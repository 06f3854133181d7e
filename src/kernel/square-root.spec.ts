import { nearestRoot, rational } from './rational';

describe('the nearest root', () => {
  it.each<[bigint, bigint, bigint]>([
    [0n, 1n, 0n],
    [1n, 5n, 0n],
    [1n, 4n, 1n],
    [2n, 1n, 1n],
    [9n, 4n, 2n],
    [899n, 400n, 1n],
    [10n ** 40n, 1n, 10n ** 20n],
    [10n ** 40n - 1n, 1n, 10n ** 20n],
  ])('of %s/%s is %s', (numerator, denominator, root) => {
    expect(nearestRoot(rational(numerator, denominator))).toBe(root);
  });

  it('is never farther than a half from the exact one', () => {
    for (let number = 0n; number < 3_000n; number += 1n) {
      const twice = 2n * nearestRoot(rational(number));
      expect((twice - 1n) * (twice - 1n) <= 4n * number || number === 0n).toBe(true);
      expect((twice + 1n) * (twice + 1n) > 4n * number).toBe(true);
    }
  });

  it('refuses a negative number', () => {
    expect(() => nearestRoot(rational(-2n))).toThrow('no square root');
  });
});

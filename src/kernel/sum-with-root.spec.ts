import { add, compare, multiply, nearestRoot, rational, subtract, ZERO } from './rational';
import { nearestWithRoot } from './sum-with-root';

describe('the whole number nearest to a sum with a root', () => {
  it.each<[bigint, bigint, bigint, bigint, bigint]>([
    [0n, 1n, 2n, 1n, 1n],
    [-1n, 1n, 2n, 1n, 0n],
    [1n, 3n, 2n, 1n, 2n],
    [-7n, 2n, 9n, 1n, 0n],
    [-17n, 3n, 4n, 1n, -4n],
    [5n, 2n, 0n, 1n, 3n],
    [100n, 1n, 10n ** 40n, 1n, 10n ** 20n + 100n],
  ])('%s/%s + √(%s/%s) is %s', (n, d, square, by, nearest) => {
    expect(nearestWithRoot(rational(n, d), rational(square, by))).toBe(nearest);
  });

  it('is never farther than a half from the exact one, which rounding the root first can be', () => {
    let differs = 0;
    for (let seventh = -40n; seventh <= 40n; seventh += 1n) {
      for (let square = 0n; square < 60n; square += 1n) {
        const [base, root] = [rational(seventh, 7n), rational(square, 3n)];
        const nearest = rational(nearestWithRoot(base, root));
        // nearest - 1/2 - base <= √root < nearest + 1/2 - base
        const below = subtract(subtract(nearest, rational(1n, 2n)), base);
        const above = subtract(add(nearest, rational(1n, 2n)), base);
        expect(compare(below, ZERO) <= 0 || compare(multiply(below, below), root) <= 0).toBe(true);
        expect(compare(above, ZERO) > 0 && compare(multiply(above, above), root) > 0).toBe(true);
        if (nearestWithRoot(base, ZERO) + nearestRoot(root) !== nearest.numerator) differs += 1;
      }
    }
    expect(differs).toBeGreaterThan(100);
  });
});

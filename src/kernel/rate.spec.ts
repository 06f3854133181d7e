import { rateFromWire, roundedHalfUp, shareOf } from './rate';

const FIVE_PERCENT = { numerator: 5n, denominator: 100n };

describe('a share of an amount', () => {
  test.each([
    ['5 % of 500.00', 50_000n, 2_500n, undefined],
    ['5 % of 33.30, a half cent', 3_330n, 167n, { numerator: 16_650n, denominator: 100n }],
    ['5 % of 33.20, below the half', 3_329n, 166n, { numerator: 16_645n, denominator: 100n }],
    ['of nothing', 0n, 0n, undefined],
  ])('is rounded half up, once, and keeps what it was before: %s', (_what, amount, rounded, exact) => {
    expect(shareOf(amount, FIVE_PERCENT)).toEqual(
      exact === undefined ? { amount: rounded } : { amount: rounded, exact },
    );
  });

  test.each([
    [-3n, 2n, -1n],
    [-5n, 2n, -2n],
    [-7n, 4n, -2n],
    [-4n, 2n, -2n],
    [3n, 2n, 2n],
    [7n, 3n, 2n],
  ])('of a negative amount is rounded upwards at the half: %s / %s is %s', (numerator, denominator, amount) =>
    expect(roundedHalfUp({ numerator, denominator }).amount).toBe(amount),
  );

  it('is exact beyond what a floating point number holds', () => {
    const largest = BigInt(Number.MAX_SAFE_INTEGER);
    const rate = rateFromWire({ numerator: Number.MAX_SAFE_INTEGER, denominator: 1 });
    expect(shareOf(largest, rate)).toEqual({ amount: largest * largest });
  });
});

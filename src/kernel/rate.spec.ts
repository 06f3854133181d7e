import { rateFromWire } from './rational';

describe('a rate', () => {
  it('is the exact share that was written', () => {
    expect(rateFromWire({ numerator: 5, denominator: 100 })).toEqual({ numerator: 5n, denominator: 100n });
  });

  it('is exact up to the largest number that may be written', () => {
    const largest = Number.MAX_SAFE_INTEGER;
    expect(rateFromWire({ numerator: largest, denominator: 1 })).toEqual({
      numerator: BigInt(largest),
      denominator: 1n,
    });
  });
});

import { rational } from './rational';
import { roundAmount, type RoundingMode, TO_THE_CENT } from './rounding';

const rounded = (numerator: bigint, denominator: bigint, mode: RoundingMode, unit = 1n): bigint =>
  roundAmount(rational(numerator, denominator), { mode, unit });

describe('half-up', () => {
  it.each([
    [5n, 2n, 3n],
    [1n, 2n, 1n],
    [-1n, 2n, -1n],
    [-3n, 2n, -2n],
    [-7n, 4n, -2n],
    [-4n, 2n, -2n],
    [249n, 100n, 2n],
    [-5n, 2n, -3n],
    [7n, 1n, 7n],
    [0n, 1n, 0n],
  ])('goes to the nearest cent and from the middle away from zero', (numerator, denominator, cents) =>
    expect(rounded(numerator, denominator, 'half-up')).toBe(cents),
  );

  it('goes to the nearest ten cents where that is the smallest chip', () => {
    expect([114n, 115n, 116n].map((cents) => rounded(cents, 1n, 'half-up', 10n))).toEqual([110n, 120n, 120n]);
  });
});

it('an amount is rounded to the nearest cent unless another step is stated', () =>
  expect([5n, -5n, 3n].map((halves) => roundAmount(rational(halves, 2n), TO_THE_CENT))).toEqual([
    3n,
    -3n,
    2n,
  ]));

describe('floor', () => {
  it.each([
    [5n, 2n, 2n],
    [-5n, 2n, -3n],
    [-6n, 2n, -3n],
  ])('never goes up', (numerator, denominator, cents) =>
    expect(rounded(numerator, denominator, 'floor')).toBe(cents),
  );

  it('goes down to whole chips', () => expect(rounded(1199n, 1n, 'floor', 50n)).toBe(1150n));
});

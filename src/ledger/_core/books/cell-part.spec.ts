import { roundingInWords } from './cell-part';

describe('the rounding step of an amount', () => {
  it.each<[bigint, bigint, bigint, string]>([
    [5n, 2n, 2n, 'once, down to minor units'],
    [5n, 2n, 3n, 'once, half up to minor units'],
    [7n, 3n, 2n, 'once, to minor units; half up and down come to the same'],
    [-5n, 2n, -3n, 'once, half up to minor units'],
    [2375n, 2n, 1150n, 'once, to the step that the rule or the table has'],
  ])('%s/%s, posted as %s: %s', (numerator, denominator, posted, step) => {
    expect(roundingInWords({ numerator, denominator }, posted).en).toBe(step);
  });
});

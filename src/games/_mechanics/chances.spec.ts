import { ONE, rational } from '../../kernel/rational';
import { allOf, edgeOfCounted, netting, edgeOf, sumOfMoments, withChance } from './chances';

/** A number of the roulette of 37: 36 units come back in one case. The house has 1/37. */
const STRAIGHT_UP = {
  bet: 'straight-up',
  edge: rational(1n, 37n),
  variance: rational(36n * 36n * 36n, 37n * 37n),
};

describe('the edge of a bet', () => {
  it('is what does not come back of one unit; its variance that of the return', () => {
    const moments = sumOfMoments([
      withChance(rational(1n, 37n), rational(36n)),
      withChance(rational(36n, 37n), rational(0n)),
    ]);
    expect(edgeOf('straight-up', moments, 'by hand')).toEqual({ ...STRAIGHT_UP, method: 'by hand' });
  });

  it('is none of a bet that comes back whole', () =>
    expect(edgeOf('even', sumOfMoments([withChance(ONE, ONE)]), 'by hand')).toEqual({
      bet: 'even',
      edge: rational(0n),
      variance: rational(0n),
      method: 'by hand',
    }));

  it('is the same by counting ways', () => {
    const counted = allOf([netting(1n, 35n), netting(36n, -1n)]);
    expect(counted).toEqual({ ways: 37n, sum: -1n, squares: 1261n });
    expect(edgeOfCounted('straight-up', counted, { method: 'by hand' })).toEqual({
      ...STRAIGHT_UP,
      method: 'by hand',
    });
  });

  it('is that of one unit, however many were staked: with 2 units, half the edge and a quarter of the variance', () =>
    expect(
      edgeOfCounted('pair', { ways: 37n, sum: -1n, squares: 1261n }, { method: 'by hand', staked: 2n }),
    ).toEqual({
      bet: 'pair',
      edge: rational(1n, 74n),
      variance: rational(11_664n, 1369n),
      method: 'by hand',
    }));
});

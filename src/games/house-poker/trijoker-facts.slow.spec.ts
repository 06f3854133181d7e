import { divide, formatRational, multiply, rational, subtract, sumRational } from '../../kernel/rational';
import { answersOf, RECOMMENDED } from '../open-points';
import { TRIJOKER } from './trijoker.rules';
import { trijokerEdges, type TrijokerPrize } from './trijoker-facts';

describe('the edges of trijoker', () => {
  const edges = trijokerEdges(TRIJOKER, RECOMMENDED);

  it('are gains on the bets that can be withdrawn, and a loss on the three of them', () => {
    expect(edges.map(({ bet, edge }) => [bet, formatRational(edge, 6)])).toEqual([
      ['bet-1', '-0.089080'],
      ['bet-2', '-0.198296'],
      ['bet-3', '0.441153'],
      ['three-bets', '0.051259'],
    ]);
    const sum = sumRational(edges.slice(0, 3).map(({ edge }) => edge));
    expect(edges[3]!.edge).toEqual(divide(sum, rational(3n)));
  });

  it('of the third bet, that always plays, are counted from all five-card hands', () => {
    const jacks = (1_098_240n * 4n) / 13n;
    const back =
      4n * 501n +
      32n * 201n +
      624n * 51n +
      3744n * 12n +
      5112n * 9n +
      9180n * 6n +
      54_912n * 4n +
      123_552n * 3n +
      jacks * 2n;
    expect(edges[2]!.edge).toEqual(subtract(rational(1n), rational(back, 2_598_960n)));
  });

  it('are the published ones of Let It Ride, whose pairs begin with tens and whose royal flush pays 1000', () => {
    const prizes = TRIJOKER.prizes.map((prize): TrijokerPrize => {
      if (prize.category === 'royal-flush') return { ...prize, pays: 1000n };
      return prize.fromRank === undefined ? prize : { ...prize, fromRank: 'T' };
    });
    const together = trijokerEdges({ ...TRIJOKER, prizes }, answersOf({ 'OP2-11': 'low-too' })).at(-1);
    expect(formatRational(multiply(together!.edge, rational(3n)), 5)).toBe('0.03506');
  });

  it('gives the player what a flush pays more', () => {
    const prizes = TRIJOKER.prizes.map((prize) =>
      prize.category === 'flush' ? { ...prize, pays: 9n } : prize,
    );
    const more = trijokerEdges({ ...TRIJOKER, prizes }, RECOMMENDED);
    expect(subtract(edges[2]!.edge, more[2]!.edge)).toEqual(rational(5112n, 2_598_960n));
  });
});

import { compare, rational, subtract } from '../../kernel/rational';
import { RECOMMENDED } from '../open-points';
import { paiGowEdges } from './pai-gow-edges';
import { PAI_GOW_POKER } from './pai-gow-poker.rules';

const [row] = paiGowEdges(PAI_GOW_POKER, RECOMMENDED);

it('against the croupier the edge is about the 2.7 % that are published, within its error', () => {
  const difference = subtract(row!.edge, rational(273n, 10_000n));
  expect([compare(difference, row!.error!), compare(difference, rational(-1n, 500n))]).toEqual([-1, 1]);
});

it('a commission of a hundredth less moves it by a hundredth of what is won', () => {
  const { name } = PAI_GOW_POKER.commission;
  const less = { ...PAI_GOW_POKER, commission: { name, atMost: rational(4n, 100n) } };
  const moved = subtract(row!.edge, paiGowEdges(less, RECOMMENDED)[0]!.edge);
  // Between a quarter and a third of the bets are won.
  expect([compare(moved, rational(25n, 10_000n)), compare(moved, rational(33n, 10_000n))]).toEqual([1, -1]);
});

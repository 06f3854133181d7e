import { compare, type Rational, rational, subtract } from '../../kernel/rational';
import { edgesAtHand } from '../edges-at-hand';
import { RECOMMENDED } from '../open-points';
import { rulesInForce } from '../rules-in-force';
import type { CardNumber } from '../_mechanics/hand-ranking';
import { houseWay } from './pai-gow-hands';
import { paiGowEdges } from './pai-gow-edges';
import { PAI_GOW_POKER } from './pai-gow-poker.rules';
import { wayOfRanks } from './pai-gow-edges';

const FEW = 1000;
const [row] = paiGowEdges(PAI_GOW_POKER, RECOMMENDED, FEW);

const isWithin = (one: Rational, other: Rational, most: Rational): boolean => {
  const difference = subtract(one, other);
  return compare(difference, most) <= 0 && compare(subtract(rational(0n), difference), most) <= 0;
};

describe('against the croupier', () => {
  const found = rulesInForce({ rulebook: 'ES-AN-2010', game: 'pai-gow-poker', day: '2026-01-01' });
  const kept = found.ok ? edgesAtHand(found.value)![0]! : undefined;

  it('the edge is about the 2.73 % that are published for another way of setting hands', () =>
    expect(isWithin(kept!.edge, rational(273n, 10_000n), rational(1n, 1_000n))).toBe(true));

  it('it is known to two hundredths of a percent', () =>
    expect(compare(kept!.error!, rational(2n, 10_000n))).toBe(-1));

  it('the interval of fewer deals contains the edge', () => {
    expect(row!.edge).not.toEqual(kept!.edge);
    expect(isWithin(kept!.edge, row!.edge, row!.error!)).toBe(true);
    expect(compare(row!.error!, kept!.error!)).toBe(1);
  });
});

it('a commission of a hundredth less moves it by a hundredth of what is won', () => {
  const { name } = PAI_GOW_POKER.commission;
  const less = { ...PAI_GOW_POKER, commission: { name, atMost: rational(4n, 100n) } };
  const moved = subtract(row!.edge, paiGowEdges(less, RECOMMENDED, FEW)[0]!.edge);
  // Between a quarter and a third of the bets are won.
  expect([compare(moved, rational(25n, 10_000n)), compare(moved, rational(33n, 10_000n))]).toEqual([1, -1]);
});

it('hands of the same ranks are set alike, and each as if it were the only one', () => {
  const wayOf = wayOfRanks(RECOMMENDED);
  let state = 7;
  for (let times = 0; times < 300; times += 1) {
    const seven = new Set<CardNumber>();
    while (seven.size < 7) {
      state = (state * 48271) % 2147483647;
      seven.add(state % 53);
    }
    const cards = [...seven];
    const turned = cards.map((card) => (card < 52 ? (card & ~3) + ((card + 1) & 3) : card));
    for (const hand of [cards, turned]) expect(wayOf(hand)).toEqual(houseWay(hand, RECOMMENDED));
  }
});

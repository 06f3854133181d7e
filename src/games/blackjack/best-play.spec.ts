import { subtract, rational, type Rational } from '../../kernel/rational';
import { BestPlay } from './best-play';
import { BLACKJACK } from './blackjack.rules';
import { blackjackInsuranceEdge, byTotals } from './blackjack-edges';
import { dealerEndings, type Ending, ENDINGS, SCALE } from './dealer-hands';

/** A whole number of 10^-30 as a number; what is lost by rounding is far below what is compared. */
const inUnits = (amount: bigint): number => Number(amount / 10n ** 12n) / 10 ** 18;
const numberOf = ({ numerator, denominator }: Rational): number => Number(numerator) / Number(denominator);

/** Play against a dealer of whom it is certain how he ends. */
const against = (certain: Ending, losesAll = true) =>
  new BestPlay({ endings: ENDINGS.map((ending) => (ending === certain ? SCALE : 0n)), losesAll });

/** What two cards bring, played best, and the square of it. */
function worth(certain: Ending, [one, other]: readonly [number, number], losesAll = true) {
  const play = against(certain, losesAll);
  const hand = play.ofPair(one, other);
  const at = ENDINGS.indexOf(certain);
  expect(inUnits(play.expected(hand) / SCALE)).toBeCloseTo(inUnits(hand.mean[at]!), 12);
  return [inUnits(hand.mean[at]!), inUnits(hand.square[at]!)];
}

/** Half of the time the dealer is over, and half of the time he has blackjack. */
const half = (ending: Ending): bigint => (ending === 'bust' || ending === 'blackjack' ? SCALE / 2n : 0n);

const near = (...values: number[]): unknown[] => values.map((value) => expect.closeTo(value, 12) as unknown);

describe('a hand played best, cards drawn from thirteen ranks alike', () => {
  it('stands where it wins, and where a card would lose more', () => {
    expect(worth(18, [10, 9])).toEqual(near(1, 1));
    expect(worth(19, [10, 9])).toEqual(near(0, 0));
    expect(worth('bust', [10, 2])).toEqual(near(1, 1));
  });

  it('draws where it has lost otherwise: of 13 ranks an ace ties with 20, a two wins, and 11 lose', () => {
    expect(worth(20, [10, 9])).toEqual(near(-10 / 13, 12 / 13));
  });

  it('is doubled where that wins more: 11 against a dealer who is over wins twice with every card', () => {
    expect(worth('bust', [6, 5])).toEqual(near(2, 4));
  });

  it('against blackjack loses the first bet, and what was added where all is lost', () => {
    expect(worth('blackjack', [10, 9])).toEqual(near(-1, 1));
    expect(worth('blackjack', [8, 8])).toEqual(near(-1, 1));
    // 11 doubled.
    const ofEach = (losesAll: boolean) => {
      const play = new BestPlay({ endings: ENDINGS.map((ending) => half(ending)), losesAll });
      return inUnits(play.expected(play.ofPair(6, 5)) / SCALE);
    };
    expect(ofEach(false)).toBeCloseTo((2 - 1) / 2, 12);
    expect(ofEach(true)).toBeCloseTo((2 - 2) / 2, 12);
  });

  it('is split where that wins more: aces against 17 have one card each, and are split again', () => {
    // Of 13 ranks 10 to king, 9, 8 and 7 win, 6 ties, 2 to 5 lose, an ace gives one more hand: h = 3/13 + 2h/13 = 3/11.
    // The square of a hand is s = 11/13 + 2(s + 9/121)/13 = 1 + 18/1331, and that of two 2s + 18/121.
    expect(worth(17, [1, 1])).toEqual(near(6 / 11, 2 + 234 / 1331));
  });

  it('is doubled after a split, too: an eight with an ace, a two or a three against a dealer who is over', () => {
    // These three of 13 ranks win twice, nine once, and an eight gives one more hand: h = (6 + 9)/13 + 2h/13 = 15/11.
    // The square of a hand is s = 21/13 + 2(s + 225/121)/13 = 2991/1331.
    expect(worth('bust', [8, 8])).toEqual(near(30 / 11, (2 * 2991 + 2 * 2475) / 1331));
  });

  it('that is split loses its first bet only, where what was added is returned', () => {
    const play = new BestPlay({ endings: ENDINGS.map((ending) => half(ending)), losesAll: false });
    const { mean, square } = play.ofPair(1, 1);
    // Over, the dealer pays each hand: h = 12/13 + 2h/13 = 12/11, and s = 12/13 + 2(s + 144/121)/13 = 1740/1331.
    expect(mean.slice(5).map(inUnits)).toEqual(near(24 / 11, -1));
    expect(square.slice(5).map(inUnits)).toEqual(near((2 * 1740 + 2 * 1584) / 1331, 1));
  });
});

describe('the endings of the dealer', () => {
  // The published chances of being over 21, of an unlimited number of decks.
  it.each([
    [2, 0.3536],
    [3, 0.3739],
    [4, 0.3945],
    [5, 0.4164],
    [6, 0.4232],
    [7, 0.2623],
    [8, 0.2447],
    [9, 0.2284],
    [10, 0.2121],
    [1, 0.1153],
  ])('after %i are above 21 as often as published', (first, chance) => {
    const endings = dealerEndings(first);
    expect(inUnits(endings[ENDINGS.indexOf('bust')]!)).toBeCloseTo(chance, 4);
    expect(inUnits(endings.reduce((sum, each) => sum + each))).toBeCloseTo(1, 12);
  });

  it('are blackjack with an ace and a ten only', () => {
    const ofBlackjack = [1, 9, 10].map((first) =>
      inUnits(dealerEndings(first)[ENDINGS.indexOf('blackjack')]!),
    );
    expect(ofBlackjack).toEqual(near(4 / 13, 0, 1 / 13));
    expect(dealerEndings(9)[ENDINGS.indexOf('blackjack')]).toBe(0n);
  });
});

it('a blackjack that pays half a unit less takes it where the dealer has none', () => {
  const even = { ...BLACKJACK, pays: { ...BLACKJACK.pays, blackjack: rational(1n) } };
  const [more, less] = [byTotals(BLACKJACK, true), byTotals(even, true)];
  const unmatched = (8 / 169) * (1 - 8 / 169);
  expect(numberOf(subtract(more.mean, less.mean))).toBeCloseTo(unmatched / 2, 12);
});

it('insurance wins with 96 of 311 cards that are not the ace of the dealer', () => {
  expect(blackjackInsuranceEdge(BLACKJACK).edge).toEqual(rational(23n, 311n));
});

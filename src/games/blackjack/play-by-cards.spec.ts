import { type Rational } from '../../kernel/rational';
import { BLACKJACK } from './blackjack.rules';
import { edgeByCards } from './blackjack-edges';
import { dealerFromShoe, ENDINGS } from './dealer-hands';
import { chancesOfFurther, PlayByCards, splitByCards } from './play-by-cards';
import { CARD_VALUES, ShoeLeft } from './shoe-left';

/** A shoe in which nothing is left but so many cards of some values. */
function left(counts: Readonly<Record<number, number>>): ShoeLeft {
  const shoe = ShoeLeft.full(1);
  for (const value of CARD_VALUES) shoe.take(value, shoe.count(value) - (counts[value] ?? 0));
  return shoe;
}

describe('the dealer, out of the cards that are left', () => {
  it('draws to 17, also to that of an ace', () => {
    // 6 and a ten draw the five or the ace, 6 and the five a ten or the ace and the ten, 6 and the ace stand.
    const chances = dealerFromShoe(6, left({ 1: 1, 5: 1, 10: 1 }));
    const named = Object.fromEntries(ENDINGS.map((ending, at) => [ending, chances[at]]));
    expect(named).toEqual({
      17: expect.closeTo(1 / 2, 12) as unknown,
      18: 0,
      19: 0,
      20: 0,
      21: expect.closeTo(1 / 3, 12) as unknown,
      bust: expect.closeTo(1 / 6, 12) as unknown,
      blackjack: 0,
    });
  });

  it('has blackjack with two cards only', () => {
    const chances = dealerFromShoe(1, left({ 6: 1, 10: 1 }));
    expect([chances[0], chances.at(-1)]).toEqual([1 / 2, 1 / 2]);
  });
});

const LOST = { isLostToBlackjack: true, isDoubleLost: true };

describe('a hand played best, out of the cards that are left', () => {
  it('with 19 against a ten stands', () => {
    const shoe = left({ 1: 1, 7: 1, 10: 1 });
    expect(new PlayByCards(shoe, { dealer: 10, ...LOST }).ofTwo(10, 9)).toBeCloseTo(-1 / 3, 12);
    const notLost = { dealer: 10, isLostToBlackjack: false, isDoubleLost: false };
    expect(new PlayByCards(shoe, notLost).ofTwo(10, 9)).toBeCloseTo(0, 12);
  });

  it('of 11 against a ten doubles, where what is added is not lost to blackjack', () => {
    // Three tens and an ace: 21 wins against two of three cards, and loses to the ace; 12 loses.
    const worth = (isDoubleLost: boolean) =>
      new PlayByCards(left({ 1: 1, 10: 3 }), { dealer: 10, isLostToBlackjack: true, isDoubleLost }).ofTwo(
        5,
        6,
      );
    expect(worth(true)).toBeCloseTo((3 / 4) * (1 / 3) - 1 / 4, 12);
    expect(worth(false)).toBeCloseTo((3 / 4) * (2 * (2 / 3) - 1 / 3) - 2 / 4, 12);
  });

  it('of 17 against a ten draws, where two of six cards are fours', () => {
    // A four wins; standing wins where the dealer has a four and then a ten: 1/3 · (4/5 − 1/5) − 2/3.
    const play = new PlayByCards(left({ 4: 2, 10: 4 }), { dealer: 10, ...LOST });
    expect(play.ofTwo(10, 7)).toBeCloseTo(1 / 3 - 2 / 3, 12);
    expect(play.ofTwoAsTheyAre(10, 7)).toBeCloseTo(1 / 5 - 2 / 3, 12);
  });

  it('of three cards is not doubled: 11 of two, three and six wins one bet with a ten', () => {
    // Of six tens and the six, the six makes 11, and 15 loses 5/6 less 1/6 whether it stands or draws.
    const play = new PlayByCards(left({ 6: 1, 10: 6 }).withOthers(7, 0), { dealer: 10, ...LOST });
    expect(play.ofTwo(2, 3)).toBeCloseTo(1 / 7 - (6 / 7) * (4 / 6), 12);
  });

  it('does what was decided before, if it was', () => {
    const before = new PlayByCards(left({ 4: 2, 10: 4 }), { dealer: 10, ...LOST });
    before.ofTwo(10, 7);
    // Nothing but sevens: 17 wins against 9, 7 and 7, and is over with one more.
    const only = { dealer: 9, ...LOST };
    expect(new PlayByCards(left({ 7: 4 }), only).ofTwo(10, 7)).toBe(1);
    expect(new PlayByCards(left({ 7: 4 }), { ...only, decided: before.decisions }).ofTwo(10, 7)).toBe(-1);
    // And nothing but fives: 16 that stood against 9, 7 and 7 loses to 9, 5 and 5, and doubled it wins twice.
    const stood = new PlayByCards(left({ 7: 4 }), only);
    expect(stood.ofTwo(10, 6)).toBe(1);
    expect(new PlayByCards(left({ 5: 6 }), only).ofTwo(10, 6)).toBe(2);
    expect(new PlayByCards(left({ 5: 6 }), { ...only, decided: stood.decisions }).ofTwo(10, 6)).toBe(-1);
  });
});

describe('a pair that is split', () => {
  it('is two hands, of which the dealer’s blackjack takes the first, or both', () => {
    // Eights with three tens and an ace: 18 and 19 lose to 20; with a ten it meets blackjack in one of three cases.
    const worth = (losesAll: boolean) =>
      splitByCards(left({ 1: 1, 10: 3 }), {
        dealer: 10,
        value: 8,
        losesAll,
        isLostToBlackjack: true,
        isDoubleLost: losesAll,
      });
    expect(worth(true)).toBeCloseTo(-2, 12);
    expect(worth(false)).toBeCloseTo(-1 - (1 / 4 + (3 / 4) * (2 / 3)), 12);
  });

  it('is three hands where its value comes again, as it does to one of two in a third of the cases', () => {
    // An eight and five tens are left: 18 wins against a 7 whatever comes to it.
    const pair = { dealer: 7, value: 8, losesAll: true, ...LOST };
    expect(splitByCards(left({ 8: 1, 10: 5 }), pair)).toBeCloseTo((2 * 2) / 3 + 3 / 3, 12);
  });

  it('of aces has one card each: 14 of an ace and a three does not draw', () => {
    // Nothing but threes: the dealer has 17 of a two and five of them.
    const pair = { dealer: 2, value: 1, losesAll: true, ...LOST };
    expect(splitByCards(left({ 3: 20 }), pair)).toBeCloseTo(-2, 12);
  });

  it('comes again to no hand as often as neither second card is of its value', () => {
    const chances = chancesOfFurther(22, 309);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(chances[0]).toBeCloseTo((287 * 286) / (309 * 308), 12);
    // One more of the value first or second, and none of three, or two, further cards.
    expect(chances[1]).toBeCloseTo((2 * 22 * 287 * 286 * 285) / (309 * 308 * 307 * 306), 12);
  });
});

it('a shoe knows of cards elsewhere that they are not of a value, and nothing else', () => {
  const shoe = ShoeLeft.full(6).withOthers(8, 2);
  expect(shoe.chance(8)).toBeCloseTo(24 / 310, 12);
  expect(shoe.chance(10)).toBeCloseTo(((310 - 24) / 310) * (96 / 288), 12);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].reduce((sum, each) => sum + shoe.chance(each), 0)).toBeCloseTo(
    1,
    12,
  );
});

const numberOf = ({ numerator, denominator }: Rational): number => Number(numerator) / Number(denominator);

/** Eight cards with three pairs, each order of which is dealt: the first to the dealer, the next two to the player. */
describe('the edge, out of eight cards', () => {
  const CARDS = [1, 7, 8, 8, 9, 9, 10, 10];
  const pointsOf = (cards: readonly number[]): number => {
    const hard = cards.reduce((sum, card) => sum + card, 0);
    return cards.includes(1) && hard <= 11 ? hard + 10 : hard;
  };
  const isBlackjack = (cards: readonly number[]): boolean => cards.length === 2 && pointsOf(cards) === 21;
  const without = (cards: readonly number[], card: number) => cards.toSpliced(cards.indexOf(card), 1);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const ofEach = (
    cards: readonly number[],
    worth: (card: number, left: readonly number[]) => number,
  ): number => mean(cards.map((card) => worth(card, without(cards, card))));

  /** What these points win against the dealer, by what is lost to his blackjack. */
  function stood(own: number, dealer: readonly number[], rest: readonly number[], lost: number): number {
    if (dealer.length < 2 || pointsOf(dealer) < 17)
      return ofEach(rest, (card, others) => stood(own, [...dealer, card], others, lost));
    if (isBlackjack(dealer)) return -lost;
    return pointsOf(dealer) > 21 ? 1 : Math.sign(own - pointsOf(dealer));
  }

  /** A hand played best, by what its own bet, and that of doubling it, lose to blackjack. */
  function best(
    own: readonly number[],
    dealer: number,
    rest: readonly number[],
    lost: [number, number],
  ): number {
    const points = pointsOf(own);
    if (points > 21) return -1;
    const standing = stood(points, [dealer], rest, lost[0]);
    if (points === 21) return standing;
    const drawing = ofEach(rest, (card, others) => best([...own, card], dealer, others, lost));
    if (own.length > 2) return Math.max(standing, drawing);
    const doubling = ofEach(rest, (card, others) => {
      const end = pointsOf([...own, card]);
      return end > 21 ? -2 : lost.reduce((sum, each) => sum + stood(end, [dealer], others, each), 0);
    });
    return Math.max(standing, drawing, doubling);
  }

  /** Two cards; a pair may be split, each hand being played without regard to the other. */
  function worth(own: [number, number], dealer: number, rest: readonly number[], lost: number): number {
    if (isBlackjack(own)) return ofEach(rest, (card) => (isBlackjack([dealer, card]) ? 0 : 1.5));
    const whole = best(own, dealer, rest, [1, lost]);
    if (own[0] !== own[1]) return whole;
    const hand = (ofBet: number) =>
      ofEach(rest, (card, others) => best([own[0], card], dealer, others, [ofBet, lost]));
    return Math.max(whole, hand(1) + hand(lost));
  }

  it.each([true, false])('is that of counting every order of them, all being lost: %s', (losesAll) => {
    const shoe = left({ 1: 1, 7: 1, 8: 2, 9: 2, 10: 2 });
    const edge = numberOf(edgeByCards(BLACKJACK, losesAll, shoe));
    const won = ofEach(CARDS, (dealer, seven) =>
      ofEach(seven, (one, six) =>
        ofEach(six, (other, rest) => worth([one, other], dealer, rest, losesAll ? 1 : 0)),
      ),
    );
    expect(edge).toBeCloseTo(-won, 8);
  });
});

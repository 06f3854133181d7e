import fc from 'fast-check';
import { SETTLEMENT_ROUNDS, SETTLEMENT_TIMEOUT } from '../../../test/support/arbitrary/settlement-rounds';
import { bestStrength, categoryOf, handEvaluator, lowHandEvaluator } from './five-card-hand';
import { cardNumbers, cardsOfDeck, CIRCLE_RANKING, DECK_OF_52, STANDARD_RANKING } from './hand-ranking';

const evaluate = handEvaluator(STANDARD_RANKING);
const numbers = (text: string) => cardNumbers(DECK_OF_52, text.split(' ').filter(Boolean))!;
const seen = (own: string, common: string) => ({ own: numbers(own), common: numbers(common) });

const DECK = cardsOfDeck(DECK_OF_52);
const deal = (cards: number) => fc.shuffledSubarray([...DECK], { minLength: cards, maxLength: cards });

const fivesOf = (cards: readonly string[]): readonly (readonly string[])[] =>
  cards.flatMap((_, one) =>
    cards.slice(one + 1).map((__, other) => cards.filter((___, at) => at !== one && at !== one + 1 + other)),
  );

/**
 * A hand as a list to be compared place by place, found by looking for each category from the top among all seven
 * cards at once: slow, and nothing in common with the evaluator.
 */
function naive(cards: readonly string[]): readonly number[] {
  const value = (card: string): number => '..23456789TJQKA'.indexOf(card[0]!);
  const down = (a: number, b: number): number => b - a;
  const values = cards.map(value).sort(down);
  const times = (count: number): number[] =>
    [...new Set(values)].filter((v) => values.filter((w) => w === v).length >= count).sort(down);
  const straightIn = (held: readonly number[]): number => {
    const all = new Set(held.includes(14) ? [...held, 1] : held);
    return (
      [14, 13, 12, 11, 10, 9, 8, 7, 6, 5].find((top) => [0, 1, 2, 3, 4].every((n) => all.has(top - n))) ?? 0
    );
  };
  const suited = [...'cdhs'].map((suit) =>
    cards
      .filter((card) => card[1] === suit)
      .map(value)
      .sort(down),
  );
  const flush = suited.find(({ length }) => length >= 5);
  const without = (...gone: number[]): number[] => values.filter((v) => !gone.includes(v));
  const straightFlush = flush === undefined ? 0 : straightIn(flush);
  if (straightFlush > 0) return [8, straightFlush];
  const [four] = times(4);
  if (four !== undefined) return [7, four, without(four)[0]!];
  const [three] = times(3);
  const pairUnderThree = times(2).find((v) => v !== three);
  if (three !== undefined && pairUnderThree !== undefined) return [6, three, pairUnderThree];
  if (flush !== undefined) return [5, ...flush.slice(0, 5)];
  const straight = straightIn(values);
  if (straight > 0) return [4, straight];
  if (three !== undefined) return [3, three, ...without(three).slice(0, 2)];
  const [pair, second] = times(2);
  if (pair !== undefined && second !== undefined) return [2, pair, second, without(pair, second)[0]!];
  return pair === undefined ? [0, ...values.slice(0, 5)] : [1, pair, ...without(pair).slice(0, 3)];
}

const compareLists = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : one[at]! - other[at]!;
};

describe('the best hand of seven cards', () => {
  it('is the best of the 21 hands of five in it', () => {
    fc.assert(
      fc.property(deal(7), (cards) => {
        const best = Math.max(...fivesOf(cards).map((five) => evaluate(cardNumbers(DECK_OF_52, five)!)));
        expect(fivesOf(cards)).toHaveLength(21);
        expect(bestStrength({ own: cardNumbers(DECK_OF_52, cards)!, common: [] }, 'any-five', evaluate)).toBe(
          best,
        );
      }),
    );
  });

  it('does not depend on the order of the cards, nor on whose they are', () => {
    fc.assert(
      fc.property(deal(7), fc.nat(7), (cards, own) => {
        const [all, sorted] = [cardNumbers(DECK_OF_52, cards)!, cardNumbers(DECK_OF_52, [...cards].sort())!];
        const best = bestStrength({ own: all.slice(0, own), common: all.slice(own) }, 'any-five', evaluate);
        expect(bestStrength({ own: sorted, common: [] }, 'any-five', evaluate)).toBe(best);
      }),
    );
  });

  it(
    `wins where a naive evaluation of all seven says so, over ${SETTLEMENT_ROUNDS} showdowns`,
    () => {
      fc.assert(
        fc.property(deal(9), (cards) => {
          const [board, one, other] = [cards.slice(0, 5), cards.slice(5, 7), cards.slice(7)];
          const strength = (own: readonly string[]) =>
            bestStrength(
              { own: cardNumbers(DECK_OF_52, own)!, common: cardNumbers(DECK_OF_52, board)! },
              'any-five',
              evaluate,
            )!;
          const expected = compareLists(naive([...board, ...one]), naive([...board, ...other]));
          expect(Math.sign(strength(one) - strength(other))).toBe(Math.sign(expected));
        }),
        { numRuns: SETTLEMENT_ROUNDS },
      );
    },
    SETTLEMENT_TIMEOUT,
  );
});

describe('exactly two own cards', () => {
  it('are no flush with one of the suit (H-1)', () => {
    const board = 'Ks 9s 5s 2s 8d';
    const one = bestStrength(seen('As Kd 7c 2d', board), 'two-own-three-common', evaluate)!;
    const other = bestStrength(seen('Qs Js 3h 4h', board), 'two-own-three-common', evaluate)!;
    expect([one, other].map((strength) => categoryOf(strength, STANDARD_RANKING))).toEqual([
      'two-pair',
      'flush',
    ]);
  });

  it('of five own ones make a flush, which a full house beats (H-12)', () => {
    const board = 'Kh 7h 4h Ts Td';
    const one = bestStrength(seen('Ah 9h Kc Qd 2s', board), 'two-own-three-common', evaluate)!;
    const other = bestStrength(seen('7s 7d 6c 5c 3c', board), 'two-own-three-common', evaluate)!;
    expect([one, other].map((strength) => categoryOf(strength, STANDARD_RANKING))).toEqual([
      'flush',
      'full-house',
    ]);
    expect(other).toBeGreaterThan(one);
  });
});

describe('one kicker or all (H-6)', () => {
  const board = 'Ah Kd 9c 5s 2h';
  it.each([
    ['literally a tie', CIRCLE_RANKING, 0],
    ['the queen beats the jack', STANDARD_RANKING, 1],
  ])('%s', (_says, ranking, expected) => {
    const evaluate = handEvaluator(ranking);
    const [one, other] = ['As Qd', 'Ac Jd'].map((own) =>
      bestStrength(seen(own, board), 'any-five', evaluate)!,
    );
    expect(Math.sign(one! - other!)).toBe(expected);
  });
});

describe('the low hand', () => {
  const low = lowHandEvaluator(DECK_OF_52, '8');
  const lowOf = (own: string, board: string) => bestStrength(seen(own, board), 'two-own-three-common', low);

  it('is compared from the highest card down, the ace being one (H-3)', () => {
    const board = '2c 5d 8h Kd Ks';
    const [a, b, c] = ['Ah 3s Kc 9d', 'As 4d Qh Qc', 'Ac 3d Jh Td'].map((own) => lowOf(own, board));
    expect(a).toBe(c);
    expect(a!).toBeGreaterThan(b!);
  });

  it('needs three common cards of the qualifier or below (H-4)', () => {
    expect(lowOf('Ah 3s Kc 9d', '2c Td Jh Kd Ks')).toBeUndefined();
  });

  it('minds neither straights nor flushes, but pairs', () => {
    expect(low(numbers('As 2s 3s 4s 5s'))).toBeDefined();
    expect(low(numbers('As 2s 3s 4s 4d'))).toBeUndefined();
    expect(low(numbers('As 2s 3s 4s 9d'))).toBeUndefined();
  });
});

import { THREE_CARD_POKER } from '../house-poker/three-card-poker.rules';
import type { CardNumber, ThreeCardCategory } from './hand-ranking';
import {
  cardNumbers,
  cardsOfDeck,
  DECK_OF_52,
  threeCardCategoryOf,
  threeCardEvaluator,
} from './hand-ranking';

/**
 * All 22,100 hands of three cards, against published counts and against an evaluator that knows nothing of this one.
 */

const ORDER = THREE_CARD_POKER.orders['as-fortuna'];
const evaluate = threeCardEvaluator(ORDER);
const DECK = cardsOfDeck(DECK_OF_52);

function* hands(): Generator<{ numbers: readonly CardNumber[]; cards: readonly string[] }> {
  const numbers = cardNumbers(DECK_OF_52, DECK)!;
  for (let first = 0; first < 52; first += 1) {
    for (let second = 0; second < first; second += 1) {
      for (let third = 0; third < second; third += 1) {
        const places = [second, first, third];
        yield {
          numbers: places.map((place) => numbers[place]!),
          cards: places.map((place) => DECK[place]!),
        };
      }
    }
  }
}

const CATEGORIES = ['high-card', 'pair', 'flush', 'straight', 'three-of-a-kind', 'straight-flush'] as const;

function naively(cards: readonly string[]): readonly number[] {
  const ranks = cards.map((card) => '23456789TJQKA'.indexOf(card[0]!) + 2).sort((a, b) => b - a);
  const isFlush = new Set(cards.map((card) => card[1])).size === 1;
  const text = ranks.join(' ');
  const kind = new Set(ranks).size;
  if (kind === 1) return [4, ...ranks];
  if (kind === 2) {
    const pair = ranks[1]!;
    return [1, pair, ranks.find((rank) => rank !== pair)!];
  }
  const isWheel = text === '14 3 2';
  if (isWheel || ranks[0]! - ranks[2]! === 2) return [isFlush ? 5 : 3, isWheel ? 3 : ranks[0]!];
  return [isFlush ? 2 : 0, ...ranks];
}

const inOrder = (one: readonly number[], other: readonly number[]): number => {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place < 0 ? 0 : one[place]! - other[place]!;
};

describe('hands of three cards (1.1.9.C-VII.1-01)', () => {
  it('are as many of each category as combinatorics gives', () => {
    const counts: Partial<Record<ThreeCardCategory, number>> = {};
    for (const { numbers } of hands()) {
      const category = threeCardCategoryOf(evaluate(numbers), ORDER);
      counts[category] = (counts[category] ?? 0) + 1;
    }
    expect(counts).toEqual({
      'straight-flush': 48,
      'three-of-a-kind': 52,
      straight: 720,
      flush: 1096,
      pair: 3744,
      'high-card': 16_440,
    });
  });

  it('compare as by an independent evaluator', () => {
    const all = [...hands()].map(({ numbers, cards }) => ({
      strength: evaluate(numbers),
      naive: naively(cards),
    }));
    expect(all).toHaveLength(22_100);
    for (const { strength, naive } of all) {
      expect(threeCardCategoryOf(strength, ORDER)).toBe(CATEGORIES[naive[0]!]);
    }
    const sorted = all.sort((one, other) => inOrder(one.naive, other.naive));
    const wrong = sorted.slice(1).filter(({ strength, naive }, index) => {
      const below = sorted[index]!;
      return Math.sign(strength - below.strength) !== Math.sign(inOrder(naive, below.naive));
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['As 2h 3d', 'Ks 4h 3c', 1],
    ['As 2h 3d', '4s 3h 2d', -1],
    ['Qs Kh Ad', 'Js Qh Kd', 1],
    ['As 2s 3s', '7s 7h 7d', 1],
    ['2s 3h 4d', 'As Ks 9s', 1],
    ['9s 9h 4d', '9d 9c 3s', 1],
    ['9s 8h 4d', '9d 8c 4s', 0],
  ])('%s against %s: %i', (one, other, sign) => {
    const [a, b] = [one, other].map((text) => evaluate(cardNumbers(DECK_OF_52, text.split(' '))!));
    expect(Math.sign(a! - b!)).toBe(sign);
  });
});

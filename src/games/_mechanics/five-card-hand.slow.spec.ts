import {
  cardNumbers,
  cardsOfDeck,
  CIRCLE_RANKING,
  COVERED_RANKING,
  COVERED_RANKING_32,
  type Deck,
  DECK_OF_28,
  DECK_OF_32,
  DECK_OF_52,
  type HandCategory,
  type HandRanking,
  STANDARD_RANKING,
  SYNTHETIC_RANKING,
} from './hand-ranking';
import { categoryOf, handEvaluator } from './five-card-hand';

function eachFive(below: number, visit: (five: readonly number[]) => void): void {
  const five = [0, 0, 0, 0, 0];
  const fill = (place: number, limit: number): void => {
    for (let card = 4 - place; card < limit; card += 1) {
      five[place] = card;
      if (place === 4) visit(five);
      else fill(place + 1, card);
    }
  };
  fill(0, below);
}

function countAll(ranking: HandRanking): Partial<Record<HandCategory, number>> {
  const evaluate = handEvaluator(ranking);
  const counts = new Map<HandCategory, number>();
  eachFive(cardsOfDeck(ranking.deck).length, (five) => {
    const category = categoryOf(evaluate(five), ranking);
    counts.set(category, (counts.get(category) ?? 0) + 1);
  });
  return Object.fromEntries(counts);
}

const choose = (from: number, of: number): number => (of === 0 ? 1 : (choose(from - 1, of - 1) * from) / of);

/** The same counts from combinatorics: so many ranks in four suits, so many of them starting a straight. */
function expectedCounts({ ranks: { length: n } }: Deck): Record<string, number> {
  const straights = n - 3;
  const different = choose(n, 5) - straights;
  return {
    'royal-flush': 4,
    'straight-flush': 4 * (straights - 1),
    'four-of-a-kind': n * (n - 1) * 4,
    'full-house': n * 4 * (n - 1) * 6,
    flush: 4 * different,
    straight: straights * (4 ** 5 - 4),
    'three-of-a-kind': n * 4 * choose(n - 1, 2) * 4 ** 2,
    'two-pair': choose(n, 2) * 6 ** 2 * (n - 2) * 4,
    pair: n * 6 * choose(n - 1, 3) * 4 ** 3,
    'high-card': different * (4 ** 5 - 4),
  };
}

it('five cards of one rank, which only a card reported twice can be, count as four of a kind, and no other hand does', () => {
  const evaluate = handEvaluator(STANDARD_RANKING);
  for (let rank = 0; rank < DECK_OF_52.ranks.length; rank += 1) {
    const five = evaluate(Array.from({ length: 5 }, () => 4 * rank));
    expect(categoryOf(five, STANDARD_RANKING)).toBe('four-of-a-kind');
  }
  expect(categoryOf(evaluate([4, 5, 6, 7, 0]), STANDARD_RANKING)).toBe('four-of-a-kind');
  expect(categoryOf(evaluate([4, 9, 14, 19, 20]), STANDARD_RANKING)).toBe('straight');
});

describe('every hand of five cards has its category', () => {
  it('with 52 cards, as often as is known', () => {
    const counts = countAll(STANDARD_RANKING);
    expect(counts).toEqual({
      'royal-flush': 4,
      'straight-flush': 36,
      'four-of-a-kind': 624,
      'full-house': 3744,
      flush: 5108,
      straight: 10_200,
      'three-of-a-kind': 54_912,
      'two-pair': 123_552,
      pair: 1_098_240,
      'high-card': 1_302_540,
    });
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(2_598_960);
    expect(counts).toEqual(expectedCounts(DECK_OF_52));
  });

  it('with 32 and with 28 cards, where a flush is rarer than a full house (1.1.10-VI.1-05)', () => {
    const counts32 = countAll({ ...SYNTHETIC_RANKING, deck: DECK_OF_32 });
    expect(counts32).toEqual(expectedCounts(DECK_OF_32));
    expect(counts32).toMatchObject({ flush: 204, 'full-house': 1344 });
    const counts28 = countAll(SYNTHETIC_RANKING);
    expect(counts28).toEqual(expectedCounts(DECK_OF_28));
    expect(counts28).toMatchObject({ flush: 68, 'full-house': 1008 });
  });

  it('with figures taken out of pairs and two pairs (1.1.10-VI.1-08)', () => {
    const figures = { figures: 3264, pair: 1_098_240 - 1536, 'two-pair': 123_552 - 1728 };
    expect(countAll(COVERED_RANKING)).toEqual({ ...expectedCounts(DECK_OF_52), ...figures });
    const { pair, 'two-pair': twoPair } = expectedCounts(DECK_OF_32);
    expect(countAll(COVERED_RANKING_32)).toMatchObject({
      figures: 3264,
      pair: pair! - 1536,
      'two-pair': twoPair! - 1728,
    });
  });
});

function compare(ranking: HandRanking, one: string, other: string): 'wins' | 'loses' | 'ties' {
  const evaluate = handEvaluator(ranking);
  const [a, b] = [one, other].map((text) => evaluate(cardNumbers(ranking.deck, text.split(' '))!));
  if (a === b) return 'ties';
  return a! > b! ? 'wins' : 'loses';
}

/** Of each rule one pair of hands: under the ranking, the first against the second. */
const COMPARISONS: readonly (readonly [string, HandRanking, string, string, 'wins' | 'loses' | 'ties'])[] = [
  ['a straight to the five is the lowest', STANDARD_RANKING, 'As 2d 3c 4h 5s', '2s 3d 4c 5h 6s', 'loses'],
  ['the ace does not stand in the middle', STANDARD_RANKING, 'Ks As 2d 3c 4h', '2s 2d 3d 4d 5c', 'loses'],
  ['every card of a flush counts', STANDARD_RANKING, 'As Ts 8s 6s 3s', 'Ad Td 8d 6d 2d', 'wins'],
  ['every kicker of a pair counts', STANDARD_RANKING, '9s 9h Ad 7c 4s', '9d 9c As 6c 2s', 'wins'],
  ['the fifth card breaks equal fours', STANDARD_RANKING, '9s 9h 9d 9c 4s', '9s 9h 9d 9c 3s', 'wins'],
  ['suits break no tie', STANDARD_RANKING, 'As Ks Qs Js Ts', 'Ac Kc Qc Jc Tc', 'ties'],
  ['G-8 literal: one kicker', CIRCLE_RANKING, '9s 9h Ad 7c 4s', '9d 9c As 6c 2s', 'ties'],
  ['VI.2.d literal: the highest of a flush', CIRCLE_RANKING, 'As Ts 8s 6s 3s', 'Ad Kd 8d 6d 2d', 'ties'],
  ['VI.2.e literal: one kicker of three', CIRCLE_RANKING, '9s 9h 9d Ac 3s', '9s 9h 9d Ad 2s', 'ties'],
  ['VI.2.g: two pairs to the last card', CIRCLE_RANKING, 'As Ah 9d 9c 3s', 'Ad Ac 9h 9s 2s', 'wins'],
  ['F-3a: figures beat two pairs', COVERED_RANKING, 'As Ah Kd Qc Js', 'Ad Ac 2h 2c Ks', 'wins'],
  ['F-3b: three of a kind beat figures', COVERED_RANKING, 'As Ah Kd Qc Js', '2s 2h 2d 7c 9s', 'loses'],
  ['F-3c: three aces are no figures', COVERED_RANKING, 'As Ah Ad Kc Qs', '2s 2h 2d 7c 9s', 'wins'],
  ['F-4 literal: pair and highest card', COVERED_RANKING, 'As Ah Kd Kc Qs', 'Ad Ac Qd Qh Ks', 'ties'],
  ['F-4 with every card', { ...COVERED_RANKING, decidedBy: {} }, 'As Ah Kd Kc Qs', 'Ad Ac Qd Qh Ks', 'wins'],
  ['F-5 with 32 cards', COVERED_RANKING_32, 'Kh Th 9h 8h 7h', 'As Ah Ad Ks Kd', 'wins'],
  ['F-5 with 52 cards', COVERED_RANKING, 'Kh Th 9h 8h 7h', 'As Ah Ad Ks Kd', 'loses'],
  ['A-7-8-9-10 is a straight with 32', COVERED_RANKING_32, 'As 7h 8d 9c Ts', 'As Ah Ad 9s 8d', 'wins'],
  ['A-8-9-10-J is a straight with 28', SYNTHETIC_RANKING, 'As 8h 9d Tc Js', 'As Ah Ad 9s 8d', 'wins'],
  [
    'with the ace for its top it equals the highest (OP2-10)',
    { ...STANDARD_RANKING, lowStraightTop: 'ace' },
    'As 2d 3c 4h 5s',
    'Ad Kd Qc Jh Ts',
    'ties',
  ],
  [
    'but it is no royal flush',
    { ...STANDARD_RANKING, lowStraightTop: 'ace' },
    'As 2s 3s 4s 5s',
    'Ad Kd Qd Jd Td',
    'loses',
  ],
  [
    'it is none without a low ace',
    { ...STANDARD_RANKING, aceLow: false },
    'As 2d 3c 4h 5s',
    '2s 2d 3h 4c 6s',
    'loses',
  ],
];

describe('of two hands', () => {
  it.each(COMPARISONS)('%s', (_rule, ranking, one, other, expected) => {
    expect(compare(ranking, one, other)).toBe(expected);
    const reversed = { wins: 'loses', loses: 'wins', ties: 'ties' } as const;
    expect(compare(ranking, other, one)).toBe(reversed[expected]);
  });
});

describe('a deck', () => {
  it('knows its cards and no other', () => {
    expect(cardNumbers(DECK_OF_28, ['8c', 'As'])).toEqual([0, 27]);
    expect(cardNumbers(DECK_OF_28, ['7c'])).toBeUndefined();
    expect(cardNumbers(DECK_OF_52, ['10h'])).toBeUndefined();
    expect(cardNumbers(DECK_OF_52, [''])).toBeUndefined();
  });
});

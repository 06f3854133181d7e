import {
  bestStrength,
  categoryOf,
  handEvaluator,
  isLowBoard,
  leadingRankOf,
  lowHandEvaluator,
  reversedEvaluator,
} from './five-card-hand';
import * as rankings from './hand-ranking';
import {
  cardNumbers,
  cardsOfDeck,
  DECK_OF_28,
  DECK_OF_32,
  DECK_OF_52,
  type Deck,
  rankOf,
  suitBit,
  suitClassKey,
  threeCardClasses,
} from './hand-ranking';

const numbers = (hand: string, deck: Deck = DECK_OF_52) => cardNumbers(deck, hand.split(' '))!;

describe('a deck', () => {
  it('has each rank in four suits, from the lowest to the ace', () => {
    expect([DECK_OF_52, DECK_OF_32, DECK_OF_28].map(({ name }) => name)).toEqual([
      '52 cards',
      '32 cards',
      '28 cards',
    ]);
    expect(cardsOfDeck(DECK_OF_28).slice(0, 5)).toEqual(['8c', '8d', '8h', '8s', '9c']);
    expect(cardsOfDeck(DECK_OF_32)).toHaveLength(32);
    expect(cardsOfDeck(DECK_OF_52).at(-1)).toBe('As');
  });

  it('numbers its cards by rank and suit, and knows no others', () => {
    expect(numbers('2c 2d 3h As')).toEqual([0, 1, 6, 51]);
    expect([rankOf(6), suitBit(6), suitBit(51), rankOf(51)]).toEqual([1, 4, 8, 12]);
    for (const strange of ['1c', 'Ax', 'A', '', 'Acc', '7h'])
      expect([strange, cardNumbers(DECK_OF_28, [strange])]).toEqual([strange, undefined]);
  });
});

it('five cards of one rank, of which one was reported twice, are four of a kind', () => {
  const evaluate = handEvaluator(rankings.STANDARD_RANKING);
  const [five, four] = ['9c 9d 9h 9s 9s', '9c 9d 9h 9s Ks'].map((hand) => evaluate(numbers(hand)));
  expect([categoryOf(five!, rankings.STANDARD_RANKING), five! < four!]).toEqual(['four-of-a-kind', true]);
});

function inOrder(ranking: rankings.HandRanking, hands: readonly string[]): void {
  const evaluate = handEvaluator(ranking);
  const strengths = hands.map((tied) =>
    tied.split(' = ').map((hand) => evaluate(numbers(hand, ranking.deck))),
  );
  for (const tied of strengths) expect(new Set(tied).size).toBe(1);
  const found = strengths.map(([strength]) => strength!);
  expect(found).toEqual([...found].sort((one, other) => other - one));
  expect(new Set(found).size).toBe(hands.length);
}

describe('hands of five cards, the best first', () => {
  it('of 52 cards: every card counts, and the ace is the lowest in a straight to the five', () =>
    inOrder(rankings.STANDARD_RANKING, [
      ...[
        'As Ks Qs Js Ts',
        'Ks Qs Js Ts 9s',
        '5s 4s 3s 2s As',
        'Ac Ad Ah As 2c',
        '2c 2d 2h 2s Ac',
        '2c 2d 2h 2s Kc',
      ],
      ...[
        'Ac Ad Ah 2s 2c',
        'Kc Kd Kh As Ac',
        'As Js 9s 7s 3s',
        'As Js 9s 7s 2s',
        'Ac Kd Qh Js Tc',
        '6c 5d 4h 3s 2c',
      ],
      ...[
        '5c 4d 3h 2s Ac',
        'Ac Ad Ah Ks Qc',
        'Ac Ad Ah Ks Jc',
        '2c 2d 2h Ks Qc',
        'Ac Ad Kh Ks 2c',
        'Ac Ad Qh Qs Kc',
      ],
      ...[
        'Ac Ad Qh Qs Jc',
        'Kc Kd Qh Qs Ac',
        'Ac Ad Kh Qs 3c',
        'Ac Ad Kh Qs 2c = Ah As Kd Qc 2d',
        '2c 2d Ah Ks Qc',
      ],
      ...['Ac Kd Qh Js 9c', 'Ac Kd Qh Js 8c', 'Ac Qd Jh Ts 9c', '7c 5d 4h 3s 2c'],
    ]));

  it('of Caribbean stud of 2010: of a flush the highest card, of a pair one card beside it', () =>
    inOrder(rankings.CARIBBEAN_2010_RANKING, [
      'Ac Ad Ah 2s 2c',
      'As Js 9s 7s 3s = Ah Kh 9h 7h 2h',
      'Ks Qs 9s 7s 3s',
      '5c 4d 3h 2s Ac',
      'Ac Ad Kh Qs 3c = Ah As Kd 3s 2c',
      'Ac Ad Qh Js 3c',
    ]));

  it('of Caribbean stud of 1996: a flush above a full house, and no low ace', () =>
    inOrder(rankings.CARIBBEAN_1996_RANKING, [
      '2s 4s 5s 6s 7s',
      'Ac Ad Ah Ks Kc',
      '6c 5d 4h 3s 2c',
      '5c 4d 3h 2s Ac',
    ]));

  it('of non-banked poker, literally: of three of a kind one card beside them', () =>
    inOrder(rankings.CIRCLE_RANKING, [
      'As Js 9s 7s 3s = Ah Kh 9h 7h 2h',
      'Ac Ad Ah Ks Qc = Ac Ad Ah Ks Jc',
      'Ac Ad Ah Qs Jc',
      'Ac Ad Kh Qs 3c = Ah As Kd 3s 2c',
    ]));

  it('of covered poker: five figures above two pairs, by the higher pair and the highest card', () => {
    inOrder(rankings.COVERED_RANKING, [
      '2c 2d 2h 3s 4c',
      'Ac Ad Kh Qs Jc = Ah As Kc Kd Jd',
      'Kc Kd Ah Qs Jc',
      'Kc Kd Qh Qs Jc',
      'Ac Ad Kh Ks Tc',
    ]);
    inOrder(rankings.COVERED_RANKING_32, [
      '7s 8s 9s Js Qs',
      '7c 7d 7h Ks Kc',
      'Jc Jd Jh Ks Qc',
      'Jc Jd Kh Qs Ac',
    ]);
  });

  it('of synthetic poker of 1996: a full house above a flush, by its three alone', () =>
    inOrder(rankings.SYNTHETIC_1996_RANKING, [
      'Ac Ad Ah Ks Kc = Ac Ad Ah Qs Qc',
      '8s 9s Js Qs As = 8h 9h Th Kh Ah',
      'Kc Kd Kh As Qc = Kc Kd Kh 9s 8c',
    ]));

  it('of synthetic poker of 2010: a flush above a full house', () =>
    inOrder(rankings.SYNTHETIC_RANKING, ['8s 9s Js Qs Ks', 'Ac Ad Ah Ks Kc', 'Ac Ad Ah Qs Qc']));

  it('are known by their kind and by the rank that leads', () => {
    const ranking = rankings.STANDARD_RANKING;
    const told = (hand: string) => {
      const strength = handEvaluator(ranking)(numbers(hand));
      return [categoryOf(strength, ranking), leadingRankOf(strength)];
    };
    expect(told('As Ks Qs Js Ts')).toEqual(['royal-flush', 12]);
    expect(told('5s 4s 3s 2s As')).toEqual(['straight-flush', 3]);
    expect(told('2c 2d 2h 2s Ac')).toEqual(['four-of-a-kind', 0]);
    expect(told('2c 2d Ah As Kc')).toEqual(['two-pair', 12]);
  });
});

describe('the best hand of more cards', () => {
  const evaluate = handEvaluator(rankings.STANDARD_RANKING);
  const best = (own: string, common: string, use: 'any-five' | 'two-own-three-common') => {
    const found = bestStrength({ own: numbers(own), common: numbers(common) }, use, evaluate);
    return found === undefined ? undefined : categoryOf(found, rankings.STANDARD_RANKING);
  };

  it('is any five of them, or two of one’s own and three common ones', () => {
    const common = 'As Ks Qs Js 2d';
    expect(best('Ts 2c', common, 'any-five')).toBe('royal-flush');
    expect(best('Ts 2c 3c 4c', common, 'two-own-three-common')).toBe('pair');
    expect(best('Ts 9s 3c 4c', common, 'two-own-three-common')).toBe('straight-flush');
    expect(best('Ac Ad Ah 2c', '3s 5h 7d 9c Jc', 'two-own-three-common')).toBe('pair');
  });

  it('is none of fewer than five', () => {
    expect(best('Ts 2c', '3c 4c', 'any-five')).toBeUndefined();
    expect(best('Ts 2c', '3c 4c', 'two-own-three-common')).toBeUndefined();
  });

  it('passes over five that are no hand of the kind', () => {
    const low = lowHandEvaluator(DECK_OF_52, '8');
    const found = bestStrength(
      { own: numbers('Kc Kd Ah 2s'), common: numbers('3c 4d 8h Kh Ks') },
      'two-own-three-common',
      low,
    );
    expect(found).toBe(low(numbers('Ah 2s 3c 4d 8h')));
  });
});

describe('a low hand', () => {
  const low = lowHandEvaluator(DECK_OF_52, '8');

  it('has five ranks up to the qualifier, the ace being one; the lower highest card is better', () => {
    const hands = ['5s 4s 3s 2s As', '6c 4d 3h 2s Ac', '6c 5d 3h 2s Ac', '7c 4d 3h 2s Ac', '8c 7d 6h 5s 4c'];
    const found = hands.map((hand) => low(numbers(hand))!);
    expect(found).toEqual([...found].sort((one, other) => other - one));
    expect(new Set(found).size).toBe(5);
    expect(low(numbers('8c 7d 6h 5s 4c'))).toBe(low(numbers('4s 5h 6d 7c 8h')));
    for (const none of ['9c 4d 3h 2s Ac', 'Kc 4d 3h 2s Ac', '4c 4d 3h 2s Ac', 'Ad 4d 3h 2s Ac'])
      expect([none, low(numbers(none))]).toEqual([none, undefined]);
  });

  it('needs three common cards up to the qualifier', () => {
    const isLow = (common: string) => isLowBoard(DECK_OF_52, numbers(common), '8');
    expect(isLow('Ac 8d 2h Ks Qc')).toBe(true);
    expect(isLow('9c 8d 2h Ks Qc')).toBe(false);
    expect(isLow('Ac 8d 2h 7s 6c')).toBe(true);
  });

  it('may be the worst of the usual ranking, the ace being the lowest card', () => {
    const reversed = reversedEvaluator(DECK_OF_52);
    const hands = [
      '6c 4d 3h 2s Ac',
      '7c 5d 4h 3s 2c',
      'Kc 4d 3h 2s Ac',
      '2c 2d 3h 4s Ac',
      '5c 4d 3h 2s Ac',
      '7h 5h 4h 3h 2h',
    ];
    const found = hands.map((hand) => reversed(numbers(hand))!);
    expect(found).toEqual([...found].sort((one, other) => other - one));
    expect(new Set(found).size).toBe(6);
    expect(reversed(numbers('Ac Ad 4h 3s 2c'))!).toBeGreaterThan(reversed(numbers('2c 2d 4h 3s Ac'))!);
  });
});

describe('hands that differ by an exchange of suits', () => {
  it('are alike: 1,755 kinds of three cards of 52, of 22,100', () => {
    const classes = threeCardClasses(52);
    expect(classes).toHaveLength(1755);
    expect(classes.reduce((sum, { hands }) => sum + hands, 0)).toBe(22_100);
    expect(suitClassKey(numbers('Ac Kc 2d'))).toBe(suitClassKey(numbers('Ah Kh 2s')));
    expect(suitClassKey(numbers('Ac Kc 2d'))).not.toBe(suitClassKey(numbers('Ac Kd 2d')));
    for (const { cards, hands } of classes) {
      const suits = new Set(cards.map((card) => card & 3)).size;
      const ranks = new Set(cards.map(rankOf)).size;
      if (ranks === 3) expect(hands).toBe({ 1: 4, 2: 12, 3: 24 }[suits]);
    }
  });
});

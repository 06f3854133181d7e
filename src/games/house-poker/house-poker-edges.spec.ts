import { add, compare, multiply, type Rational, rational, subtract } from '../../kernel/rational';
import { answersOf, RECOMMENDED } from '../open-points';
import { CARIBBEAN_STUD_1996 } from './caribbean-stud-1996.rules';
import { CARIBBEAN_STUD_2010 } from './caribbean-stud.rules';
import { caribbeanStudInsuranceEdge, playOf } from './caribbean-stud-edges';
import { handReader } from './caribbean-stud-facts';
import { paiGowEdges, wayOfRanks } from './pai-gow-edges';
import type { HandComparison } from './pai-gow-facts';
import { bigStrength, houseWay, paiGowNumbers, smallStrength } from './pai-gow-hands';
import { PAI_GOW_POKER } from './pai-gow-poker.rules';
import { TRIJOKER } from './trijoker.rules';
import { trijokerEdges } from './trijoker-facts';

describe('the edges of trijoker, out of the sixteen cards from two to five', () => {
  // Of 4,368 hands 48 are fours, 288 full houses, 768 threes and 1,728 two pairs; 1,536 are pairs that win nothing.
  const won = 48n * 50n + 288n * 11n + 768n * 3n + 1728n * 2n - 1536n;
  const edges = trijokerEdges(TRIJOKER, RECOMMENDED, 16);
  const edgeOf = (of: string) => edges.find(({ bet }) => bet === of)!;

  it('of the third bet, that always plays, are counted from all hands', () => {
    expect(edgeOf('bet-3').edge).toEqual(rational(-won, 4368n));
    const squares = 48n * 2500n + 288n * 121n + 768n * 9n + 1728n * 4n + 1536n;
    const variance = subtract(rational(squares, 4368n), rational(won * won, 4368n * 4368n));
    expect(edgeOf('bet-3').variance).toEqual(variance);
  });

  it('of the first are the same, since three cards of any ranks gain', () => {
    // Of 78 pairs of cards with three ranks 9 make threes, 27 two pairs, and 42 a pair that wins nothing.
    expect(edgeOf('bet-1').edge).toEqual(edgeOf('bet-3').edge);
  });

  it('of the second are better by 256 of 1,820: four cards of four ranks lose, and it is withdrawn', () => {
    expect(edgeOf('bet-2').edge).toEqual(subtract(edgeOf('bet-3').edge, rational(256n, 1820n)));
  });

  it('of the three are the mean of each', () => {
    const sum = ['bet-1', 'bet-2', 'bet-3'].map((bet) => edgeOf(bet).edge).reduce(add);
    expect(multiply(edgeOf('three-bets').edge, rational(3n))).toEqual(sum);
  });
});

it('the first bet of trijoker is withdrawn by what the three cards promise', () => {
  // Eight cards of two ranks: 8 fours, and 48 full houses that lose here, what the fours win being as much.
  const fours = TRIJOKER.prizes.filter(({ category }) => category === 'four-of-a-kind');
  const prizes = fours.map((prize) => ({ ...prize, pays: 6n }));
  const [first, , third] = trijokerEdges({ ...TRIJOKER, prizes }, RECOMMENDED, 8);
  expect(third!.edge).toEqual(rational(0n));
  // Of 56 hands of three 8 are of one rank, to which the fourth comes with 4 of 10 pairs of cards; of others with one.
  expect(first!.edge).toEqual(rational(-8n * (4n * 6n - 6n), 560n));
});

describe('the edges of caribbean stud', () => {
  const insurance = (answers: Parameters<typeof answersOf>[0]) => {
    const given = answersOf(answers);
    return caribbeanStudInsuranceEdge(CARIBBEAN_STUD_2010, given, handReader(CARIBBEAN_STUD_2010, given));
  };

  it('of insurance are counted from all hands: 3,744 full houses, 624 fours, 36 and 4 straight flushes', () => {
    const winning = 3744n + 624n + 36n + 4n;
    const back = 3744n * 100n + 624n * 300n + 36n * 1000n + 4n * 2000n;
    const [consumed] = insurance({ 'OP2-16b': 'consumed' });
    expect(consumed!.edge).toEqual(subtract(rational(1n), rational(back, 2_598_960n)));
    const [kept] = insurance({ 'OP2-16b': 'returned' });
    expect(kept!.bet).toBe('insurance');
    expect(kept!.edge).toEqual(subtract(rational(1n), rational(back + winning, 2_598_960n)));
  });

  it('are none of insurance where there is none (Decree of 1996)', () => {
    expect(CARIBBEAN_STUD_1996.insurance).toBeUndefined();
    const hands = handReader(CARIBBEAN_STUD_1996, RECOMMENDED);
    expect(caribbeanStudInsuranceEdge(CARIBBEAN_STUD_1996, RECOMMENDED, hands)).toEqual([]);
  });

  it('are of hands that go on: the stake if the house does not play, one and twice the prize, or three units lost', () => {
    const { returned, paid } = playOf(CARIBBEAN_STUD_2010, 'flush');
    for (const play of [returned, paid]) play.add(10, { notQualified: 1, lower: 2, equal: 3, higher: 4 });
    // A flush pays five: 1 + 2 · 5 = 11 won, 3 lost; without the house one is won, or three with the second bet.
    expect(returned.counted).toEqual({ ways: 100n, sum: 110n, squares: 10n + 20n * 121n + 40n * 9n });
    expect(paid.counted).toEqual({ ways: 100n, sum: 130n, squares: 90n + 20n * 121n + 40n * 9n });
  });

  it('are of hands that pass where going on would lose more than the stake, and not where it loses the same', () => {
    const { returned: passes } = playOf(CARIBBEAN_STUD_2010, 'high-card');
    // A high card pays one: 3 won and 3 lost. Of ten deals 20 would be lost, twice the stakes.
    passes.add(1, { notQualified: 1, lower: 1, equal: 0, higher: 8 });
    expect(passes.counted).toEqual({ ways: 10n, sum: -10n, squares: 10n });
    const { returned: goesOn } = playOf(CARIBBEAN_STUD_2010, 'high-card');
    goesOn.add(1, { notQualified: 2, lower: 0, equal: 0, higher: 2 });
    expect(goesOn.counted).toEqual({ ways: 4n, sum: -4n, squares: 2n + 18n });
  });
});

type Fate = 'wins' | 'null' | 'loses';
const STANDINGS: readonly HandComparison[] = ['superior', 'equal', 'inferior'];

/** The edge of pai gow over some deals, if hands that stand so had this fate. */
function paiGow(fateOf: (big: HandComparison, small: HandComparison) => Fate) {
  const comparison = Object.fromEntries(
    STANDINGS.map((big) => [big, Object.fromEntries(STANDINGS.map((small) => [small, fateOf(big, small)]))]),
  ) as (typeof PAI_GOW_POKER)['comparison'];
  return paiGowEdges({ ...PAI_GOW_POKER, comparison }, RECOMMENDED, 12)[0]!;
}

describe('the edge of pai gow', () => {
  const COMMISSION = rational(1n, 40n);

  it('is half of the commission of 5 % where no deal is divided, nor won by equality', () => {
    const { edge, error } = paiGow(() => 'wins');
    expect(edge).toEqual(COMMISSION);
    // The same in every deal, as far as a millionth tells.
    expect(error).toEqual(rational(1n, 1_000_000n));
  });

  it('is 0 if no deal has a winner', () => {
    const { edge, variance } = paiGow(() => 'null');
    expect([edge, variance]).toEqual([rational(0n), rational(0n)]);
  });

  it.each<[string, (big: HandComparison, small: HandComparison) => HandComparison]>([
    ['big', (big) => big],
    ['small', (_big, small) => small],
  ])('counts every %s hand as better as often as worse, or equal', (_which, of) => {
    const divided = (as: HandComparison): Rational =>
      paiGow((big, small) => (of(big, small) === as ? 'null' : 'wins')).edge;
    const [better, equal, worse] = STANDINGS.map(divided) as [Rational, Rational, Rational];
    expect(better).toEqual(worse);
    // What is divided bears no commission: of all three cases it is borne twice.
    expect([better, equal, worse].reduce(add)).toEqual(multiply(COMMISSION, rational(2n)));
    expect(better).not.toEqual(COMMISSION);
  });

  it('is as uncertain as what is equal, where all else is divided, or is won with 39/40 of the stake', () => {
    const divided = paiGow((_big, small) => (small === 'equal' ? 'loses' : 'null')).error!;
    const won = paiGow((_big, small) => (small === 'equal' ? 'loses' : 'wins')).error!;
    // Each of them is rounded up to a millionth.
    const difference = subtract(multiply(divided, rational(39n, 40n)), won);
    const most = rational(1n, 1_000_000n);
    expect([compare(difference, most), compare(subtract(rational(0n), difference), most)]).toEqual([-1, -1]);
    expect(compare(won, rational(1n, 10_000n))).toBe(1);
  });

  it('counts what the bank wins by equality of the one hand or the other, and of both once', () => {
    const lostIf = (isLost: (big: HandComparison, small: HandComparison) => boolean): Rational =>
      paiGow((big, small) => (isLost(big, small) ? 'loses' : 'wins')).edge;
    const ofBig = lostIf((big) => big === 'equal');
    const ofSmall = lostIf((_big, small) => small === 'equal');
    const ofEither = lostIf((big, small) => big === 'equal' || small === 'equal');
    const ofBoth = lostIf((big, small) => big === 'equal' && small === 'equal');
    expect(add(ofEither, ofBoth)).toEqual(add(ofBig, ofSmall));
    expect(ofSmall).not.toEqual(COMMISSION);
    // Hands that are unequal lose as often as they win, whatever is said of them.
    expect(lostIf(() => true)).toEqual(ofEither);
  });
});

const cardsOf = (text: string) => paiGowNumbers(text.split(' '))!;

it.each([
  ['a straight is kept, though without it the small hand would be better', 'Ks Qd Jh Tc 9s', '9d 2c'],
  ['of two straights that beside which the small hand is better', 'Ks Qd Jh Tc 9s', 'Ah 2c'],
  ['a flush is kept', 'As Js 7s 4s 2s', 'Jd 3c'],
  ['of two pairs the lower is the small hand', 'Ks Kd 8s 5d 2c', 'Qh Qc'],
  ['beside a pair the two highest cards are the small hand', '9s 9d 7s 5d 2c', 'Ah Kc'],
  ['a pair of aces is divided where two hands of an ace each can be set', 'As Kh 7s 5d 2c', 'Ad 9c'],
  ['of no pair the second and third highest cards are', 'As 9c 7s 5d 2c', 'Kd Jh'],
  ['the joker is an ace', '* Kh 7s 5d 2c', 'As 9c'],
  ['the joker completes a straight', 'Ks Qd * Tc 9s', '9d 2c'],
])('pai gow, for its edge: %s', (_says, big, small) => {
  const [five, two] = [cardsOf(big), cardsOf(small)];
  const best = { big: bigStrength(five, RECOMMENDED), small: smallStrength(two) };
  for (const seven of [[...five, ...two], [...two, ...five], [...five, ...two].reverse()]) {
    expect(houseWay(seven, RECOMMENDED)).toEqual(best);
  }
});

it('hands of the same ranks are set alike, but where five cards are of a suit, or four and the joker', () => {
  const wayOf = wayOfRanks(RECOMMENDED);
  const [mixed, again, flush, joker, completed] = [
    'As Js 7d 4s 2s Jd 3c',
    'Ah Jh 7s 4c 2d Jd 3c',
    'As Js 7s 4s 2s Jd 3c',
    'Ks Jd 8d 4s 2d * 7c',
    'Ks Js 8s 4s 2d * 7c',
  ].map((hand) => {
    const seven = cardsOf(hand);
    const way = wayOf(seven);
    expect(way).toEqual(houseWay(seven, RECOMMENDED));
    return way;
  });
  expect(again).toBe(mixed);
  expect(flush).not.toEqual(mixed);
  expect(completed).not.toEqual(joker);
});

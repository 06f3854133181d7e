import { watchRules } from '../../../test/support/games/cited-rules';
import { outcomeOf, type PlayedHand } from '../../../test/support/games/poker-notation';
import type { GameRules } from '../game-rules';
import { evaluateRound } from '../evaluate-round';
import { answersOf, RECOMMENDED } from '../open-points';
import type { TableTerms } from '../round';
import { INT_POKER } from '../rules-in-force';
import { pokerRules } from './poker-rules';
import {
  fiveCardDrawInternational,
  sevenCardStudInternational,
  TEXAS_HOLDEM,
  texasHoldemInternational,
} from './poker-games.rules';
import { present } from '../../kernel/present';

const HOLDEM = watchRules(texasHoldemInternational);
const DRAW = watchRules(fiveCardDrawInternational);
const STUD = watchRules(sevenCardStudInternational);
const { rules: texasHoldem } = HOLDEM;
const { rules: fiveCardDraw } = DRAW;
const { rules: sevenCardStud } = STUD;

type Awards = Readonly<Record<number, number>>;

const setting = { currency: 'EUR', answers: RECOMMENDED };
const settle = (played: PlayedHand, rules: GameRules = texasHoldem, answers = RECOMMENDED) =>
  rules.settle({ bets: [], outcome: outcomeOf(played) }, { currency: 'EUR', answers });

function due(...of: Parameters<typeof settle>): Awards | undefined {
  const { complete, awards } = settle(...of);
  if (!complete) return undefined;
  const bySeat: Record<number, number> = {};
  for (const { seat, amount } of awards) bySeat[seat] = (bySeat[seat] ?? 0) + Number(amount);
  return bySeat;
}

const BOARD = 'Ks 9d 5c 5h 2s';

describe('the winners of the pots', () => {
  it.each<[string, PlayedHand, Awards]>([
    [
      'the only one left, without showing',
      { actions: '1 small-blind 5, 2 big-blind 10, 3 raise 30, 1 fold, 2 fold', rake: 1 },
      { 3: 24 },
    ],
    [
      'the big blind that nobody called, his own uncalled part apart',
      { actions: '1 small-blind 5, 2 big-blind 10, 3 fold, 1 fold' },
      { 2: 10 },
    ],
    [
      'the better cards, not who mucked the best',
      {
        actions: '1 bet 50, 2 call 50, 3 call 50',
        board: BOARD,
        cards: { 1: 'Ah Qh', 2: 'Kd 3d', '-3': 'Kh Kc' },
      },
      { 2: 150 },
    ],
    [
      'each side pot its own best hand, folded money staying where it was put',
      {
        actions: '1 bet 20, 2 raise 60, 3 raise 100, 4 call 100, 5 call 30, 4 fold, 5 fold, 3 bet 40',
        board: BOARD,
        cards: { 1: '5d 5s', 2: 'Kd Kh', 3: 'Ah Qh' },
      },
      { 1: 100, 2: 130, 3: 80 },
    ],
    [
      'three equal hands, the two odd cents going to the first two left of the button',
      {
        actions: '1 bet 10, 3 call 10, 6 call 10, 8 call 10, 8 fold',
        button: 3,
        board: 'As Ks Qd Jd Tc',
        cards: { 1: '2c 2d', 3: '3c 3d', 6: '4c 4d' },
        rake: 2,
      },
      { 1: 13, 3: 12, 6: 13 },
    ],
    [
      'who is all-in with less than the ante only his part of each',
      {
        actions: '1 ante 3, 2 ante 5, 3 ante 5, 2 bet 20, 3 call 20',
        board: BOARD,
        cards: { 1: 'Kd Kh', 2: 'Ad Ah', 3: 'Qd Qh' },
      },
      { 1: 9, 2: 44 },
    ],
    [
      'the main pot what was carried in',
      { actions: '1 bet 10, 2 call 10', carriedIn: 25, board: BOARD, cards: { 1: 'Ad Ah', 2: 'Qd Qh' } },
      { 1: 45 },
    ],
    ['nobody what is carried out', { actions: '1 ante 10, 2 ante 10, 1 check, 2 check', carriedOut: 20 }, {}],
    [
      'of two boards each its half',
      {
        actions: '1 bet 55, 2 call 55',
        board: 'Ks 9d 5c 5h 2s',
        secondBoard: 'Ks 9d 5c 4h 4s',
        cards: { 1: 'Kd Kh', 2: '4c 4d' },
        rake: 5,
      },
      { 1: 53, 2: 52 },
    ],
    [
      'the main pot a dead blind and an ante that one pays for all',
      {
        actions:
          '3 ante 10, 1 small-blind 5, 2 big-blind 10, 3 dead-blind 5, 3 big-blind 10, 1 call 5, 1 bet 30, 2 call 30, 3 call 8',
        board: BOARD,
        cards: { 1: 'Ah Qh', 2: 'Kd 3d', 3: '5d 5s' },
      },
      { 3: 69, 2: 44 },
    ],
    [
      'pots whose rake the table states, as it was taken',
      {
        actions: '1 bet 20, 2 raise 60, 3 call 60',
        board: BOARD,
        cards: { 1: '5d 5s', 2: 'Kd Kh', 3: 'Ah Qh' },
        rake: 6,
        byPot: [1, 5],
      },
      { 1: 59, 2: 75 },
    ],
  ])('%s', (_who, played, awards) => {
    expect(due(played)).toEqual(awards);
  });

  /** Seat 3 antes for all, seat 1 raises, seat 3 raises again. */
  const ANTE_FOR_ALL =
    '3 ante 100, 2 small-blind 50, 3 big-blind 100, 1 raise 300, 2 fold, 3 raise 800, 1 fold';

  it('the pot, an ante that one paid for all with it, is of him too when all others have left (INT-POKER-07)', () => {
    const alone = { actions: ANTE_FOR_ALL, rake: 37 };
    const { pots, uncalled } = settle(alone);
    expect(uncalled).toEqual([{ seat: 3, amount: 600n }]);
    expect(pots).toMatchObject([{ amount: 750n, contenders: [3] }]);
    expect(due(alone)).toEqual({ 3: 713 });
  });

  it.each<[string, string, bigint]>([
    ['that everybody paid', '1 ante 5, 2 ante 5, 1 bet 20, 2 raise 60, 1 fold', 40n],
    ['that who left had not paid', '1 ante 5, 2 ante 5, 1 bet 20, 3 call 20, 2 fold, 1 bet 30, 3 fold', 30n],
    [
      'that who left and had bet second highest had not paid',
      '1 ante 5, 2 ante 5, 1 bet 100, 2 call 50, 3 raise 150, 1 raise 200, 3 fold',
      150n,
    ],
  ])('an ante %s is no part of a bet that nobody called', (_ante, actions, back) => {
    expect(settle({ actions }).uncalled).toMatchObject([{ amount: back }]);
  });

  it.each<[string, PlayedHand, Awards]>([
    [
      'his ante for all',
      {
        actions: '3 ante 10, 1 bet 30, 2 call 30',
        board: BOARD,
        cards: { 1: 'Kd 3d', 2: 'Ah Qh', 3: '5d 5s' },
      },
      { 1: 60, 3: 10 },
    ],
    [
      'the same ante as the others',
      {
        actions: '1 ante 10, 2 ante 10, 3 ante 10, 4 ante 10, 1 bet 30, 2 call 30, 4 fold',
        board: BOARD,
        cards: { 1: 'Kd 3d', 2: 'Ah Qh', 3: '5d 5s' },
      },
      { 1: 60, 3: 40 },
    ],
  ])('who has nothing left after %s wins the antes and no bet', (_what, played, awards) => {
    expect(due(played)).toEqual(awards);
  });

  it('is undefined if the cards do not decide', () => {
    const contested = { actions: '1 bet 50, 2 call 50' };
    expect(due({ ...contested, board: BOARD })).toBeUndefined();
    expect(due({ ...contested, cards: { 1: 'Ah Qh', 2: 'Kd 3d' } })).toBeUndefined();
    expect(due({ ...contested, board: BOARD, cards: { 1: 'Ah' } })).toBeUndefined();
    expect(due({ ...contested, board: BOARD, cards: { '-1': 'Ah Qh' } })).toBeUndefined();
    expect(due({ ...contested, board: BOARD, cards: { '-1': 'Ah Qh', '-2': 'Kd 3d' } })).toEqual({ 2: 100 });
    expect(due({ actions: '1 bet 50, 2 call 50, 1 fold, 2 fold' })).toBeUndefined();
  });
});

describe('four equal hands at a table whose smallest chip is of 5 cents', () => {
  const tied: PlayedHand = {
    actions: '1 bet 50, 2 call 50, 3 call 50, 4 call 50',
    button: 2,
    board: 'As Ks Qd Jd Tc',
    cards: { 1: '2c 2d', 2: '3c 3d', 3: '4c 4d', 4: '5c 5d' },
    rake: 10,
  };
  const evaluated = (paid: Awards, terms?: TableTerms) => {
    const awards = Object.entries(paid).map(([seat, amount]) => ({
      seat: Number(seat),
      amount: BigInt(amount),
    }));
    const round = { bets: [], outcome: outcomeOf(tied), declared: { awards } };
    const { findings } = evaluateRound(texasHoldem, round, {
      ...setting,
      ...present({ terms }),
    });
    return findings.map(({ code }) => code);
  };
  const CENTS = { 1: 47, 2: 47, 3: 48, 4: 48 };
  const CHIPS = { 1: 45, 2: 45, 3: 50, 4: 50 };

  it('divide in chips, where the table names the chip (INT-POKER-11)', () => {
    expect(evaluated(CHIPS, { minimum: 10n, step: 5n })).toEqual([]);
    expect(evaluated(CENTS, { minimum: 10n, step: 5n })).toEqual(['odd-unit-misplaced']);
    expect(evaluated({ ...CHIPS, 1: 50, 3: 45 }, { minimum: 10n, step: 5n })).toEqual(['odd-unit-misplaced']);
  });

  it('divide in cents, where it does not', () => {
    expect(evaluated(CENTS)).toEqual([]);
    expect(evaluated(CENTS, { minimum: 10n })).toEqual([]);
    expect(evaluated(CHIPS)).toEqual(['split-not-even']);
  });
});

describe('the three games', () => {
  const bets = { actions: '4 ante 10, 2 ante 10, 4 bet 20, 2 call 20' };

  it('five-card draw compares the five cards held', () => {
    const cards = { 2: 'Ad Ac Kd Qc 2s', 4: 'As Ah Kc Qd 3s' };
    expect(due({ ...bets, cards }, fiveCardDraw)).toEqual({ 4: 60 });
    expect(due({ ...bets, cards: { ...cards, 2: 'Ad Ac Kd Qc' } }, fiveCardDraw)).toBeUndefined();
  });

  it('seven-card stud plays the best five of seven cards, and the last may be common to all players', () => {
    const cards = { 2: '2d 3d 4d 7c Ac Ad Kh', 4: 'Ks Kc 9s 9h 8c 8d 2c' };
    expect(due({ ...bets, cards }, sevenCardStud)).toEqual({ 4: 60 });
    const six = { 2: '2d 3d 4d 7d Ac Ad', 4: 'Ks Kc 9s 9h 8c 8d' };
    expect(due({ ...bets, cards: six, board: '9d' }, sevenCardStud)).toEqual({ 4: 60 });
    expect(due({ ...bets, cards: six, board: 'Td' }, sevenCardStud)).toEqual({ 2: 60 });
    expect(due({ ...bets, cards: six }, sevenCardStud)).toBeUndefined();
  });

  it('without a button give the odd unit to the highest card by suit, or to the lowest seat (INT-01)', () => {
    const cards = { 2: 'As Kd Qc Js 9h 3c 2d', 4: 'Ah Ks Qd Jc 9d 3h 2c' };
    const odd = { ...bets, rake: 1, cards };
    expect(due(odd, sevenCardStud)).toEqual({ 2: 30, 4: 29 });
    const swapped = { ...odd, cards: { 2: cards[4], 4: cards[2] } };
    expect(due(swapped, sevenCardStud)).toEqual({ 2: 29, 4: 30 });
    expect(due(swapped, sevenCardStud, answersOf({ 'INT-01': 'lowest-seat' }))).toEqual({ 2: 30, 4: 29 });
  });

  it('begin with the last bettor under the Order of 2010 (1.1.10-IX.24-02)', () => {
    const lastBettor = pokerRules({ ...TEXAS_HOLDEM, oddUnit: 'last-bettor' });
    const cards = { 1: '2c 2d', 3: '3c 3d', 6: '4c 4d' };
    const board = 'As Ks Qd Jd Tc';
    const hand = { actions: '1 bet 10, 3 raise 20, 6 call 20, 1 call 10', button: 3, board, cards, rake: 1 };
    expect(due(hand, lastBettor)).toEqual({ 3: 20, 6: 20, 1: 19 });
    expect(due(hand)).toEqual({ 6: 20, 1: 20, 3: 19 });
    const broughtIn = {
      ...hand,
      actions: '1 ante 5, 3 ante 5, 6 ante 5, 3 bring-in 15, 6 call 15, 1 call 15',
    };
    expect(due(broughtIn, lastBettor)).toEqual({ 3: 20, 6: 20, 1: 19 });
    const called = { ...hand, actions: '1 small-blind 10, 3 big-blind 20, 6 call 20, 1 call 10, 3 check' };
    expect(due(called, lastBettor)).toEqual({ 3: 20, 6: 20, 1: 19 });
  });

  it('are in the rulebook, each with its own rules', () => {
    for (const game of INT_POKER.games) expect(INT_POKER.rules[game]?.code).toBe(game);
  });
});

const RIGHT: PlayedHand = {
  actions: '1 bet 20, 2 raise 60, 3 raise 100, 4 call 60, 4 fold, 3 uncalled-returned 40',
  button: 4,
  board: BOARD,
  cards: { 1: '5d 5s', 2: 'Kd 3d', 3: 'Kh 3h' },
  rake: 10,
};
const RIGHT_POTS = [80n, 120n];

it.each<[string, PlayedHand, GameRules, string[]]>([
  ['three cards of a hand of hold’em', { ...RIGHT, cards: { 1: '5d 5s 4s' } }, texasHoldem, ['3 of seat 1']],
  ['six common ones', { ...RIGHT, board: `${BOARD} 3c` }, texasHoldem, ['6 common']],
  [
    'six of a hand of draw',
    { actions: '1 ante 10', cards: { 1: '5d 5s 4s 3s 2s As' } },
    fiveCardDraw,
    ['6 of seat 1'],
  ],
  ['two common ones in stud', { actions: '1 ante 10', board: '4c 5c' }, sevenCardStud, ['2 common']],
])('a hand is found with more cards than are dealt: %s', (_what, played, rules, found) => {
  const { findings } = evaluateRound(rules, { bets: [], outcome: outcomeOf(played) }, setting);
  const dealt = findings.filter(({ code }) => code === 'cards-above-deal');
  expect(dealt.map((each) => each.found)).toEqual(found);
});

it.each<[string, string, string[]]>([
  ['before the flop', 'Qs 8d 4c 3h Jd', []],
  ['after the flop', 'Ks 9d 5c 3h Jd', []],
  ['after the turn', 'Ks 9d 5c 5h Jd', []],
  ['before the flop, with a card of the first', 'Ks 8d 4c 3h Jd', ['Ks 2 times']],
  ['before the flop, with the second card of the first', 'Qs 9d 4c 3h Jd', ['9d 2 times']],
  ['after the river, which cannot be', 'Ks 9d 5c 5h 2s', ['2s 2 times']],
])('a hand run twice %s shares what lay there before', (_when, secondBoard, doubled) => {
  const twice = {
    actions: '1 bet 20, 2 call 20',
    board: BOARD,
    secondBoard,
    cards: { 1: 'Ac Ad', 2: 'Qc Qd' },
  };
  const { findings } = evaluateRound(texasHoldem, { bets: [], outcome: outcomeOf(twice) }, setting);
  expect(findings.filter(({ code }) => code === 'card-too-often').map((each) => each.found)).toEqual(doubled);
});

describe('a seat with two reported hands', () => {
  const PAIRS = { actions: '1 bet 20, 2 call 20', board: 'Ah Kd 9c 5s 2h' };
  const twoHands = (rules: GameRules, more: object, cards: readonly object[]) => {
    const outcome = { ...outcomeOf({ ...PAIRS, ...more }), cards };
    const { settlement, findings } = evaluateRound(rules, { bets: [], outcome }, setting);
    return { decided: settlement.complete, findings: findings.map(({ code, found }) => `${code}: ${found}`) };
  };
  const told = (seat: number, cards: string, shown = true) => ({ seat, cards: cards.split(' '), shown });
  const QUEENS = told(2, 'Qs Qc');

  it.each([
    ['both shown', [told(1, '9s 9d'), told(1, '7c 3c'), QUEENS]],
    ['the other way round', [told(1, '7c 3c'), told(1, '9s 9d'), QUEENS]],
    ['one of them not shown', [told(1, '9s 9d'), told(1, '7c 3c', false), QUEENS]],
  ])('is found, and decides nothing: %s', (_what, cards) => {
    expect(twoHands(texasHoldem, {}, cards)).toEqual({
      decided: false,
      findings: [expect.stringMatching(/^two-hands-of-one-seat: .* of seat 1$/) as unknown],
    });
  });

  it('hides no card that is seen twice', () => {
    const cards = [told(1, 'As Kc'), told(1, '2c 3c', false), told(2, 'As Qc')];
    expect(twoHands(texasHoldem, {}, cards).findings).toContain('card-too-often: As 2 times');
  });

  it('nor a card that is reported twice in one hand', () => {
    const cards = [told(1, '9s'), told(1, '9s 9s'), QUEENS];
    expect(twoHands(texasHoldem, {}, cards).findings).toContain('card-too-often: 9s 2 times');
  });

  it('has too many cards, where one of the two has more than a hand', () => {
    const { findings } = twoHands(texasHoldem, {}, [told(1, '9s 9d'), told(1, '9s 9d 7c'), QUEENS]);
    expect(findings).toEqual([expect.stringMatching(/^cards-above-deal: /) as unknown]);
  });

  it('may have its hand, or a part of it, reported twice', () => {
    const cards = [told(1, '9s 9d', false), told(1, '9d 9s'), told(2, 'Qs'), QUEENS];
    expect(twoHands(texasHoldem, {}, cards)).toEqual({ decided: true, findings: [] });
  });

  it('is found where open cards of stud are none of its hand', () => {
    const seven = [told(1, '2c 3d 4h 7c 9s Jd Kc'), told(2, '2d 3c 4s 7d 9h Jc Kd')];
    const open = (cards: string) =>
      twoHands(sevenCardStud, { board: '', openCards: { 1: cards } }, seven).findings;
    expect(open('7c 9s Jd Kc')).toEqual([]);
    expect(open('7c 9s Jd Ks')).toEqual([expect.stringContaining('two-hands-of-one-seat')]);
    expect(open('7c 9s Jd Kd')).toContain('card-too-often: Kd 2 times');
  });
});

describe('rakes that are stated pot by pot', () => {
  const side = {
    actions: '1 bet 400 all-in, 2 raise 800, 3 call 800',
    board: BOARD,
    cards: { 1: '5d 5s', 2: 'Kd 3d', 3: 'Ah Qh' },
    rake: 50,
  };
  const evaluated = (byPot: readonly number[], change: Partial<PlayedHand> = {}) => {
    const outcome = outcomeOf({ ...side, ...change, byPot });
    const { settlement, findings } = evaluateRound(texasHoldem, { bets: [], outcome }, setting);
    return [
      settlement.pots?.map(({ rake }) => Number(rake)),
      ...findings.map(({ code, severity, found }) => `${severity} ${code}: ${found}`),
    ];
  };

  it('are taken as stated, where they make the rake', () => {
    expect(evaluated([20, 30])).toEqual([[20, 30]]);
    expect(evaluated([0, 50])).toEqual([[0, 50]]);
  });

  it.each<[string, number[], Partial<PlayedHand>, string]>([
    ['more than the rake', [100, 100], {}, 'violation rake-by-pot-not-the-rake: 1.00 EUR, 1.00 EUR'],
    ['less than the rake', [10], { rake: 20 }, 'violation rake-by-pot-not-the-rake: 0.10 EUR'],
    ['of one pot of two', [50], {}, 'advisory rake-by-pot-not-the-rake: 0.50 EUR'],
    [
      'of a pot too many',
      [20, 20, 10],
      {},
      'advisory rake-by-pot-not-the-rake: 0.20 EUR, 0.20 EUR, 0.10 EUR',
    ],
  ])('are found, and the rake is spread by rule: %s', (_what, byPot, change, finding) => {
    const derived = evaluated([], change)[0] as number[];
    expect(evaluated(byPot, change)).toEqual([derived, finding]);
  });

  it('are not stated by an empty list', () => expect(evaluated([])).toHaveLength(1));

  it('are found where one is more than its pot holds', () => {
    const small = { actions: '1 bet 1 all-in, 2 raise 400, 3 call 400', rake: 40 };
    expect(evaluated([4, 36], small)).toContain('violation rake-by-pot-not-the-rake: 0.04 EUR, 0.36 EUR');
    expect(evaluated([3, 37], small)).toEqual([[3, 37]]);
  });
});

describe('a hand is found', () => {
  const evaluated = (played: PlayedHand, awards: Awards, pots: readonly bigint[] = RIGHT_POTS) =>
    evaluateRound(
      texasHoldem,
      {
        bets: [],
        outcome: outcomeOf(played),
        declared: {
          pots,
          awards: Object.entries(awards).map(([seat, amount]) => ({
            seat: Number(seat),
            amount: BigInt(amount),
          })),
        },
      },
      setting,
    ).findings.map(({ code, ruleId, expected, found }) => [code, ruleId, expected, found]);
  const paid = { 1: 76, 2: 57, 3: 57 };

  it.each<[string, readonly unknown[], Partial<PlayedHand>, Awards, (readonly bigint[])?]>([
    ['of the wrong winner', ['award-differs', 'INT-POKER-02'], {}, { 2: 133, 3: 57 }],
    [
      'of a winner who did not show',
      ['award-differs', 'INT-POKER-08'],
      { cards: { 1: '5d 5s', '-2': 'Kd 3d', 3: 'Kh 3h' } },
      { 1: 76, 2: 57, 3: 57 },
    ],
    ['of an uneven split', ['split-not-even', 'INT-POKER-10'], {}, { 1: 76, 2: 60, 3: 54 }],
    [
      'of an odd unit with another winner',
      ['odd-unit-misplaced', 'INT-POKER-11'],
      { rake: 9 },
      { 1: 77, 2: 57, 3: 57 },
    ],
    ['of money given to who folded', ['award-without-claim', 'INT-POKER-07'], {}, { ...paid, 4: 1 }],
    ['of other pots', ['pots-differ', 'INT-POKER-07', '0.80 EUR, 1.20 EUR', '2.00 EUR'], {}, paid, [200n]],
    ['of one pot of two that is another', ['pots-differ', 'INT-POKER-07'], {}, paid, [80n, 119n]],
    ['of a rake above 5 %', ['rake-above-cap', 'INT-POKER-12'], { rake: 11 }, { 1: 75, 2: 57, 3: 57 }],
    [
      'of a card seen twice',
      ['card-too-often', 'INT-POKER-03'],
      { cards: { ...RIGHT.cards, '-4': 'Ks Qc' } },
      paid,
    ],
    [
      'of an uncalled bet that stayed in',
      ['uncalled-bet-not-returned', 'INT-POKER-06', '0.40 EUR back to seat 3', '0.00 EUR'],
      { actions: RIGHT.actions.replace(', 3 uncalled-returned 40', '') },
      paid,
    ],
    [
      'of a called bet given back',
      ['uncalled-return-differs', 'INT-POKER-06', '0.40 EUR back to seat 3', '0.50 EUR'],
      { actions: RIGHT.actions.replace('returned 40', 'returned 50') },
      paid,
    ],
  ])('by reason %s', (_reason, finding, change, awards, declaredPots = RIGHT_POTS) => {
    const found = evaluated({ ...RIGHT, ...change }, awards, declaredPots);
    expect(found.map((one) => one.slice(0, finding.length))).toContainEqual(finding);
  });

  it('of a bet given back to another seat, each seat in order (INT-POKER-06)', () => {
    const actions = RIGHT.actions.replace('3 uncalled-returned 40', '1 uncalled-returned 40');
    const found = evaluated({ ...RIGHT, actions }, paid);
    expect(found.filter(([code]) => code?.startsWith('uncalled'))).toEqual([
      ['uncalled-return-differs', 'INT-POKER-06', '0.00 EUR back to seat 1', '0.40 EUR'],
      ['uncalled-bet-not-returned', 'INT-POKER-06', '0.40 EUR back to seat 3', '0.00 EUR'],
    ]);
  });

  it('without any of them when all is right', () => {
    expect(evaluated(RIGHT, paid)).toEqual([]);
  });

  it('by a player who puts in more than he had in front of him', () => {
    const seats = [1, 2, 3, 4].map((seat) => ({ seat, ...(seat === 1 ? { stack: 1 } : {}) }));
    const outcome = { ...outcomeOf(RIGHT), seats };
    const { findings } = evaluateRound(texasHoldem, { bets: [], outcome }, setting);
    expect(findings).toMatchObject([{ code: 'stack-exceeded', ruleId: 'INT-POKER-17' }]);
  });

  it('worth a note when only the rake was spread over the pots otherwise', () => {
    const declared = {
      pots: RIGHT_POTS,
      awards: [
        { seat: 1, potNo: 0, amount: 71n },
        { seat: 2, potNo: 1, amount: 60n },
        { seat: 3, potNo: 1, amount: 59n },
      ],
    };
    const { findings } = evaluateRound(
      texasHoldem,
      { bets: [], outcome: outcomeOf(RIGHT), declared },
      setting,
    );
    expect(findings).toMatchObject([{ code: 'rake-by-pot-differs', severity: 'information' }]);
  });

  it('unreadable when its outcome is no hand', () => {
    const { settlement, findings } = evaluateRound(
      texasHoldem,
      { bets: [], outcome: { number: 5 } },
      setting,
    );
    expect(settlement).toMatchObject({ complete: false, awards: [] });
    expect(findings).toMatchObject([{ code: 'outcome-not-readable', ruleId: 'INT-POKER-01' }]);
  });

  it('without an evaluation on awards where the cards are not reported', () => {
    expect(evaluated({ ...RIGHT, cards: {} }, { 2: 190 })).toEqual([
      [
        'hand-not-decided',
        'INT-POKER-08',
        'cards that tell who wins: 2 of each who shows, 5 common ones',
        'cards: none of seat 1, 2, 3',
      ],
    ]);
  });
});

describe('the register of INT-POKER', () => {
  it('has every rule that is applied cited by a row above', () => {
    expect(HOLDEM.uncited()).toEqual([]);
  });

  it.each([DRAW, STUD])('has the cards of each game cited, too', ({ rules, uncited }) => {
    expect(uncited(rules.register.applied.filter(({ id }) => id === 'INT-POKER-04'))).toEqual([]);
  });
});

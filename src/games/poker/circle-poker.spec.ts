import { watchRules } from '../../../test/support/games/cited-rules';
import { outcomeOf, type PlayedHand } from '../../../test/support/games/poker-notation';
import type { GameRules } from '../game-rules';
import { judgeRound } from '../judge-round';
import { answersOf, RECOMMENDED } from '../open-points';
import { INT_POKER } from '../rulebooks/int-poker';
import { circlePokerRules } from './circle-poker-rules';
import { fiveCardDrawInternational } from './five-card-draw.rules';
import { sevenCardStudInternational } from './seven-card-stud.rules';
import { TEXAS_HOLDEM, texasHoldemInternational } from './texas-holdem.rules';

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

/** What each seat is due, over all pots. */
function due(...of: Parameters<typeof settle>): Awards | undefined {
  const { complete, awards } = settle(...of);
  if (!complete) return undefined;
  const bySeat: Record<number, number> = {};
  for (const { seat, amount } of awards) bySeat[seat] = (bySeat[seat] ?? 0) + Number(amount);
  return bySeat;
}

const BOARD = 'Ks 9d 5c 5h 2s';

describe('who takes the pots', () => {
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

  it('is not told where the cards do not tell it', () => {
    const contested = { actions: '1 bet 50, 2 call 50' };
    expect(due({ ...contested, board: BOARD })).toBeUndefined();
    expect(due({ ...contested, cards: { 1: 'Ah Qh', 2: 'Kd 3d' } })).toBeUndefined();
    expect(due({ ...contested, board: BOARD, cards: { 1: 'Ah' } })).toBeUndefined();
    expect(due({ ...contested, board: BOARD, cards: { '-1': 'Ah Qh' } })).toBeUndefined();
    expect(due({ ...contested, board: BOARD, cards: { '-1': 'Ah Qh', '-2': 'Kd 3d' } })).toEqual({ 2: 100 });
    expect(due({ actions: '1 bet 50, 2 call 50, 1 fold, 2 fold' })).toBeUndefined();
  });
});

describe('the three games', () => {
  const bets = { actions: '4 ante 10, 2 ante 10, 4 bet 20, 2 call 20' };

  it('five-card draw compares the five cards held', () => {
    const cards = { 2: 'Ad Ac Kd Qc 2s', 4: 'As Ah Kc Qd 3s' };
    expect(due({ ...bets, cards }, fiveCardDraw)).toEqual({ 4: 60 });
    expect(due({ ...bets, cards: { ...cards, 2: 'Ad Ac Kd Qc' } }, fiveCardDraw)).toBeUndefined();
  });

  it('seven-card stud takes the best five of seven, the last of which may be common to all', () => {
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

  it('begin with the last bettor where the rules say so (1.1.10-IX.24-02)', () => {
    const lastBettor = circlePokerRules({ ...TEXAS_HOLDEM, oddUnit: 'last-bettor' });
    const cards = { 1: '2c 2d', 3: '3c 3d', 6: '4c 4d' };
    const board = 'As Ks Qd Jd Tc';
    const hand = { actions: '1 bet 10, 3 raise 20, 6 call 20, 1 call 10', button: 3, board, cards, rake: 1 };
    expect(due(hand, lastBettor)).toEqual({ 3: 20, 6: 20, 1: 19 });
    expect(due(hand)).toEqual({ 6: 20, 1: 20, 3: 19 });
  });

  it('are in the rulebook, each with its own rules', () => {
    for (const game of INT_POKER.games) expect(INT_POKER.rules[game]?.code).toBe(game);
  });
});

/** A hand in which everything is right; a finding comes from one change. */
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
  const { findings } = judgeRound(rules, { bets: [], outcome: outcomeOf(played) }, setting);
  const dealt = findings.filter(({ code }) => code === 'cards-above-deal');
  expect(dealt.map((each) => each.found)).toEqual(found);
});

describe('a hand is found', () => {
  const judged = (played: PlayedHand, awards: Awards, pots: readonly bigint[] = RIGHT_POTS) =>
    judgeRound(
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
    const found = judged({ ...RIGHT, ...change }, awards, declaredPots);
    expect(found.map((one) => one.slice(0, finding.length))).toContainEqual(finding);
  });

  it('without any of them when all is right', () => {
    expect(judged(RIGHT, paid)).toEqual([]);
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
    const { findings } = judgeRound(texasHoldem, { bets: [], outcome: outcomeOf(RIGHT), declared }, setting);
    expect(findings).toMatchObject([{ code: 'rake-by-pot-differs', severity: 'information' }]);
  });

  it('unreadable when its outcome is no hand', () => {
    const { settlement, findings } = judgeRound(texasHoldem, { bets: [], outcome: { number: 5 } }, setting);
    expect(settlement).toMatchObject({ complete: false, awards: [] });
    expect(findings).toMatchObject([{ code: 'outcome-not-readable', ruleId: 'INT-POKER-01' }]);
  });

  it('without a judgement on awards where the cards are not reported', () => {
    expect(judged({ ...RIGHT, cards: {} }, { 2: 190 })).toEqual([
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

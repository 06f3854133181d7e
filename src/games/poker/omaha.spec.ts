import { watchRules } from '../../../test/support/games/cited-rules';
import { outcomeOf, type PlayedHand } from '../../../test/support/games/poker-notation';
import { type AtTable, due, found } from '../../../test/support/games/poker-table';
import { RECOMMENDED } from '../open-points';
import type { Rule } from '../rule';
import { errors, sessionRules, voids } from './all-games-2010.register.json';
import DRAW from './draw-2010.register.json';
import { omaha as OMAHA } from './omaha-2010.register.json';
import { FATES_OF_VOID_HANDS, HAND_ERROR_EFFECTS } from './poker-facts';
import STUD from './stud-2010.register.json';
import SYNTHETIC from './synthetic-2010.register.json';
import { present } from '../../kernel/present';

const { rules, uncited } = watchRules('omaha');

const MINIMUM_10: AtTable = { terms: { minimum: 1000n } };
const setting = { currency: 'EUR', answers: RECOMMENDED };
/** Two hands that tie, for whoever has them: the board plays with any high cards. */
const BOARD = 'Ks 9d 5c 5h 2s';

type Row = readonly [
  says: string,
  hand: PlayedHand,
  awards: Readonly<Record<number, number>>,
  table?: AtTable,
];

const showdown = (pot: number, board: string, cards: PlayedHand['cards']): PlayedHand => ({
  actions: `1 bet ${pot / 2}, 2 call ${pot / 2}`,
  board,
  cards: cards!,
});

describe('the pots of omaha', () => {
  const ROWS: readonly Row[] = [
    [
      'E-1: the rake of 5 % is rounded down before the winner is paid (1.1.10-II.4-01)',
      { ...showdown(23750, BOARD, { 1: 'Kd Kh 3c 4c', 2: 'Qs Js 3h 4h' }), rake: 1187 },
      { 1: 22563 },
    ],
    [
      'E-4: who is all-in ties for the main pot, the side pot is of the other (1.1.10-IX.24-01)',
      {
        actions: '1 bet 10000 all-in, 2 raise 30000, 3 call 30000',
        board: BOARD,
        cards: { 1: 'Ac Kc 3d 4d', 2: 'Ad Kd 3s 4s', 3: 'Qs Js 7h 8h' },
        rake: 3500,
      },
      { 1: 14250, 2: 52250 },
    ],
    [
      'E-4 in proportion to what each put in (OP2-07)',
      {
        actions: '1 bet 10000 all-in, 2 raise 30000, 3 call 30000',
        board: BOARD,
        cards: { 1: 'Ac Kc 3d 4d', 2: 'Ad Kd 3s 4s', 3: 'Qs Js 7h 8h' },
        rake: 3500,
      },
      { 1: 16625, 2: 49875 },
      { answers: { 'OP2-07': 'pro-rata' } },
    ],
    [
      'E-5: the odd chip goes to who bet last (1.1.10-IX.24-02)',
      {
        actions: '1 raise 12500, 2 call 12500, 3 fold',
        carriedIn: 0,
        board: BOARD,
        cards: { 1: 'Ac Kc 3d 4d', 2: 'Ad Kd 3s 4s' },
        rake: 2500,
      },
      { 1: 11300, 2: 11200 },
      { terms: { minimum: 1000n, step: 100n } },
    ],
    [
      'E-5: two odd chips go to him and to the next winner (1.1.10-IX.24-03)',
      {
        actions:
          '1 ante 500, 2 ante 500, 3 ante 500, 4 ante 500 | 3 bet 7000, 4 call 7000, 1 call 7000, 2 fold',
        board: BOARD,
        cards: { 1: 'Ac Kc 3d 4d', 3: 'Ad Kd 3s 4s', 4: 'As Kh 3h 4h' },
        rake: 300,
      },
      { 1: 7500, 3: 7600, 4: 7600 },
      { terms: { minimum: 1000n, step: 100n } },
    ],
    [
      'OP2-08: without a smallest chip the odd unit is a cent',
      {
        actions: '1 raise 12500, 2 call 12500, 3 fold',
        board: BOARD,
        cards: { 1: 'Ac Kc 3d 4d', 2: 'Ad Kd 3s 4s' },
        rake: 2500,
      },
      { 1: 11250, 2: 11250 },
      { terms: { minimum: 1000n, step: 100n }, answers: { 'OP2-08': 'minor-unit' } },
    ],
    [
      'H-1: one own card of a suit makes no flush (1.1.10.B.3-I-01)',
      showdown(10000, 'Ks 9s 5s 2s 8d', { 1: 'As Kd 7c 2d', 2: 'Qs Js 3h 4h' }),
      { 2: 10000 },
    ],
    [
      'H-2: the uncalled last bet goes back before the rake (OP2-02)',
      {
        actions:
          '1 small-blind 500, 2 big-blind 1000, 3 raise 3500, 1 fold, 2 call 2500 | 2 check, 3 bet 6000, 2 call 6000 | 2 check, 3 check | 2 check, 3 bet 19500, 2 fold, 3 uncalled-returned 19500',
        board: BOARD,
        limitType: 'pot-limit',
        rake: 975,
      },
      { 3: 18525 },
    ],
    [
      'H-10: five cards found after two actions cost the hand and the stake (1.1.10.B.3-IV.3-02)',
      {
        actions: '1 bet 3000, 5 call 3000, 2 call 3000',
        board: BOARD,
        cards: { 1: 'Kd Kh 3c 4c', 2: 'Qs Js 3h 4h', 5: 'Ac Ad 3s 4s' },
        errors: [{ rule: '1.1.10.B.3-IV.3-02', seat: 5 }],
        rake: 450,
      },
      { 1: 8550 },
    ],
  ];

  it.each(ROWS.map(([says, ...row]) => ({ says, row })))('$says', ({ row: [hand, awards, table] }) => {
    expect(due(rules, hand, table)).toEqual(awards);
  });
});

describe('which hand wins', () => {
  const ruleOf = (board: string, cards: Readonly<Record<number, string>>): string[] =>
    rules
      .settle(
        {
          bets: [],
          outcome: {
            limitType: 'no-limit',
            seats: [{ seat: 1 }, { seat: 2 }],
            actions: [1, 2].map((seat) => ({
              street: 1,
              seat,
              action: seat === 1 ? 'bet' : 'call',
              amount: 100,
            })),
            boards: [board.split(' ')],
            cards: Object.entries(cards).map(([seat, held]) => ({
              seat: Number(seat),
              cards: held.split(' '),
              shown: true,
            })),
            rake: { dropped: 0 },
          },
        },
        setting,
      )
      .awards.map(({ seat, rule }) => `${seat} ${rule.id}`);

  it.each<readonly [string, string, Readonly<Record<number, string>>, string[]]>([
    ['a royal flush', 'As Ks Qs 3d 2c', { 1: 'Js Ts 9h 8h', 2: 'Ad Ac Kd Kc' }, ['1 1.1.10-VI.1-01']],
    ['a straight flush', '9s 8s 7s 3d 2c', { 1: '6s 5s Ah Kh', 2: '9d 9c 3h 3c' }, ['1 1.1.10-VI.1-02']],
    ['four of a rank', '9s 9h 7s 3d 2c', { 1: '9d 9c Ah Kh', 2: '7d 7c Qh Jh' }, ['1 1.1.10-VI.1-03']],
    ['a full house', '9s 9h 7s 3s 2c', { 1: '9d 7c Ah Kh', 2: 'As Ks Qh Jh' }, ['1 1.1.10-VI.1-04']],
    ['a flush', '9s 8h 7s 3s 2c', { 1: 'As Ks 4h 4d', 2: 'Jh Tc Qh 4c' }, ['1 1.1.10-VI.1-05']],
    ['a straight', '9s 8h 7s 3d 2c', { 1: 'Jh Tc Qh 4c', 2: '9d 9c Ah Kd' }, ['1 1.1.10-VI.1-06']],
    ['three of a rank', '9s 8h 4s 3d Kc', { 1: '9d 9c Ah 2h', 2: 'Kd 8d Qh Jh' }, ['1 1.1.10-VI.1-07']],
    ['two pairs', '9s 8h 4s 3d Kc', { 1: '9d 8c Ah 2h', 2: 'Ad Ac Qh Jh' }, ['1 1.1.10-VI.1-09']],
    ['a pair', '9s 8h 4s 3d Kc', { 1: '9d Ac Qh 2h', 2: 'Ad Qc Jh 6h' }, ['1 1.1.10-VI.1-10']],
    ['high cards', '9s 8h 4s 3d Kc', { 1: 'Ad Qc Jh 6h', 2: 'Qd Jc 6d 7h' }, ['1 1.1.10-VI.1-11']],
    ['the higher four', '9s 9h 7s 7d 2c', { 1: '9d 9c Ah Kh', 2: '7h 7c Qh Jh' }, ['1 1.1.10-VI.2-01']],
    [
      'the higher three of a full',
      '9s 9h 7s 3d 3c',
      { 1: '9d 7c Ah Kh', 2: '3h 9c Qh Jh' },
      ['1 1.1.10-VI.2-02'],
    ],
    ['the higher straight', '9s 8h 7s 3d 2c', { 1: 'Jh Tc 4h 4c', 2: 'Td 6c Ah Kd' }, ['1 1.1.10-VI.2-03']],
    [
      'not the ace of the lowest (OP2-10)',
      '5s 4h 3s Kd Qc',
      { 1: '6h 2c Th 8c', 2: 'Ad 2d 9h 8d' },
      ['1 1.1.10-VI.2-03'],
    ],
    ['the higher flush', '9s 8h 7s 3s 2c', { 1: 'As 4s 4h 5d', 2: 'Ks Qs Qh 4c' }, ['1 1.1.10-VI.2-04']],
    ['the higher three', '9s 8h 4s 3d Kc', { 1: '9d 9c Ah 2h', 2: '8d 8c Qh Jh' }, ['1 1.1.10-VI.2-05']],
    [
      'the higher second pair',
      '9s 8h 4s 3d Kc',
      { 1: 'Kd 9c Ah 2h', 2: 'Ks 8c Qh Jh' },
      ['1 1.1.10-VI.2-07'],
    ],
    ['the higher pair', '9s 8h 4s 3d Kc', { 1: 'Kd Qc Jh 2h', 2: '9d Ac Jd 2d' }, ['1 1.1.10-VI.2-08']],
    [
      'equal hands divide',
      BOARD,
      { 1: 'Ac Kc 3d 4d', 2: 'Ad Kd 3s 4s' },
      ['1 1.1.10-IX.24-01', '2 1.1.10-IX.24-01'],
    ],
  ])('%s', (_hand, board, cards, expected) => expect(ruleOf(board, cards)).toEqual(expected));

  it('is not asked where all others have left (1.1.10-IX.9-01)', () => {
    const hand = { actions: '1 small-blind 5, 2 big-blind 10, 3 raise 30, 1 fold, 2 fold', rake: 1 };
    expect(due(rules, hand)).toEqual({ 3: 24 });
    expect(found(rules, hand, { paid: { 3: 24 } })).toEqual(['uncalled-bet-not-returned OP2-02']);
  });
});

describe('the betting of omaha', () => {
  const BLINDS = '1 small-blind 500, 2 big-blind 1000';
  const of = (actions: string, more: Partial<PlayedHand> = {}, table: AtTable = MINIMUM_10) =>
    found(rules, { actions, ...more }, table);

  it.each<readonly [string, readonly string[], readonly string[]]>([
    [
      'E-2: at the limit of the pot a raise is the call and then the whole pot',
      of(
        '1 ante 3000, 2 ante 3000 | 1 bet 4000, 2 raise 18000, 1 call 14000',
        { limitType: 'pot-limit' },
        {},
      ),
      [],
    ],
    [
      'E-2: and not one cent more',
      of(
        '1 ante 3000, 2 ante 3000 | 1 bet 4000, 2 raise 18001, 1 call 14001',
        { limitType: 'pot-limit' },
        {},
      ),
      ['over-pot-limit 1.1.10-VII.1-06'],
    ],
    [
      'E-2: nor more than the pot to begin with',
      of('1 ante 3000, 2 ante 3000 | 1 bet 6001, 2 call 6001', { limitType: 'pot-limit' }, {}),
      ['over-pot-limit 1.1.10-VII.1-06'],
    ],
    [
      'E-3: at a fixed limit a bet and three raises',
      of('1 bet 1000, 2 raise 2000, 3 raise 3000, 4 raise 4000, 1 call 3000, 2 call 2000, 3 call 1000', {
        limitType: 'fixed',
      }),
      [],
    ],
    [
      'E-3: but not four of more than two players',
      of(
        '1 bet 1000, 2 raise 2000, 3 raise 3000, 4 raise 4000, 1 raise 4000, 2 call 3000, 3 call 2000, 4 call 1000',
        { limitType: 'fixed' },
      ),
      ['raise-cap 1.1.10-VII.1-05'],
    ],
    [
      'E-3: two players raise without end',
      of('1 bet 1000, 2 raise 2000, 1 raise 2000, 2 raise 2000, 1 raise 2000, 2 call 1000', {
        limitType: 'fixed',
      }),
      [],
    ],
    [
      'E-3: from the third round on by twice the minimum',
      of('1 bet 1000, 2 call 1000 | 1 check, 2 check | 1 bet 2000, 2 raise 4000, 1 call 2000', {
        limitType: 'fixed',
      }),
      [],
    ],
    [
      'E-3: and by nothing else',
      of('1 bet 1500, 2 call 1500', { limitType: 'fixed' }),
      ['increment-not-by-limit 1.1.10-VII.1-05'],
    ],
    [
      'E-7: without limit a raise doubles the bet',
      of('1 bet 2000, 2 raise 3500, 1 call 1500'),
      ['raise-below-least 1.1.10-VII.2-03'],
    ],
    [
      'E-7: less with the last chips opens the betting for nobody who has acted',
      of('1 bet 2000, 3 call 2000, 2 raise 3500 all-in, 1 raise 5000, 3 call 5000'),
      ['raise-not-reopened 1.1.10-VII.2-03'],
    ],
    [
      'E-7: a whole raise with the last chips opens it again',
      of('1 bet 2000, 3 call 2000, 2 raise 4000 all-in, 1 raise 6000, 3 call 6000'),
      [],
    ],
    ['E-7: but is called', of('1 bet 2000, 3 call 2000, 2 raise 3500 all-in, 1 call 1500, 3 call 1500'), []],
    [
      'OP2-41: or a raise goes up by as much as the one before',
      of(
        '1 bet 2000, 2 raise 5000, 1 raise 6000, 2 call 3000',
        {},
        { ...MINIMUM_10, answers: { 'OP2-41': 'as-last-raise' } },
      ),
      [],
    ],
    ['a bet is at least the minimum', of('1 bet 900, 2 call 900'), ['bet-below-minimum 1.1.10-VII.1-01']],
    [
      'nobody passes against a bet',
      of('1 bet 1000, 2 check, 2 call 1000'),
      ['check-against-bet 1.1.10-IX.6-02'],
    ],
    [
      'a call is exactly the bet',
      of('1 bet 1000, 2 call 1100, 1 call 100'),
      ['call-differs 1.1.10-IX.6-03', 'uncalled-return'].slice(0, 1),
    ],
    [
      'who left does not act any more',
      of('1 bet 1000, 2 call 1000, 3 fold, 3 call 1000'),
      ['acted-after-fold 1.1.10-IX.6-01'],
    ],
    [
      'at the end of a round all have put in the same',
      of(
        '1 bet 1000, 2 call 1000, 3 check'.replace('3 check', '3 call 500 all-in, 4 call 1000') +
          ' | 1 check',
      ).concat(of('1 bet 1000, 2 raise 2000 | 1 check, 2 check')),
      ['bets-not-equal 1.1.10-IX.14-01'],
    ],
    ['blinds are half the minimum and the minimum', of(`${BLINDS}, 3 call 1000, 1 call 500, 2 check`), []],
    [
      'and nothing else',
      of('1 small-blind 600, 2 big-blind 1000, 1 call 400, 2 check'),
      ['blind-not-by-minimum 1.1.10-VIII.2-03'],
    ],
    [
      'an ante is at most half the minimum',
      of('1 ante 600, 2 ante 600 | 1 check, 2 check'),
      ['ante-above-half 1.1.10-VIII.2-01'],
    ],
    [
      'who takes part has posted the ante',
      of('1 ante 500, 2 ante 500, 3 bet 1000, 1 call 1000, 2 call 1000'),
      ['ante-missing 1.1.10-X.3-08'],
    ],
    [
      'the mano speaks first in later rounds',
      of(`${BLINDS}, 1 call 500, 2 check | 2 check, 1 check`),
      ['first-to-speak 1.1.10.B.3-II.3-01'],
    ],
    [
      'the first one in does where the mano left',
      of(`${BLINDS}, 3 call 1000, 1 fold, 2 check | 2 check, 3 check`),
      [],
    ],
  ])('%s', (_says, codes, expected) => {
    expect(codes.filter((code) => !code.startsWith('uncalled'))).toEqual(expected);
  });

  it.each<readonly ['no-limit' | 'fixed', string, readonly string[]]>([
    ['no-limit', '1 bet 1000, 2 call 1000', ['bet-below-minimum 1.1.10-VII.1-01']],
    ['fixed', '1 bet 1000, 2 call 1000', ['bet-below-minimum 1.1.10-VII.1-01']],
    ['no-limit', '1 bet 2000, 2 call 2000', []],
    ['no-limit', '1 bet 1000 all-in, 2 call 1000', []],
  ])(
    '%s, below the authorised minimum of a table that plays for less: %s',
    (limitType, actions, expected) => {
      const terms = { minimum: 1000n, authorised: { minimum: { from: 2000n } } };
      expect(found(rules, { actions, limitType }, { terms })).toEqual(expected);
    },
  );

  it('is not compared with an unknown minimum', () => {
    expect(
      found(rules, { actions: '1 ante 600, 2 ante 600 | 1 bet 7, 2 call 7', limitType: 'fixed' }),
    ).toEqual([]);
  });
});

describe('a hand of omaha is found', () => {
  const RIGHT: PlayedHand = {
    actions: '1 bet 2000, 2 raise 6000, 3 raise 12000 all-in, 1 call 10000, 2 call 6000',
    board: BOARD,
    cards: { 1: '5d 5s 3c 4c', 2: 'Kd Kc 3d 4d', 3: 'Qs Js 3h 4h' },
    rake: 1800,
  };
  const paid = { 1: 34200 };
  const of = (change: Partial<PlayedHand>, table: AtTable = { paid }) =>
    found(rules, { ...RIGHT, ...change }, table);

  it('without anything when all is right', () => expect(of({})).toEqual([]));

  it.each<readonly [string, Partial<PlayedHand>, AtTable, string]>([
    ['of the wrong winner', {}, { paid: { 2: 34200 } }, 'award-differs 1.1.10-VI.1-12'],
    [
      'of a winner who did not show',
      { cards: { '-1': '5d 5s 3c 4c', 2: RIGHT.cards![2]! } },
      { paid },
      'award-differs 1.1.10-IX.19-01',
    ],
    ['of money to who left', {}, { paid: { 1: 34199, 4: 1 } }, 'award-without-claim 1.1.10-IX.8-01'],
    ['of a rake above 5 %', { rake: 1801 }, { paid: { 1: 34199 } }, 'rake-above-cap 1.1.10-II.4-01'],
    [
      'of a doubled card',
      { cards: { ...RIGHT.cards, 2: '5d Kc 3d 4d' } },
      {},
      'card-too-often 1.1.10-II.1-01',
    ],
    [
      'of five own cards',
      { cards: { ...RIGHT.cards, 2: 'Kd Kc 3d 4d 6d' } },
      {},
      'cards-above-deal 1.1.10.B.3-I-01',
    ],
    ['of a pot carried over', { carriedOut: 100 }, {}, 'carried-pot-differs 1.1.10-IX.23-01'],
    ['of a player twice', { players: { 1: 'p-1', 2: 'p-1' } }, {}, 'player-at-several-seats 1.1.10-V-15'],
    ['of an unknown error', { errors: [{ rule: '1.1.9', seat: 1 }] }, {}, 'error-rule-unknown 1.1.10-X.3-13'],
  ])('%s', (_what, change, table, expected) => expect(of(change, table)).toContain(expected));

  it('but not of two players with a name each (1.1.10-V-15)', () => {
    const named = of({ players: { 1: 'p-1', 2: 'p-2' } }, {});
    expect(named.filter((each) => each.startsWith('player-at-several-seats'))).toEqual([]);
  });

  it('of eleven players (1.1.10-II.2-01)', () => {
    const actions = Array.from({ length: 11 }, (_, index) => `${index + 1} ante 5`).join(', ');
    expect(found(rules, { actions: `${actions}, 1 check` })).toContain(
      'players-above-maximum 1.1.10-II.2-01',
    );
  });

  it('of a split that is not even, and of the odd chip', () => {
    const tied: PlayedHand = {
      actions: '1 bet 100, 2 call 100, 3 call 100',
      board: BOARD,
      cards: { 1: 'Ac Kc 3d 4d', 2: 'Ad Kd 3s 4s' },
      rake: 1,
    };
    expect(found(rules, tied, { paid: { 1: 150, 2: 149 } })).toEqual([]);
    expect(found(rules, tied, { paid: { 1: 149, 2: 150 } })).toEqual(['odd-unit-misplaced 1.1.10-IX.24-02']);
    expect(found(rules, tied, { paid: { 1: 170, 2: 129 } })).toEqual(['split-not-even 1.1.10-IX.24-01']);
  });

  it('worth a note when the rake was spread otherwise (OP2-03)', () => {
    const side: PlayedHand = {
      actions: '1 bet 2000 all-in, 2 raise 6000, 3 call 6000',
      board: BOARD,
      cards: { 1: '5d 5s 3c 4c', 2: 'Kd Kc 3d 4d', 3: 'Qs Js 3h 4h' },
      rake: 700,
    };
    expect(due(rules, side)).toEqual({ 1: 5700, 2: 7600 });
    expect(found(rules, side, { paid: { 1: 5600, 2: 7700 } })).toEqual(['split-not-even 1.1.10-IX.24-01']);
    const declared = {
      awards: [
        { seat: 1, potNo: 0, amount: 5600n },
        { seat: 2, potNo: 1, amount: 7700n },
      ],
    };
    const outcome = outcomeOf(side);
    const settlement = rules.settle({ bets: [], outcome }, setting);
    const codes = rules.checks.round({ bets: [], outcome, declared }, settlement, setting);
    expect(codes.map(({ code, ruleId }) => `${code} ${ruleId}`)).toEqual(['rake-by-pot-differs OP2-03']);
  });

  it('of a hand that is not one (1.1.10-IX.5-01)', () => {
    const settlement = rules.settle({ bets: [], outcome: { number: 5 } }, setting);
    const [finding] = rules.checks.round({ bets: [], outcome: { number: 5 } }, settlement, setting);
    expect(finding).toMatchObject({ code: 'outcome-not-readable', ruleId: '1.1.10-IX.5-01' });
  });
});

/** A hand run twice is a custom of rooms; the Order deals one line of common cards, and two in double hold'em. */
describe.each([
  ['texas-holdem', '1.1.10.B.6-I-01', { 1: 'As Kc', 2: 'Qs Qc' }],
  ['omaha', '1.1.10.B.3-I-01', { 1: 'As Kc 7d 3c', 2: 'Qs Qc 8d 4c' }],
  ['omaha-high-low', '1.1.10.B.3-I-01', { 1: 'As Kc 7d 3c', 2: 'Qs Qc 8d 4c' }],
  ['omaha-five-card', '1.1.10.B.4-I-01', { 1: 'As Kc 7d 3c 2c', 2: 'Qs Qc 8d 4c 2d' }],
] as const)('%s with two boards', (game, rule, cards) => {
  const twice: PlayedHand = {
    actions: '1 ante 100, 2 ante 100',
    board: 'Ah Kd 9c 5s 2h',
    secondBoard: 'Ah Kd 9c Qh Qd',
    cards,
  };
  const { rules: variant } = watchRules(game);

  it('is found, and not divided between them', () => {
    expect(found(variant, twice, { paid: { 1: 100, 2: 100 } })).toEqual([`cards-above-deal ${rule}`]);
    expect(due(variant, twice)).toBeUndefined();
  });
});

describe('the readings of a text that leaves something open', () => {
  const kicker: PlayedHand = {
    actions: '1 bet 12000, 2 call 12000',
    board: 'Ah Kd 9c 5s 2h',
    cards: { 1: 'As Qd Tc 8c', 2: 'Ac Jd Th 8h' },
    rake: 1200,
  };

  it('H-6: one kicker is named, and either award is accepted (OP2-09)', () => {
    const advice = ['tiebreak-readings-differ OP2-09'];
    expect(due(rules, kicker)).toEqual({ 1: 11400, 2: 11400 });
    expect(due(rules, kicker, { answers: { 'OP2-09': 'every-card' } })).toEqual({ 1: 22800 });
    expect(found(rules, kicker, { paid: { 1: 11400, 2: 11400 } })).toEqual(advice);
    expect(found(rules, kicker, { paid: { 1: 22800 } })).toEqual(advice);
    expect(found(rules, kicker, { paid: { 2: 22800 } })).toContain('award-differs 1.1.10-VI.1-12');
  });

  it('E-4: a split in proportion to what was put in is accepted, too (OP2-07)', () => {
    const hand: PlayedHand = {
      actions: '1 bet 10000 all-in, 2 raise 30000, 3 call 30000',
      board: BOARD,
      cards: { 1: 'Ac Kc 3d 4d', 2: 'Ad Kd 3s 4s', 3: 'Qs Js 7h 8h' },
      rake: 3500,
    };
    const advice = ['split-readings-differ OP2-07'];
    expect(found(rules, hand, { paid: { 1: 14250, 2: 52250 } })).toEqual([]);
    expect(found(rules, hand, { paid: { 1: 16625, 2: 49875 } })).toEqual(advice);
    // What neither reading gives is a wrong award, and no question of how the text is read.
    const neither = found(rules, hand, { paid: { 1: 20000, 2: 46500 } });
    expect([neither.length > 0, neither.includes(advice[0]!)]).toEqual([true, false]);
  });

  it('leaves a side pot of another to him where the winners of the main pot divide it by what they put in (OP2-07)', () => {
    const hand: PlayedHand = {
      actions: '1 bet 5000 all-in, 2 raise 10000 all-in, 3 raise 30000, 4 call 30000',
      board: BOARD,
      cards: { 1: 'Ac Kc 3d 4d', 2: 'Ad Kd 3s 4s', 3: 'Qs Js 7h 8h', 4: 'Tc Td 6h 8d' },
    };
    const answers = { ...RECOMMENDED, 'OP2-07': 'pro-rata' } as const;
    const { awards } = rules.settle({ bets: [], outcome: outcomeOf(hand) }, { ...setting, answers });
    // Seats 1 and 2 divide the pot of 350.00 in the ratio 1 : 2. The player with tens wins the side pot of 400.00.
    const bySeat = new Map<number, bigint>();
    for (const { seat, amount } of awards) bySeat.set(seat, (bySeat.get(seat) ?? 0n) + amount);
    expect([...bySeat].sort(([one], [other]) => one - other)).toEqual([
      [1, 11667n],
      [2, 23333n],
      [4, 40000n],
    ]);
  });

  it('counts antes among what was put in, and takes the share of the lower stake from the main pot (OP2-07)', () => {
    const hand: PlayedHand = {
      actions: '1 ante 5000, 2 ante 5000, 3 ante 5000, 1 bet 10000 all-in, 2 raise 30000, 3 call 30000',
      board: BOARD,
      cards: { 1: 'Ac Kc 3d 4d', 2: 'Ad Kd 3s 4s', 3: 'Qs Js 7h 8h' },
    };
    // 150 and 350 of 850: 3 and 7 of 10. The main pot is of 450, and the side pot of 400.
    expect(found(rules, hand, { paid: { 1: 25500, 2: 59500 } })).toEqual(['split-readings-differ OP2-07']);
    const answers = { ...RECOMMENDED, 'OP2-07': 'pro-rata' } as const;
    const { awards } = rules.settle({ bets: [], outcome: outcomeOf(hand) }, { ...setting, answers });
    expect(awards.map(({ seat, potNo, amount }) => [seat, potNo, amount])).toEqual([
      [1, 0, 25500n],
      [2, 0, 19500n],
      [2, 1, 40000n],
    ]);
  });

  it.each<readonly [AtTable['answers'], number]>([
    [{}, 1187],
    [{ 'OP2-01': 'half-up-to-cent' }, 1188],
    [{ 'OP2-01': 'rake-down-to-chip' }, 1150],
  ])('E-1: a rake of 11.875 is at most, answered %j, %i', (answers, most) => {
    const hand = showdown(23750, BOARD, { 1: 'Kd Kh 3c 4c', 2: 'Qs Js 3h 4h' });
    const terms = { minimum: 1000n, step: 50n };
    const of = (rake: number) => found(rules, { ...hand, rake }, { answers: answers!, terms });
    expect(of(most)).toEqual([]);
    expect(of(most + 1)).toEqual(['rake-above-cap 1.1.10-II.4-01']);
  });

  it('H-2: an uncalled bet may count for the rake, or a hand without a board have none (OP2-02)', () => {
    const actions =
      '1 bet 10000, 2 call 10000, 1 uncalled-returned 0 | 1 bet 5000, 2 fold, 1 uncalled-returned 5000';
    const of = (rake: number, answer: 'excluded' | 'included' | 'none-without-board') =>
      found(rules, { actions, rake }, { answers: { 'OP2-02': answer } }).length;
    expect([of(1000, 'excluded'), of(1001, 'excluded')]).toEqual([0, 1]);
    expect([of(1250, 'included'), of(1251, 'included')]).toEqual([0, 1]);
    expect([of(0, 'none-without-board'), of(1, 'none-without-board')]).toEqual([0, 1]);
  });

  it('counts no stake of an annulled hand as an uncalled bet for the rake (OP2-02)', () => {
    const annulled: PlayedHand = {
      actions: '1 bet 1000, 2 call 1000, 3 call 1000, 1 uncalled-returned 1000',
      errors: [{ rule: '1.1.10-X.2-04', seat: 1 }],
    };
    const of = (rake: number) =>
      found(rules, { ...annulled, rake }, { answers: { 'OP2-02': 'included' } }).filter((finding) =>
        finding.startsWith('rake'),
      );
    expect([of(100), of(101)]).toEqual([[], ['rake-above-cap 1.1.10-II.4-01']]);
  });

  it('begins with no pot of the hand before (1.1.10-IX.23-01)', () => {
    const hand = { actions: '1 bet 1000, 2 fold, 1 uncalled-returned 1000, 3 ante 100', carriedIn: 500 };
    expect(found(rules, hand)).toContain('carried-pot-differs 1.1.10-IX.23-01');
  });

  it('may round the rake pot by pot (OP2-03)', () => {
    const actions = '1 bet 15 all-in, 2 raise 30, 3 call 30';
    const of = (rake: number, answer: 'of-the-total' | 'by-pot') =>
      found(rules, { actions, rake }, { answers: { 'OP2-03': answer } });
    expect(of(3, 'of-the-total')).toEqual([]);
    expect(of(3, 'by-pot')).toEqual([]);
    expect(of(4, 'by-pot')).toEqual(['rake-above-cap 1.1.10-II.4-01']);
    // Of 60 it is 3 at most; of the two pots of 30 it is 1 each.
    const equal = '1 bet 10 all-in, 2 raise 25, 3 call 25';
    const ofEqual = (answer: 'of-the-total' | 'by-pot') =>
      found(rules, { actions: equal, rake: 3 }, { answers: { 'OP2-03': answer } });
    expect(ofEqual('of-the-total')).toEqual([]);
    expect(ofEqual('by-pot')).toEqual(['rake-above-cap 1.1.10-II.4-01']);
  });
});

it('the registers of poker have effects of errors, and fates of void hands, that the evaluation of a hand knows', () => {
  const ofErrors = [errors, OMAHA.errors, STUD.sevenCardStud.errors].flatMap((each) => Object.values(each));
  const ofVoids = [voids, OMAHA.voids, DRAW.voids, SYNTHETIC.voids].flatMap((each) => Object.values(each));
  expect(new Set(ofErrors.map(({ effect }) => effect))).toEqual(new Set(HAND_ERROR_EFFECTS));
  expect(new Set(ofVoids.map(({ fate }) => fate))).toEqual(new Set(FATES_OF_VOID_HANDS));
});

describe('errors of play', () => {
  const ANNULLING = Object.entries({ ...errors, ...OMAHA.errors }).filter(
    ([, { effect }]) => effect !== 'stands',
  );
  const hand = (rule: string): PlayedHand => ({
    actions: '1 bet 100, 2 call 100, 3 call 100',
    board: BOARD,
    cards: { 1: 'Kd Kh 3c 4c', 2: 'Qs Js 3h 4h', 3: '9s 9h 7c 8c' },
    errors: [{ rule, seat: 1 }],
  });

  it.each(ANNULLING)('%s: the hand wins nothing', (id, { effect }) => {
    const back = effect === 'returned' || effect === 'by-OP2-28';
    expect(due(rules, hand(id))).toEqual({ 3: back ? 200 : 300 });
    expect(found(rules, hand(id), { paid: { 1: 300 } })).toContain(`award-without-claim ${id}`);
    const returned = { ...hand(id), actions: `${hand(id).actions}, 1 uncalled-returned 100` };
    expect(found(rules, returned, { paid: { 3: 200 } })).toEqual(
      back ? [] : expect.arrayContaining([`uncalled-return-differs ${id}`]),
    );
  });

  it.each([
    ['1.1.10-X.3-12', { 'OP2-28': 'lost' }, 300],
    ['1.1.10-X.3-09', { 'OP2-29': 'returned' }, 200],
  ] as const)('%s may be answered otherwise: %j', (id, answers, amount) => {
    expect(due(rules, hand(id), { answers })).toEqual({ 3: amount });
  });

  it('may change nothing, as where a player showed his cards (1.1.10-X.3-06)', () => {
    expect(due(rules, hand('1.1.10-X.3-06'))).toEqual({ 1: 300 });
    expect(found(rules, hand('1.1.10-X.3-06'), { paid: { 1: 300 } })).toEqual([]);
  });
});

describe('a void hand', () => {
  const bets = [
    { betId: '1', player: 'a', stake: 1200n },
    { betId: '2', player: 'b', stake: 3000n },
    { betId: '3', player: 'c', stake: 3000n },
  ];
  const back = bets.map(({ player, stake }) => ({ player, amount: stake }));
  const of = (reasonCode: string, refunds: typeof back, answers = RECOMMENDED) =>
    rules.checks
      .voided({ settled: true, reasonCode, refunds, bets }, { currency: 'EUR', answers })
      .map(({ code, ruleId }) => `${code} ${ruleId}`);

  it('E-8: a doubled card after two actions returns all money to the players (1.1.10-X.1-11)', () => {
    expect(of('1.1.10-X.1-11', back)).toEqual([]);
    expect(of('1.1.10-X.1-11', back.slice(1))).toEqual(['refund-not-the-stake 1.1.10-X.1-11']);
  });

  it.each(Object.keys({ ...voids, ...OMAHA.voids }).filter((id) => id !== '1.1.10-X.1-11'))(
    'H-11: after a misdeal the forced bets stay for the new deal, or go back (OP2-27): %s',
    (id) => {
      expect(of(id, [])).toEqual([]);
      expect(of(id, back.slice(0, 1))).toEqual([`refund-not-the-stake ${id}`]);
      expect(of(id, back, { ...RECOMMENDED, 'OP2-27': 'returned' })).toEqual([]);
    },
  );

  it('for another reason is not evaluated', () => expect(of('fire', [])).toEqual([]));
});

describe('a table of omaha', () => {
  const STAFF = [
    { id: 'c-1', role: 'table-chief' },
    { id: 'k-1', role: 'croupier' },
  ];
  const authorised = { minimum: { from: 1000n, to: 5000n } };
  const opened = (change: object = {}) =>
    rules.checks
      .opening(
        { terms: { minimum: 1000n, seats: 10, authorised }, staff: STAFF, decks: 1, ...change },
        setting,
      )
      .map(({ code, ruleId }) => `${code} ${ruleId}`);

  it.each<readonly [string, object, readonly string[]]>([
    ['opens as it should', {}, []],
    ['has a chief', { staff: STAFF.slice(1) }, ['staff-below-minimum 1.1.10-III.1-01']],
    ['has a croupier', { staff: STAFF.slice(0, 1) }, ['staff-below-minimum 1.1.10-III.1-01']],
    ['has one deck', { decks: 2 }, ['decks-not-by-rule 1.1.10-II.1-01']],
    ['has ten places', { terms: { minimum: 1000n, seats: 11 } }, ['seats-above-maximum 1.1.10-II.2-01']],
    [
      'keeps to its minimum',
      { terms: { minimum: 900n, authorised } },
      ['minimum-not-authorised 1.1.10-VII.1-01'],
    ],
  ])('%s', (_says, change, expected) => expect(opened(change)).toEqual(expected));

  it('changes its minimum within what is authorised', () => {
    const before = { minimum: 1000n, authorised };
    const change = { before, after: { minimum: 6000n, authorised }, announcedAtRound: 3 };
    expect(rules.checks.limitChange(change, setting)).toMatchObject([{ code: 'minimum-not-authorised' }]);
  });

  it.each<[string, 'next-hand' | 'at-once', number | undefined, string[]]>([
    ['from the next hand', 'next-hand', 4, []],
    ['from a later hand', 'next-hand', 9, []],
    ['without saying from which', 'next-hand', undefined, []],
    ['but not from a hand that was dealt before', 'next-hand', 3, ['limit-change-notice 1.1.10-VII.2-01']],
    ['or at once, where the casino reads it so', 'at-once', 3, []],
    ['and then not later', 'at-once', 5, ['limit-change-notice 1.1.10-VII.2-01']],
  ])('OP2-43b: changes its limits %s', (_when, answer, firstRound, expected) => {
    const terms = { minimum: 1000n };
    const change = { before: terms, after: terms, announcedAtRound: 3, ...present({ firstRound }) };
    const asked = { ...setting, answers: { ...RECOMMENDED, 'OP2-43b': answer } };
    const findings = rules.checks.limitChange(change, asked);
    expect(findings.map(({ code, ruleId }) => `${code} ${ruleId}`)).toEqual(expected);
  });

  it('has a supervisor of its own', () => {
    const table = (name: string) => ({
      table: name,
      game: 'omaha' as const,
      terms: { minimum: 1000n },
      staff: STAFF,
    });
    expect(rules.checks.room([table('1')], setting)).toEqual([]);
    expect(rules.checks.room([table('1'), table('2')], setting)).toMatchObject([{ code: 'chief-shared' }]);
  });
});

it('every rule that is applied to a hand or a table has been cited by a row above', () => {
  const ofSessions = new Set<Rule>(Object.values(sessionRules));
  expect(uncited(rules.register.applied.filter((rule) => !ofSessions.has(rule)))).toEqual([]);
});

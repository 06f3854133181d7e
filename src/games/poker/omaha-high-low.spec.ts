import { watchRules } from '../../../test/support/games/cited-rules';
import { RECOMMENDED } from '../open-points';
import { due, found } from '../../../test/support/games/poker-table';

const { rules, uncited } = watchRules('omaha-high-low');

const LOW_BOARD = '2c 5d 8h Kd Ks';
const CARDS = { 1: 'Ah 3s Kc 9d', 2: 'As 4d Qh Qc', 3: 'Ac 3d Jh Td' };
/** 200.00 in the pot, two euros of it an ante that one who left had posted for all. */
const H_3 = {
  actions: '4 ante 200, 1 bet 6600, 2 call 6600, 3 call 6600, 4 fold',
  board: LOW_BOARD,
  cards: CARDS,
  rake: 1000,
};

describe('the pot of omaha high-low', () => {
  it('H-3: half is of the best hand, half of the lowest, equal ones dividing it (1.1.10.B.5-II.1-01)', () => {
    expect(due(rules, H_3)).toEqual({ 1: 14250, 3: 4750 });
    expect(found(rules, H_3, { paid: { 1: 14250, 3: 4750 } })).toEqual([]);
    expect(found(rules, H_3, { paid: { 1: 19000 } })).toEqual(['award-differs 1.1.10-VI.1-12']);
  });

  it('H-4: there is no low hand without three common cards of eight or below (1.1.10.B.5-II.2-01)', () => {
    expect(due(rules, { ...H_3, board: '2c Td Jh Kd Ks' })).toEqual({ 2: 19000 });
  });

  it('H-5: the odd unit is of the best hand', () => {
    const odd = { ...H_3, actions: '4 ante 201, 1 bet 6600, 2 call 6600, 3 call 6600, 4 fold' };
    const cards = { 1: CARDS[1], 2: CARDS[2], '-3': CARDS[3] };
    expect(due(rules, { ...odd, cards })).toEqual({ 1: 19001 });
    expect(due(rules, { ...odd, cards: { 2: 'Ks Kh Qh Qc', 3: CARDS[3] }, board: '2c 5d 8h Kd Kc' })).toEqual(
      {
        2: 9501,
        3: 9500,
      },
    );
  });

  it.each<[number, Readonly<Record<number, number>>]>([
    [900, { 1: 2000, 2: 700 }],
    [100, { 1: 200, 2: 100 }],
  ])(
    'whoever has the odd chip of a half has none of the other one: bets of %i (1.1.10-IX.24-03)',
    (bet, paid) => {
      // Seat 1 has the high hand alone, ties for the low one, and has bet last.
      const odd = {
        actions: `2 check, 3 check, 1 bet ${bet}, 2 call ${bet}, 3 call ${bet} | 3 fold`,
        board: '2c 5d 8h Kd Ks',
        cards: { 1: 'Ah 3s Kc 9d', 2: 'Ac 3d Jh Td' },
      };
      const terms = { minimum: 100n, step: 100n };
      expect(due(rules, odd, { terms })).toEqual(paid);
      expect(found(rules, odd, { terms, paid })).toEqual([]);
      const both = { 1: paid[1]! + 100, 2: paid[2]! - 100 };
      expect(found(rules, odd, { terms, paid: both })).toEqual([
        expect.stringMatching(bet === 900 ? 'odd-unit-misplaced 1.1.10-IX.24-02' : 'award-differs'),
      ]);
    },
  );

  it('gives each player at most one odd unit of it, where two are equal both ways (1.1.10-IX.24-03)', () => {
    const cards = { 1: 'As 4d 9c 9d', 2: 'Ad 4s 9s 9h' };
    const of = (dead: number) =>
      due(rules, {
        actions: `3 ante ${dead}, 1 bet 5000, 2 call 5000, 3 fold`,
        board: '2c 3d 7h Js Kc',
        cards,
      });
    // 101.02: two halves of 50.51, each with an odd cent.
    expect(of(102)).toEqual({ 1: 5051, 2: 5051 });
    // 101.01: the best hand has 50.51, the lowest 50.50; the odd cent goes to who bet last.
    expect(of(101)).toEqual({ 1: 5051, 2: 5050 });
  });

  it('is divided pot by pot', () => {
    // A main pot of 180.00 less 9.00, and a side pot of 20.00 less 1.00 that only the first two are in.
    const side = { ...H_3, actions: '1 bet 7000, 2 call 7000, 3 call 6000 all-in' };
    expect(due(rules, side)).toEqual({ 1: 8550 + 4275 + 1900, 3: 4275 });
  });

  it('cites for a low hand the rule on low hands, and for the best one that of its kind', () => {
    const { awards } = rules.settle(
      {
        bets: [],
        outcome: {
          limitType: 'no-limit',
          seats: [{ seat: 1 }, { seat: 3 }],
          actions: [1, 3].map((seat) => ({
            street: 1,
            seat,
            action: seat === 1 ? 'bet' : 'call',
            amount: 100,
          })),
          boards: [LOW_BOARD.split(' ')],
          cards: [1, 3].map((seat) => ({ seat, cards: CARDS[seat as 1].split(' '), shown: true })),
          rake: { dropped: 0 },
        },
      },
      { currency: 'EUR', answers: { ...RECOMMENDED } },
    );
    expect(awards.map(({ seat, amount, rule }) => [seat, amount, rule.id])).toEqual([
      [1, 150n, '1.1.10-VI.1-07'],
      [3, 50n, '1.1.10.B.5-II.1-01'],
    ]);
  });

  it('may go to the worst hand of the ranking instead (OP2-32)', () => {
    const wheel = { 1: '3h 4h Kc Kh', 2: '7h 6c Qh Qc' };
    const two = { actions: '1 bet 100, 2 call 100', board: 'Ah 2c 5d Jh Ts', cards: wheel };
    expect(due(rules, two)).toEqual({ 1: 200 });
    expect(due(rules, two, { answers: { 'OP2-32': 'ranking-reversed' } })).toEqual({ 1: 100, 2: 100 });
  });
});

it('its own rules have been cited by a row above', () => {
  const own = rules.register.applied.filter(({ id }) => id.startsWith('1.1.10.B.5'));
  expect(own.length).toBeGreaterThan(0);
  expect(uncited(own)).toEqual([]);
});

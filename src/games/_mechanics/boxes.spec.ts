import type { PlacedBet, TableState } from '../round';
import type { Rule } from '../rule';
import {
  checkHandsHaveBets,
  checkRepeatedHands,
  boxesOf,
  checkLeast,
  checkMost,
  checkPlayersOfBoxes,
  checkSeatNumbers,
  checkSeatsOfTable,
} from './boxes';
import { present } from '../../kernel/present';

const RULE: Rule = { id: 'r', citation: 'heading r', says: '' };
const bet = (betId: string, seat?: number, rest: Partial<PlacedBet> = {}): PlacedBet => ({
  betId,
  type: 'main',
  stake: 1000n,
  ...present({ seat }),
  ...rest,
});

describe('the stakes of a hand', () => {
  const limit = { amount: 1000n, rule: RULE };

  it('have each at least the minimum', () =>
    expect(
      checkLeast(
        [bet('a', 1), bet('b', 2, { stake: 999n }), bet('c', undefined, { stake: 1n })],
        limit,
        'EUR',
      ),
    ).toMatchObject([
      {
        code: 'under-minimum',
        ruleId: 'r',
        expected: 'at least 10.00 EUR on a hand',
        found: '9.99 EUR at seat 2',
      },
      { found: '0.01 EUR at seat none', betIds: ['c'] },
    ]));

  it('have at most the maximum together', () => {
    const half = { stake: 500n };
    expect(checkMost([[bet('a', 1, half), bet('b', 1, half)]], limit, 'EUR')).toEqual([]);
    expect(
      checkMost([[bet('a', 1, half), bet('b', 1, { stake: 501n })], [bet('c', 2)]], limit, 'EUR'),
    ).toMatchObject([
      {
        code: 'over-limit',
        ruleId: 'r',
        expected: 'at most 10.00 EUR on a hand',
        found: '10.01 EUR at seat 1',
        betIds: ['a', 'b'],
      },
    ]);
  });

  it('are grouped by box, in the order of the report', () =>
    expect(
      boxesOf([bet('a', 2), bet('b', 1), bet('c', 2)]).map((box) => box.map(({ betId }) => betId)),
    ).toEqual([['a', 'c'], ['b']]));
});

describe('the players of a box', () => {
  const players = (...names: (string | undefined)[]) =>
    checkPlayersOfBoxes(
      names.map((player, index) => bet(`b${index}`, 4, player === undefined ? {} : { player })),
      2,
      RULE,
    );

  it('are at most as many as the rule allows, each counted once', () => {
    expect(players('p', 'q', 'p', 'q')).toEqual([]);
    expect(players('p', 'q', 's')).toMatchObject([
      {
        code: 'too-many-players-in-box',
        ruleId: 'r',
        expected: 'at most 2 players at a box',
        found: '3 at seat 4',
        betIds: ['b0', 'b1', 'b2'],
      },
    ]);
  });

  it('are counted by bet if players are not reported', () => {
    expect(players('p', undefined)).toEqual([]);
    expect(players('p', undefined, undefined)).toMatchObject([{ found: '3 at seat 4' }]);
  });

  it('of other boxes count for those', () =>
    expect(checkPlayersOfBoxes([bet('a', 1), bet('b', 1), bet('c', 2)], 2, RULE)).toEqual([]));
});

describe('the seats of a table', () => {
  it('are numbered from 1: a higher one is an advisory, one above the maximum of the game a violation', () => {
    const found = checkSeatNumbers(
      [bet('a', 5), bet('b', 6), bet('c', 7), bet('d', 8), bet('e')],
      { seats: 5, atMost: 7 },
      RULE,
    );
    expect(found.map(({ severity, found: is, betIds }) => [severity, is, betIds])).toEqual([
      ['advisory', 'seat 6', ['b']],
      ['advisory', 'seat 7', ['c']],
      ['violation', 'seat 8', ['d']],
    ]);
    expect(found[0]).toMatchObject({ code: 'seat-not-at-table', expected: 'a seat from 1 to 5' });
  });

  it('are at most as many as the rule allows', () => {
    expect([undefined, 1, 7].flatMap((seats) => checkSeatsOfTable(seats, 7, RULE))).toEqual([]);
    expect(checkSeatsOfTable(8, 7, RULE)).toMatchObject([
      { code: 'seats-above-maximum', ruleId: 'r', expected: 'at most 7 seats', found: '8' },
    ]);
  });
});

describe('the hands that are dealt to boxes', () => {
  it('are reported once each; the first hand of a box needs no number', () => {
    expect(checkRepeatedHands([{ seat: 1 }, { seat: 2 }, { seat: 1, hand: 2 }], RULE)).toEqual([]);
    const repeated = [
      { seat: 1 },
      { seat: 1, hand: 2 },
      { seat: 1, hand: 1 },
      { seat: 1, hand: 2 },
      { seat: 1 },
    ];
    expect(checkRepeatedHands(repeated, RULE)).toMatchObject([
      { code: 'hand-repeated', ruleId: 'r', expected: 'seat 1 once', found: 'several times' },
      { expected: 'seat 1, hand 2 once' },
    ]);
    expect(checkRepeatedHands(repeated, RULE)).toHaveLength(2);
  });

  const withoutBet = (seats: number[], bets: readonly PlacedBet[], before?: TableState) =>
    checkHandsHaveBets(
      seats.map((seat) => ({ seat })),
      { bets, outcome: {}, ...(before && { before }) },
      RULE,
    ).map(({ code, expected }) => `${code}: ${expected}`);

  it('have a bet, of this round or held from the one before', () => {
    const missing = 'hand-without-bet: a bet at seat 3, or no cards';
    expect(withoutBet([1, 2], [bet('a', 1), bet('b', 2)])).toEqual([]);
    expect(withoutBet([1, 3, 3], [bet('a', 1), bet('b', 2)])).toEqual([missing]);
    const held = { betId: 'h', type: 'main', stake: 1n, seat: 3, times: 1 };
    expect(withoutBet([1, 3], [bet('a', 1)], { held: [held], released: [] })).toEqual([]);
    expect(withoutBet([1, 3], [bet('a', 1)], { held: [], released: [] })).toEqual([missing]);
  });

  it('are not checked if a bet states no box', () => {
    expect(withoutBet([1, 2], [])).toEqual([]);
    expect(withoutBet([1, 2], [bet('a', 1), bet('b')])).toEqual([]);
  });
});

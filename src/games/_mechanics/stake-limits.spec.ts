import { answersOf } from '../open-points';
import { EMPTY_TABLE, type PlacedBet, type TableState } from '../round';
import type { Rule } from '../rule';
import type { BetFate } from '../settlement';
import { decide } from './banked-bets';
import { checkNotice, checkStakes, heldFromBefore, type StakeLimits } from './stake-limits';

const rule = (id: string): Rule => ({ id, citation: `heading ${id}`, says: '' });
const LIMITS: StakeLimits = {
  minimum: { amount: 500n, rule: rule('min') },
  maximum: { amount: 1000n, rule: rule('max') },
};
const bet = (betId: string, stake: bigint, rest: Partial<PlacedBet> = {}): PlacedBet => ({
  betId,
  type: 'red',
  stake,
  ...rest,
});

function found(
  bets: readonly PlacedBet[],
  {
    limits = LIMITS,
    before,
    fate = 'wins',
  }: { limits?: StakeLimits; before?: TableState; fate?: BetFate } = {},
) {
  const settlement = {
    bets: bets.map((each) => decide(each, fate, {}, [])),
    after: EMPTY_TABLE,
    complete: true,
    commissions: [],
    pools: [],
    awards: [],
  };
  const round = { bets, outcome: {}, ...(before && { before }) };
  return checkStakes(round, settlement, () => limits, { currency: 'EUR', answers: answersOf({}) }).map(
    ({ ruleId, code, severity, expected, found: is, betIds }) =>
      `${betIds?.join()}: ${ruleId} ${code} ${severity}: ${expected}; ${is}`,
  );
}

const HELD: TableState = { held: [{ betId: 'h', type: 'red', stake: 1n, times: 1 }], released: [] };
const UNDER = 'min under-minimum violation: at least 5.00 EUR';
const OVER = 'max over-limit violation: at most 10.00 EUR';

describe('a stake', () => {
  it('is at least the minimum and at most the maximum', () =>
    expect(found([bet('a', 499n), bet('b', 500n), bet('c', 1000n), bet('d', 1001n)])).toEqual([
      `a: ${UNDER}; 4.99 EUR on red`,
      `d: ${OVER}; 10.01 EUR on red`,
    ]));

  it('is not compared with an unknown limit', () =>
    expect(found([bet('a', 1n), bet('b', 9_999n)], { limits: {} })).toEqual([]));

  it.each<BetFate>(['not-judged', 'not-accepted'])(
    'of a bet that did not count is not looked at: %s',
    (fate) => expect(found([bet('a', 1n)], { fate })).toEqual([]),
  );

  it('that is held from an earlier round is not checked again', () => {
    expect(found([bet('h', 1n), bet('a', 1n)], { before: HELD })).toEqual([`a: ${UNDER}; 0.01 EUR on red`]);
    expect(found([bet('h', 1n)], { before: EMPTY_TABLE })).toEqual([`h: ${UNDER}; 0.01 EUR on red`]);
  });

  const carried = { carried: true };

  it('marked as carried counts as held only where the round before is not known and bets may be held', () => {
    const limits = { ...LIMITS, mayBeHeld: true };
    const atItsWord = [bet('a', 1n, carried), bet('b', 1001n, carried)];
    const advised = 'b: max over-limit advisory: at most 10.00 EUR; 10.01 EUR on red';
    const held = [`a: ${UNDER}; 0.01 EUR on red`, `b: ${OVER}; 10.01 EUR on red`];
    expect(found(atItsWord, { limits })).toEqual([advised]);
    expect(found(atItsWord)).toEqual(held);
    expect(found(atItsWord, { limits, before: EMPTY_TABLE })).toEqual(held);
    expect(found([bet('a', 1n)], { limits })).toEqual([`a: ${UNDER}; 0.01 EUR on red`]);
  });

  it('is held from an earlier round by its id, or by its mark if that round is unknown', () => {
    const bets = [bet('h', 1n), bet('a', 1n, carried)];
    const held = (before?: TableState) => {
      const isHeld = heldFromBefore({ bets, outcome: {}, ...(before && { before }) });
      return bets.map((each, index) => isHeld(decide(each, 'wins', {}, []), index));
    };
    expect(held()).toEqual([false, true]);
    expect(held(HELD)).toEqual([true, false]);
    expect(held(EMPTY_TABLE)).toEqual([false, false]);
  });
});

describe('a change of the minimum', () => {
  it('leaves exactly the rounds of notice on the old terms', () => {
    const notice = (firstRound?: number) =>
      checkNotice(
        {
          before: { minimum: 1n },
          after: { minimum: 2n },
          announcedAtRound: 10,
          ...(firstRound && { firstRound }),
        },
        3,
        rule('notice'),
      );
    expect([...notice(), ...notice(14)]).toEqual([]);
    expect(notice(13)).toMatchObject([
      {
        code: 'limit-change-notice',
        ruleId: 'notice',
        expected: '3 rounds on the old terms, then round 14 on the new',
        found: '2 rounds, round 13 being the first on the new terms',
      },
    ]);
    expect(notice(15)).toMatchObject([{ found: '4 rounds, round 15 being the first on the new terms' }]);
  });
});

import type { PlacedBet } from '../round';
import type { Rule } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';
import { decide } from './banked-bets';
import { checkLateBets, isLate } from './bets-in-play';
import { EMPTY_TABLE } from '../round';

const LATE: Rule = { id: 'late', citation: 'heading late', says: '' };
const OTHER: Rule = { id: 'other', citation: 'heading other', says: '' };
const bet = (betId: string, rest: Partial<PlacedBet> = {}): PlacedBet => ({
  betId,
  type: 'red',
  stake: 1000n,
  ...rest,
});
const refused = (placed: PlacedBet, rule: Rule): BetSettlement => decide(placed, 'not-accepted', {}, [rule]);
const settlementOf = (bets: readonly BetSettlement[]): Settlement => ({
  bets,
  commissions: [],
  pools: [],
  awards: [],
  after: EMPTY_TABLE,
  complete: true,
});

describe('a bet after "no va más"', () => {
  it.each<[unknown, boolean | undefined]>([
    [undefined, false],
    [{}, false],
    [{ late: false }, false],
    [{ late: true }, true],
    [{ late: 'yes' }, undefined],
    [{ late: null }, undefined],
    [null, undefined],
    ['late', undefined],
    [[], undefined],
  ])('is told by its options: %j is late: %s', (options, late) => expect(isLate(options)).toBe(late));

  const found = (bets: readonly PlacedBet[], rules: readonly Rule[], rule?: Rule) =>
    checkLateBets(
      { bets, outcome: {} },
      settlementOf(bets.map((each, index) => refused(each, rules[index]!))),
      rule,
    ).map(({ ruleId, code, severity, found: is, betIds }) => [
      `${ruleId} ${code} ${severity}: ${is}`,
      betIds,
    ]);

  it('may be reported, but not settled: neither paid nor taken', () =>
    expect(
      found(
        [bet('a'), bet('b', { paid: 1n }), bet('c', { taken: 1n }), bet('d', { paid: 0n, taken: 0n })],
        [...[LATE, LATE, LATE, LATE]],
      ),
    ).toEqual([
      ['late late-bet information: made after it', ['a']],
      ['late late-bet violation: made after it, and settled', ['b']],
      ['late late-bet violation: made after it, and settled', ['c']],
      ['late late-bet information: made after it', ['d']],
    ]));

  it('is distinguished from a bet that another rule refuses', () =>
    expect(found([bet('a'), bet('b')], [LATE, OTHER], LATE).map(([, betIds]) => betIds)).toEqual([['a']]));

  it('does not count', () =>
    expect(
      checkLateBets({ bets: [bet('a')], outcome: {} }, settlementOf([decide(bet('a'), 'wins', {}, [LATE])])),
    ).toEqual([]));
});

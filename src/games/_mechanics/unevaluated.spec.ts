import { EMPTY_TABLE, type Round } from '../round';
import type { Rule } from '../rule';
import { notEvaluated } from './banked-bets';
import { checkFaults, unevaluatedRound } from './voided-round';

const rule = (id: string): Rule => ({ id, citation: `heading ${id}`, says: '' });
const RULE = rule('r');

describe('a round whose outcome cannot be read', () => {
  const bet = { betId: 'a', type: 'red', stake: 1000n };
  const unread = (round: Partial<Round> = {}) =>
    unevaluatedRound({ bets: [bet], outcome: { number: 99 }, ...round }, RULE, 'a number');

  it('moves nothing, and what was held stays held', () => {
    const before = { held: [{ ...bet, times: 1 }], released: [] };
    expect(unread()).toEqual({
      bets: [notEvaluated(bet)],
      commissions: [],
      pools: [],
      awards: [],
      after: EMPTY_TABLE,
      complete: false,
      fault: {
        code: 'outcome-not-readable',
        rule: RULE,
        expected: 'a number',
        found: { en: '{"number":99}', es: '{"number":99}' },
      },
    });
    expect(unread({ before }).after).toBe(before);
  });

  it('is found once; bets that cannot be read are found once for each fault, with their ids', () => {
    const faulty = (betId: string, found: string, by = RULE) =>
      notEvaluated({ ...bet, betId }, { code: 'bet-not-readable', rule: by, expected: 'a number', found });
    const bets = [
      faulty('a', 'x'),
      faulty('b', 'y'),
      faulty('c', 'x'),
      notEvaluated(bet),
      faulty('e', 'x', rule('s')),
    ];
    expect(
      checkFaults({ ...unread(), bets }).map(({ code, ruleId, found, betIds }) => [
        code,
        ruleId,
        found,
        betIds,
      ]),
    ).toEqual([
      ['outcome-not-readable', 'r', '{"number":99}', undefined],
      ['bet-not-readable', 'r', 'x', ['a', 'c']],
      ['bet-not-readable', 'r', 'y', ['b']],
      ['bet-not-readable', 's', 'x', ['e']],
    ]);
  });
});

import { found as findingsOf } from '../../../test/support/games/poker-table';
import { watchRules } from '../../../test/support/games/cited-rules';
import type { GameRules } from '../game-rules';
import { answersOf, type Answers } from '../open-points';
import { fiveCardStud, omahaHighLow, sevenCardStud, texasHoldem } from './poker-games.rules';

/** What is owed after a short blind: the minimum (VIII.2.b), or the highest bet (IX.6.c). */
const found = (
  actions: string,
  {
    answer,
    minimum = 100,
    limitType = 'no-limit',
    rules = texasHoldem,
  }: {
    answer?: Answers['OP2-48'];
    minimum?: number | undefined;
    limitType?: string;
    rules?: GameRules;
  } = {},
): readonly string[] => {
  const answers = answersOf(answer === undefined ? {} : { 'OP2-48': answer });
  const terms = minimum === 0 ? {} : { terms: { minimum: BigInt(minimum) } };
  return findingsOf(watchRules(rules).rules, { actions, limitType }, { answers, ...terms }).filter(
    (finding) => !finding.startsWith('uncalled'),
  );
};

const SHORT = '1 small-blind 50, 2 big-blind 40 all-in';
const CALLS_MINIMUM = `${SHORT}, 3 call 100, 1 call 50`;
const CALLS_HIGHEST = `${SHORT}, 3 call 50, 1 check`;
const CALL = 'call-differs 1.1.10-IX.6-03';
const LEAST = 'raise-below-least 1.1.10-VII.2-03';

describe('OP2-48: after a blind that was short', () => {
  it.each<[string, string, Answers['OP2-48'] | undefined, string[]]>([
    ['the minimum is called, where a casino does not say', CALLS_MINIMUM, undefined, []],
    ['the highest bet may be, too', CALLS_HIGHEST, undefined, []],
    ['a raise to the minimum doubles the highest bet', `${SHORT}, 3 raise 100, 1 call 50`, undefined, []],
    ['a raise doubles the minimum', `${SHORT}, 3 raise 200, 1 call 150`, undefined, []],
    ['a raise to less than either', `${SHORT}, 3 raise 90, 1 call 40`, undefined, [LEAST]],
    ['neither is called', `${SHORT}, 3 call 70, 1 call 20`, undefined, [CALL]],
    [
      'not now the one, now the other',
      `${SHORT}, 3 call 50, 4 call 100, 1 call 50`,
      undefined,
      [CALL, 'bets-not-equal 1.1.10-IX.14-01'],
    ],
    ['the minimum, where it is read so', CALLS_MINIMUM, 'minimum', []],
    ['and then not the highest bet', CALLS_HIGHEST, 'minimum', [CALL, 'check-against-bet 1.1.10-IX.6-02']],
    ['and a raise doubles the minimum', `${SHORT}, 3 raise 100, 1 call 50`, 'minimum', [LEAST]],
    ['the highest bet, where it is taken at its word', CALLS_HIGHEST, 'highest-bet', []],
    ['and then not the minimum', CALLS_MINIMUM, 'highest-bet', [CALL]],
    ['who alone is left with the short one adds nothing', `${SHORT}, 3 fold, 1 check`, undefined, []],
    ['nor where the minimum is owed', `${SHORT}, 3 fold`, 'minimum', []],
  ])('%s', (_says, actions, answer, expected) => {
    const codes = found(actions, answer === undefined ? {} : { answer });
    expect([...new Set(codes)].sort()).toEqual(expected.toSorted());
  });

  it('at a fixed limit a raise is by the unit from the one or the other', () => {
    expect(found(`${SHORT}, 3 raise 200, 1 call 150`, { limitType: 'fixed' })).toEqual([]);
    expect(found(`${SHORT}, 3 raise 150, 1 call 100`, { limitType: 'fixed' })).toEqual([]);
    expect(found(`${SHORT}, 3 raise 170, 1 call 120`, { limitType: 'fixed' })).toEqual([
      'increment-not-by-limit 1.1.10-VII.1-05',
    ]);
  });

  it('the minimum of a table that does not state it is twice the small blind', () => {
    expect(found(CALLS_MINIMUM, { minimum: 0 })).toEqual([]);
    expect(found(`${SHORT}, 3 call 80, 1 call 30`, { minimum: 0 })).toContain(CALL);
  });

  it('the minimum is the first call if both blinds were all-in and the table does not state it', () => {
    const short = '1 small-blind 100 all-in, 2 big-blind 600 all-in';
    expect(found(`${short}, 5 call 1000`, { minimum: 0 })).toEqual([]);
    expect(found(`${short}, 5 call 1000`, { minimum: 1000 })).toEqual([]);
    expect(found(`${short}, 5 call 600`, { minimum: 1000 })).toEqual([]);
    expect(found(`${short}, 5 call 1000, 6 call 1000`, { minimum: 0 })).toEqual([]);
    expect(found(`${short}, 5 call 1000, 6 call 900`, { minimum: 0 })).toContain(CALL);
    expect(found(`${short}, 5 call 500`, { minimum: 0 })).toContain(CALL);
    expect(found(`${short}, 5 call 1000`, { minimum: 0, answer: 'highest-bet' })).toContain(CALL);
  });

  it('it is so in omaha high-low, and of a short bring-in of stud', () => {
    expect(found(CALLS_MINIMUM, { rules: omahaHighLow })).toEqual([]);
    const bringIn = '1 ante 10, 2 ante 10, 3 ante 10, 1 bring-in 40 all-in';
    const stud = { rules: fiveCardStud, limitType: 'fixed' };
    expect(found(`${bringIn}, 2 call 100, 3 call 100`, stud)).toEqual([]);
    expect(found(`${bringIn}, 2 call 40, 3 call 40`, stud)).toEqual([]);
    expect(found(`${bringIn}, 2 call 60, 3 call 60`, stud)).toContain(CALL);
    for (const rules of [fiveCardStud, sevenCardStud]) {
      const minimum = { ...stud, rules, answer: 'minimum' } as const;
      expect(found(`${bringIn}, 2 call 100, 3 call 100`, minimum)).not.toContain(CALL);
      expect(found(`${bringIn}, 2 call 40, 3 call 40`, minimum)).toContain(CALL);
    }
  });
});

import { GAME_CODES } from '../game-codes';
import type { GameRules } from '../game-rules';
import { answersOf } from '../open-points';
import { rulesInForce } from '../rules-in-force';
import { money } from '../wording';
import type { HandAction } from './reported-hand';

/** What holds of every hand of non-banked poker, whatever its game, cited from the rulebook that is in force. */

const setting = { currency: 'EUR', answers: answersOf({}) };
const inForce = (rulebook: string, day: string): readonly GameRules[] =>
  GAME_CODES.flatMap((game) => {
    const found = rulesInForce({ rulebook, game, day });
    return found.ok && found.value.rules.checks.poker !== undefined ? [found.value.rules] : [];
  });

const RULEBOOKS = [
  ['INT-POKER', '2020-01-01', 5n, 'INT-POKER-12', 'INT-POKER-17', 'INT-POKER-01'],
  ['ES-AN-2010', '2020-01-01', 5n, '1.1.10-II.4-01', '1.1.10-VII.1-01', '1.1.10-IX.5-01'],
  ['ES-AN-1996', '2005-01-01', 3n, 'D385/1996-II.6-02', 'D385/1996-II.6-01', 'D385/1996-II.7.3-01'],
] as const;

const act = (seat: number, action: HandAction['action'], amount = 0): object => ({
  street: 1,
  seat,
  action,
  amount,
});
const hand = (pot: number, more: object = {}): object => ({
  limitType: 'no-limit',
  seats: [{ seat: 1 }, { seat: 2 }],
  actions: [act(1, 'dead-blind', pot), act(1, 'check'), act(2, 'check')],
  rake: { dropped: 0 },
  ...more,
});

describe.each(RULEBOOKS)('under %s', (rulebook, day, cap, rake, ownChips, handReported) => {
  const [rules] = inForce(rulebook, day);
  const found = (outcome: object, awards: readonly { seat: number; amount: bigint }[] = []): string[] =>
    rules!.checks
      .poker!.anyHand({ bets: [], outcome, declared: { awards } }, setting)
      .map((finding) => `${finding.code} ${finding.ruleId} | ${finding.found}`);
  const raked = (pot: number, dropped: number, more: object = {}): string[] =>
    found(hand(pot, { rake: { dropped }, ...more }));
  const most = (pot: number): number => Number((BigInt(pot) * cap) / 100n);

  it.each([0, 1, 19, 20, 33, 34, 199, 200, 219, 9_007_199_254_740_980, 9_007_199_254_740_981])(
    'the house may take what the cap leaves whole of %d cents, and not a cent more',
    (pot) => {
      const cents = most(pot);
      expect(raked(pot, cents)).toEqual([]);
      expect(raked(pot, cents + 1)).toEqual([
        `rake-above-cap ${rake} | ${money(BigInt(cents + 1), 'EUR').en}`,
      ]);
    },
  );

  it('does not count what was carried in, which was raked when it was put in', () => {
    const carriedIn = 10_000;
    expect(raked(200, most(200), { carriedIn })).toEqual([]);
    expect(raked(200, most(200) + 1, { carriedIn })).toHaveLength(1);
  });

  it('the house keeps what is due, no more, and a rake that is too high by several measures is found once', () => {
    expect(raked(1_000, 30, { rake: { dropped: 30, due: 30 } })).toEqual([]);
    expect(raked(1_000, 0, { rake: { dropped: 30, due: 29 } })).toEqual([
      `rake-above-due ${rake} | 0.30 EUR`,
    ]);
    expect(raked(1_000, 0, { rake: { dropped: 51, due: 29 } })).toEqual([
      `rake-above-cap ${rake} | 0.51 EUR`,
    ]);
  });

  it('no player bets more than the chips in front of him', () => {
    const stack = (chips: number) => [{ seat: 1, stack: chips }, { seat: 2 }];
    expect(found(hand(100, { seats: stack(100) }))).toEqual([]);
    expect(found(hand(100, { seats: stack(99) }))).toEqual([`stack-exceeded ${ownChips} | 1.00 EUR`]);
  });

  it('what came back to a player was not bet', () => {
    const actions = [act(1, 'bet', 150), act(1, 'uncalled-returned', 50), act(2, 'call', 100)];
    expect(found(hand(0, { seats: [{ seat: 1, stack: 100 }, { seat: 2 }], actions }))).toEqual([]);
  });

  it('only a player with a seat acts, has cards, or is paid', () => {
    const actions = [act(1, 'check'), act(9, 'check')];
    const cards = [{ seat: 8, cards: ['As', 'Ad'], shown: true }];
    expect(found(hand(0, { actions, cards }), [{ seat: 7, amount: 1n }])).toEqual([
      `seat-not-at-table ${handReported} | seat 9, 8, 7`,
    ]);
    // An action alone says who is at the table only where no seats are stated.
    const [nobody] = found(hand(0, { seats: [], actions: [act(9, 'check')] }));
    expect(nobody).toBe(`seat-not-at-table ${handReported} | seat 9`);
  });
});

it('all games of a rulebook have these rules in common', () => {
  for (const [rulebook, day] of RULEBOOKS) {
    const games = inForce(rulebook, day);
    expect(games.length).toBeGreaterThan(0);
    for (const { code, rakeRule, checks, register } of games) {
      const ofGame = checks.poker!.share('rake', 'session-fee');
      expect(register.applied.map(({ id }) => id)).toContain(ofGame[0]?.ruleId);
      expect([code, rakeRule, ofGame]).toEqual([
        code,
        games[0]!.rakeRule,
        games[0]!.checks.poker!.share('rake', 'session-fee'),
      ]);
    }
  }
});

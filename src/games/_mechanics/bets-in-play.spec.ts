import type { PlacedBet, Round, TableState } from '../round';
import type { BetFate } from '../settlement';
import { decide } from './banked-bets';
import { asHeld, asPlaced, settleEach, checkNothingHeld } from './bets-in-play';

const bet = (betId: string, rest: Partial<PlacedBet> = {}): PlacedBet => ({
  betId,
  type: 'red',
  stake: 1000n,
  ...rest,
});

function settled(bets: readonly PlacedBet[], before?: TableState) {
  const seen: (readonly [PlacedBet, number])[] = [];
  const round: Round = { bets, outcome: {}, ...(before && { before }) };
  const decided = settleEach(round, (each, times) => {
    seen.push([each, times]);
    return each.type === 'stays'
      ? decide(each, 'held', { held: each.stake }, [])
      : decide(each, each.type as BetFate, {}, []);
  });
  return { ...decided, seen, times: seen.map(([{ betId }, times]) => `${betId} ${times}`) };
}

const HELD: TableState = {
  held: [{ betId: 'h', type: 'stays', stake: 500n, times: 2, selection: [7], on: 'point' }],
  released: [],
};

describe('bets of a round', () => {
  it('are decided in their order; held ones that are not reported again come last', () => {
    expect(settled([bet('a'), bet('h'), bet('b')], HELD).times).toEqual(['a 0', 'h 2', 'b 0']);
    const { times, bets } = settled([bet('a'), bet('b')], HELD);
    expect(times).toEqual(['a 0', 'b 0', 'h 2']);
    expect(bets[2]).toMatchObject({ betId: 'h', stake: 500n, held: 500n });
  });

  it('that are marked as carried count as held if the round before is unknown, and not if it held none', () => {
    const bets = [bet('a', { carried: true }), bet('b', { carried: false }), bet('c')];
    expect(settled(bets).times).toEqual(['a 1', 'b 0', 'c 0']);
    expect(settled(bets, { held: [], released: ['a'] }).times).toEqual(['a 0', 'b 0', 'c 0']);
  });

  it('that were held keep type, selection and base; their stake is the amount on the cloth', () => {
    const [seen] = settled([bet('h', { stake: 400n, selection: [8], options: { late: true } })], HELD).seen;
    expect(seen).toEqual([
      { betId: 'h', type: 'stays', stake: 400n, selection: [7], options: { late: true, on: 'point' } },
      2,
    ]);
    expect(settled([], HELD).seen[0]![0]).toEqual({
      betId: 'h',
      type: 'stays',
      stake: 500n,
      selection: [7],
      carried: true,
      options: { on: 'point' },
    });
  });

  it('that were held on no base have none put into their options', () => {
    const held = { betId: 'h', type: 'stays', stake: 500n, times: 1 };
    expect(asHeld(bet('h'), held)).toEqual({ ...bet('h'), type: 'stays', selection: undefined });
    expect(settled([], { held: [held], released: [] }).seen[0]![0]).toEqual({
      betId: 'h',
      type: 'stays',
      stake: 500n,
      carried: true,
    });
  });

  it('that are not reported again are as they were held, on their base', () => {
    expect(asPlaced(HELD.held[0]!)).toEqual({
      betId: 'h',
      type: 'stays',
      stake: 500n,
      selection: [7],
      carried: true,
      options: { on: 'point' },
    });
  });

  it.each([null, 'late', 3])('keep options that cannot be read: %j', (options) =>
    expect(asHeld(bet('h', { options }), HELD.held[0]!).options).toBe(options),
  );
});

describe('what a round leaves', () => {
  it('is an empty table where no bet is held or released', () =>
    expect(settled([bet('a', { type: 'loses' }), bet('b', { type: 'part-back' })]).after).toEqual({
      held: [],
      released: [],
    }));

  it('is every bet that is held, once more than before, and where it is of', () => {
    const whole = { seat: 3, player: 'p', selection: [7], options: { on: 'point', late: false } };
    expect(settled([bet('a', { type: 'stays', ...whole }), bet('h')], HELD).after).toEqual({
      held: [
        {
          betId: 'a',
          type: 'stays',
          stake: 1000n,
          times: 1,
          seat: 3,
          player: 'p',
          selection: [7],
          on: 'point',
        },
        { betId: 'h', type: 'stays', stake: 1000n, times: 3, selection: [7], on: 'point' },
      ],
      released: [],
    });
  });

  it.each([undefined, null, 'on', {}, { on: 4 }])(
    'is a bet on no base, if its options name none: %j',
    (options) =>
      expect(settled([bet('a', { type: 'stays', options })]).after.held).toEqual([
        { betId: 'a', type: 'stays', stake: 1000n, times: 1 },
      ]),
  );

  it('names the bets whose stake is the player’s to leave: of a win, a tie, a release', () =>
    expect(
      settled([
        ...[bet('w', { type: 'wins' }), bet('n', { type: 'null' }), bet('f', { type: 'freed' })],
        ...[bet('l', { type: 'loses' }), bet('x', { type: 'not-accepted' })],
      ]).after,
    ).toEqual({ held: [], released: ['w', 'n', 'f'] }));

  it('may be changed by the game before it stays', () => {
    const round = { bets: [bet('a')], outcome: {} };
    const { after } = settleEach(
      round,
      (each) => decide(each, 'held', { held: each.stake }, []),
      (each, times) => ({ ...each, type: `moved ${times}` }),
    );
    expect(after.held).toEqual([{ betId: 'a', type: 'moved 0', stake: 1000n, times: 1 }]);
  });

  it('is found if the session ends with it, by the rule that should have decided each bet', () => {
    const rule = ({ type }: { type: string }) => ({ id: `of ${type}`, citation: '', says: '' });
    expect(checkNothingHeld({ held: [], released: ['a'] }, { rule, currency: 'EUR' })).toEqual([]);
    expect(checkNothingHeld(HELD, { rule, currency: 'EUR' })).toMatchObject([
      { code: 'held-bet-at-close', ruleId: 'of stays', found: '5.00 EUR held on stays', betIds: ['h'] },
    ]);
  });
});

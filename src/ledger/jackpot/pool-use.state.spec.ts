import { OFFICE, tell } from '../../../test/support/book/told';
import { currencyOf, poolUseOf, poolsReportedBy } from './pool.state';

const NOTHING = { staked: 0n, won: 0n, wonOfMeter: 0n, given: 0n };
const AT_ROUND = { table: 'T1', round: 'table/T1/2026-01-01/1#4' };
const approved = { approvedBy: [{ id: 'E-1' }], document: 'D' };
const round = tell('round.settled', {
  roundNo: 4,
  bets: [],
  outcome: {},
  result: 0,
  poolStakes: [
    { pool: 'p', amount: 300, how: 'slot', stakes: 3 },
    { pool: 'q', amount: 7, how: 'slot' },
    { pool: 'p', amount: 50, how: 'swept' },
  ],
  poolPrizes: [
    { pool: 'p', amount: 900, paidFrom: 'table' },
    { pool: 'p', amount: 20, paidFrom: 'table', borneBy: 'house' },
    { pool: 'q', amount: 5, paidFrom: 'table' },
  ],
} as never);
const told = (type: string, data: object) =>
  tell(`jackpot.${type}` as 'jackpot.won', { pool: 'p', ...data } as never, OFFICE);

describe('the effect of a fact on a pool', () => {
  it('of a round is its stakes and prizes of this pool, those of the house apart, and the unit of the first stake', () => {
    expect(poolUseOf(round, 'p')).toEqual({
      ...NOTHING,
      ...AT_ROUND,
      staked: 350n,
      unit: 100n,
      won: 920n,
      wonOfMeter: 900n,
    });
    expect(poolUseOf(round, 'q')).toMatchObject({ staked: 7n, unit: 7n, won: 5n, wonOfMeter: 5n });
    expect(poolUseOf(round, 'r')).toEqual({ ...NOTHING, ...AT_ROUND });
  });

  it.each<[string, ReturnType<typeof told>, object]>([
    ['a stake reported by the pool', told('contributed', { amount: 400 }), { staked: 400n }],
    ['several stakes', told('contributed', { amount: 400, stakes: 4 }), { staked: 400n, unit: 100n }],
    ['a prize', told('won', { amount: 30 }), { won: 30n, wonOfMeter: 30n }],
    ['a prize that the house bears', told('won', { amount: 30, borneBy: 'house' }), { won: 30n }],
    ['a seed', told('reseeded', { amount: 60, cause: 'seed' }), { given: 60n, cause: 'seed' }],
    ['an adjustment upwards', told('adjusted', { amount: 9, ...approved }), { given: 9n }],
    ['an adjustment downwards', told('adjusted', { amount: -9, ...approved }), {}],
    ['its own end', told('closed', { amount: 80, ...approved }), {}],
    ['its own end, into itself', told('closed', { amount: 80, toPool: 'p', ...approved }), {}],
    ['the end of another into it', told('closed', { pool: 'q', toPool: 'p', amount: 80 }), { given: 80n }],
    ['the end of another into a third', told('closed', { pool: 'q', toPool: 'r', amount: 80 }), {}],
  ])('of %s', (_what, fact, use) =>
    expect(poolUseOf(fact, 'p')).toEqual({ ...NOTHING, table: undefined, round: undefined, ...use }),
  );

  it('is empty for a fact that names no pool', () =>
    expect(poolUseOf(tell('table.filled', { amount: 5, slip: 'A' }), 'p')).toMatchObject(NOTHING));
});

describe('the pools that a fact names', () => {
  it('are those of the stakes and prizes of a round, each once', () => {
    expect(poolsReportedBy(round)).toEqual(['p', 'q']);
    const none = { roundNo: 1, bets: [], outcome: {}, result: 0 };
    expect(poolsReportedBy(tell('round.settled', none))).toEqual([]);
    const won = { ...none, poolPrizes: [{ pool: 'z', amount: 1, paidFrom: 'table' }] };
    expect(poolsReportedBy(tell('round.settled', won as never))).toEqual(['z']);
  });

  it('are the pool that it is about, and where it ends the pool that it goes to', () => {
    expect(poolsReportedBy(told('closed', { amount: 1 }))).toEqual(['p']);
    expect(poolsReportedBy(told('closed', { amount: 1, toPool: 'p' }))).toEqual(['p']);
    expect(poolsReportedBy(told('closed', { amount: 1, toPool: 'q' }))).toEqual(['p', 'q']);
  });

  it('are none of any other fact', () =>
    expect(poolsReportedBy(tell('table.filled', { amount: 5, slip: 'A' }))).toEqual([]));
});

it('a fact that says nothing, or no currency, has none', () => {
  expect(currencyOf(told('closed', { amount: 1, currency: 'USD' }))).toBe('USD');
  expect([null, {}].map((data) => currencyOf({ ...round, data }))).toEqual(['', '']);
});

import { foundOfPools, POOL_GAMES, type PoolGame, ToldPool } from '../../../test/support/book/pool-games';
import { CAGE, OFFICE, openedBook, tell, written } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';
import { jackpotOf } from '../_core/account-paths';
import { present } from '../../kernel/present';

const codesOf = (...events: readonly CasinoEvent[]): readonly string[] =>
  foundOfPools(...events).map((each) => each.split(' |')[0]!);
const euros = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`;
const meterAfter = (...events: readonly CasinoEvent[]): bigint =>
  -openedBook(...events).balances.of(jackpotOf('pool'), 'EUR');
const contributed = (amount: number, stakes?: number, more: object = {}) =>
  tell(
    'jackpot.contributed',
    { pool: 'pool', table: 'T1', amount, how: 'slot', ...present({ stakes }), ...more },
    CAGE,
  );

describe.each(POOL_GAMES)('the pool of $name', (game: PoolGame) => {
  const { seed, rules, fixed } = game;
  let pool: ToldPool;
  let begun: readonly CasinoEvent[];
  beforeEach(() => {
    pool = new ToldPool(game);
    begun = pool.begin();
  });
  const won = (table = 'T1') => pool.round(1, ['whole', 'nothing'], pool.prize(seed + pool.fed(2)), table);

  it('that is played by its rules gives no finding', () => {
    expect(codesOf(...begun, pool.round(1, ['nothing', 'nothing']))).toEqual([]);
    expect(codesOf(...begun, won())).toEqual([]);
    expect(codesOf(...begun, won(), pool.reseeded(seed), pool.round(2, ['nothing']))).toEqual([]);
  });

  it('has its part of the stakes of a round by the same sum in the ledger and in the rules', () => {
    const { lines, byRules } = openedBook(
      ...begun,
      pool.round(1, ['nothing', 'nothing', 'nothing']),
    ).entries.at(-1)!.evaluation;
    const [contribution] = byRules!.settlement.pools;
    expect(written(lines)).toContain(`jackpot:pool -${pool.fed(3)}`);
    expect(contribution).toMatchObject({ kind: 'contribution', amount: BigInt(pool.fed(3)) });
  });

  it('owes a prize that the round leaves out', () => {
    const due = euros(seed + pool.fed(2));
    expect(foundOfPools(...begun, pool.round(1, ['whole', 'nothing']))).toEqual([
      `prize-differs ${rules.whole} | ${due} at pool, seat 1 | 0.00 EUR`,
    ]);
  });

  it('gives a finding of a wrong prize even if another stake or the prize does not state its box', () => {
    const stake = { pool: 'pool', amount: 100, how: 'slot' };
    const poolStakes = [{ ...stake, seat: 1 }, stake];
    const short = pool.round(1, ['whole', 'nothing'], { ...pool.prize(4_000), poolStakes });
    expect(codesOf(...begun, short)).toEqual([`prize-differs ${rules.whole}`]);
    const nowhere = pool.round(1, ['whole'], {
      poolPrizes: [{ pool: 'pool', amount: 77_777, paidFrom: 'bank' }],
    });
    expect(codesOf(...begun, nowhere)).toEqual([`prize-differs ${rules.whole}`]);
  });

  it('that posts by its own reports gives a finding of a prize that they omit until the next round or the end of the day', () => {
    const [, ...others] = begun;
    const posted = [pool.authorised({ postedBy: 'jackpot' }), ...others];
    const round = pool.round(1, ['whole', 'nothing']);
    const amount = seed + pool.fed(2);
    const told = (of: number) =>
      pool.at(
        tell('jackpot.won', { pool: 'pool', table: 'T1', roundNo: 1, amount: of, paidFrom: 'bank', seat: 1 }),
      );
    const next = pool.round(2, ['nothing']);
    const untold = (...events: readonly CasinoEvent[]) =>
      foundOfPools(...posted, ...events).filter((each) => each.startsWith('pool-prize-untold'));
    expect(untold(round)).toEqual([]);
    expect(untold(round, next)).toEqual([
      `pool-prize-untold ${rules.whole} | a prize of ${euros(amount)} at pool, seat 1, won in table/T1/${game.day}/1#1 | none, told neither by the round nor by the pool`,
    ]);
    const nextDay = { ...pool.reseeded(100), gamingday: '2026-02-01' };
    expect(untold(round, nextDay)).toHaveLength(1);
    expect(untold(round, nextDay, next)).toEqual([]);
    expect([untold(round, told(amount), next), untold(told(amount), round, next)]).toEqual([[], []]);
    expect(untold(round, told(amount - 1), next)).toHaveLength(1);
  });

  it('that is closed takes nothing and pays nothing, until it is opened again', () => {
    const closed = pool.at(
      tell(
        'jackpot.closed',
        { pool: 'pool', amount: seed, approvedBy: [{ id: 'E-1' }, { id: 'E-2' }] },
        OFFICE,
      ),
    );
    const ended = [...begun, closed];
    expect(codesOf(...ended)).toEqual([]);
    expect(codesOf(...ended, pool.round(1, ['nothing']))).toContain('pool-closed L-pool');
    expect(codesOf(...ended, pool.at(contributed(100, 1)))).toContain('pool-closed L-pool');
    expect(codesOf(...ended, pool.reseeded(100))).toContain('pool-closed L-pool');
    expect(codesOf(...ended, pool.opened(), pool.round(1, ['nothing']))).toEqual([]);
  });

  it('gives a finding if it is closed with an amount left in it', () => {
    const closed = pool.at(
      tell(
        'jackpot.closed',
        { pool: 'pool', amount: 100, approvedBy: [{ id: 'E-1' }, { id: 'E-2' }] },
        OFFICE,
      ),
    );
    expect(foundOfPools(...begun, closed)).toEqual([
      `pool-closed-in-part L-pool | nothing left in pool | ${euros(seed - 100)}`,
    ]);
  });

  it('is played at its own tables', () => {
    const foreign = pool.round(1, ['nothing'], {}, 'T9');
    expect(foundOfPools(...begun, pool.tableOpened('T9'), foreign)).toEqual([
      `pool-table-not-linked ${rules.tables} | pool at T1 | at T9`,
    ]);
    const told = pool.at(contributed(100, 1, { table: 'T9' }));
    expect(codesOf(...begun, told)).toContain(`pool-table-not-linked ${rules.tables}`);
  });

  it('gives one finding if it is not authorised although other pools are or the rule requires it', () => {
    const [, ...others] = begun;
    const without = [pool.authorised(null), ...others];
    const expected = game.rulebook === 'ES-AN-1996' ? 'D385/1996-I.8-01' : 'L-pool';
    expect(codesOf(...without.slice(0, 2))).toEqual([`pool-not-authorised ${expected}`]);
    expect(codesOf(...without, pool.round(1, ['nothing']))).toEqual([]);
    expect(codesOf(...others, pool.authorised(null), pool.round(1, ['nothing']))).toEqual([
      `pool-not-authorised ${expected}`,
    ]);
  });

  it('is opened as it is authorised', () => {
    const opened = (more: object) =>
      openedBook(pool.authorised(), pool.opened(more))
        .entries.at(-1)!
        .evaluation.findings.filter(({ code }) => code === 'pool-not-as-authorised')
        .map(({ severity, found }) => `${severity} ${found}`);
    expect(opened({})).toEqual([]);
    expect(opened({ rate: { numerator: 3, denominator: 10 }, seed: seed - 1 })).toEqual([
      'violation 30.0000 %',
      `violation ${euros(seed - 1)}`,
    ]);
    expect(opened({ seed: seed + 1, tables: ['T1', 'T9'] })).toEqual([
      `advisory ${euros(seed + 1)}`,
      'violation at T9, too',
    ]);
  });

  it('gives one finding, with its first stakes, if it would receive more than the whole stake', () => {
    const rate = { numerator: 7, denominator: 5 };
    const more = [pool.authorised({ rate }), pool.opened({ rate }), pool.tableOpened()];
    const first = pool.round(1, ['nothing']);
    expect(codesOf(...more, first).map((each) => each.split(' ')[0])).toEqual(['pool-rate-not-by-rule']);
    expect(codesOf(...more, first, pool.round(2, ['nothing']))).toEqual([]);
  });

  if (fixed !== undefined) {
    it('owes a fixed prize that the round leaves out', () =>
      expect(foundOfPools(...begun, pool.round(1, ['fixed']))[0]).toContain(
        `| ${euros(fixed.amount)} at pool, seat 1 | 0.00 EUR`,
      ));
  }

  if (rules.opening === undefined) {
    it('continues from zero after it was won', () =>
      expect(codesOf(...begun, won(), pool.round(2, ['nothing']))).toEqual([]));
    return;
  }

  it('gives a finding if it begins with too few stakes, whatever happened before the first stake', () => {
    const low = [pool.authorised({ seed: 8_000 }), pool.opened({ seed: 8_000 }), pool.tableOpened()];
    const tooLow = `pool-opening-too-low ${rules.opening}`;
    const adjusted = tell(
      'jackpot.adjusted',
      { pool: 'pool', amount: 1, reason: 'r', approvedBy: [{ id: 'E-1' }, { id: 'E-2' }] },
      OFFICE,
    );
    const round = pool.round(1, ['nothing']);
    expect(codesOf(...low, round)).toContain(tooLow);
    expect(codesOf(...low, pool.at(adjusted), round)).toContain(tooLow);
    expect(codesOf(...low, pool.reseeded(100, 'shortfall'), round)).toContain(tooLow);
    expect(codesOf(...low, pool.at(contributed(300, 3)))).toContain(tooLow);
    expect(codesOf(...low, pool.at(contributed(300)), round)).toContain(tooLow);
    expect(codesOf(...low, round, pool.round(2, ['nothing']))).not.toContain(tooLow);
  });

  it('gives one finding if it is staked on in another round before it is begun again', () => {
    const next = pool.round(2, ['nothing']);
    const notBegun = `pool-not-begun-again ${rules.opening} | ${euros(seed)} in pool before it is staked on again`;
    expect(foundOfPools(...begun, won(), next)).toEqual([`${notBegun} | ${euros(seed)} missing`]);
    expect(foundOfPools(...begun, won(), next, pool.round(3, ['nothing']))).toEqual([]);
    const part = [...begun, won(), pool.reseeded(seed - 10_000)];
    expect(foundOfPools(...part, pool.round(2, ['nothing']))).toEqual([`${notBegun} | 100.00 EUR missing`]);
  });

  it('that was won and not begun again owes the next winner its full opening amount and stakes', () => {
    const again = pool.round(2, ['whole'], pool.prize(pool.fed(1)));
    const due = euros(seed + pool.fed(1));
    expect(foundOfPools(...begun, won(), again)).toContain(
      `prize-differs ${rules.whole} | ${due} at pool, seat 1 | ${euros(pool.fed(1))}`,
    );
    const right = pool.round(2, ['whole'], pool.prize(seed + pool.fed(1)));
    expect(codesOf(...begun, won(), right)).not.toContain(`prize-differs ${rules.whole}`);
  });

  it('may be begun again before the prize is reported, as a seed or as the shortfall of the prize', () => {
    const paid = won();
    for (const cause of ['seed', 'shortfall'] as const) {
      const early = [...begun, pool.reseeded(seed, cause)];
      expect(codesOf(...early)).toEqual([]);
      expect(codesOf(...early, paid)).toEqual([]);
      expect(codesOf(...early, paid, pool.round(2, ['nothing']))).toEqual([]);
      expect(meterAfter(...early, paid)).toBe(BigInt(seed));
    }
  });

  it('that is closed into another one passes its amount on as the opening of that one', () => {
    const other = pool.at(
      tell(
        'jackpot.opened',
        {
          pool: 'other',
          seed: 0,
          rate: pool.rate,
          tables: ['T1'],
          game: game.game,
          approvedBy: [{ id: 'E-1' }],
        },
        OFFICE,
      ),
    );
    const approvedBy = [{ id: 'E-1' }, { id: 'E-2' }];
    const moved = pool.at(
      tell('jackpot.closed', { pool: 'pool', toPool: 'other', amount: seed, approvedBy }, OFFICE),
    );
    const inOther = <Of extends object>(of: Of): Of =>
      JSON.parse(JSON.stringify(of).replaceAll('"pool":"pool"', '"pool":"other"'));
    const events = [...begun.slice(1), other, moved, inOther(won()), inOther(pool.reseeded(seed))];
    expect(codesOf(...events)).toEqual([]);
    expect(codesOf(...events, inOther(pool.round(2, ['nothing'])))).toEqual([]);
  });
});

describe('a rule of one pool only', () => {
  const gameOf = (name: string) => new ToldPool(POOL_GAMES.find((game) => game.name.includes(name))!);

  it('1996: all of a stake is of the players, whatever the pool was opened with (D385/1996-I.8-02)', () => {
    const pool = gameOf('1996');
    const rate = { numerator: 4, denominator: 5 };
    const begun = [pool.authorised({ rate }), pool.opened({ rate }), pool.tableOpened()];
    const first = pool.round(1, ['nothing', 'nothing']);
    const { lines } = openedBook(...begun, first).entries.at(-1)!.evaluation;
    expect(written(lines)).toEqual(['chips:jackpot:T1[pool] +200', 'jackpot:pool -200']);
    expect(codesOf(...begun, first)).toEqual(['pool-rate-not-by-rule D385/1996-I.8-02']);
    const told = openedBook(...begun, pool.at(contributed(200, 2, { toMeter: 160 }))).entries.at(-1)!;
    expect(told.evaluation.findings.map(({ code }) => code)).toContain('meter-share-differs');
  });

  it('linked tables: 70 % at least, when the pool reports its stakes itself, and when the rate is lowered (1.1.9.C-IX.2-01)', () => {
    const pool = gameOf('three card');
    const rate = { numerator: 3, denominator: 5 };
    const tooLow = 'pool-rate-too-low 1.1.9.C-IX.2-01';
    const low = [pool.authorised({ rate, postedBy: 'jackpot' }), pool.opened({ rate }), pool.tableOpened()];
    expect(codesOf(...low, pool.at(contributed(300, 3)))).toContain(tooLow);
    const right = [...pool.begin(), pool.round(1, ['nothing'])];
    expect(codesOf(...right, pool.authorised({ rate }), pool.round(2, ['nothing']))).toEqual([tooLow]);
  });

  it('prizes of its own, as its authorisation of the day has them (1.1.9.A-VII.6-08)', () => {
    const pool = gameOf('2010');
    const prizes = [
      { combination: 'royal-flush', share: { numerator: 1, denominator: 1 } },
      { combination: 'full-house', times: 60 },
    ];
    const rate = { numerator: 1, denominator: 10 };
    const begun = [pool.authorised({ prizes, rate }), pool.opened({ rate }), pool.tableOpened()];
    expect(codesOf(...begun, pool.round(1, ['fixed'], pool.prize(6_000)))).toEqual([]);
    expect(foundOfPools(...begun, pool.round(1, ['fixed'], pool.prize(10_000)))).toEqual([
      'prize-differs 1.1.9.A-VII.6-08 | 60.00 EUR at pool, seat 1 | 100.00 EUR',
    ]);
    const again = [...begun, pool.authorised({ rate })];
    expect(codesOf(...again, pool.round(1, ['fixed'], pool.prize(6_000)))).toContain(
      'prize-differs 1.1.9.A-VII.6-07',
    );
  });

  it('a fixed prize that needed a shortfall has the pool begun again, too (OP2-14)', () => {
    const pool = gameOf('2010');
    const [seed, full] = [4_000, 10_000];
    const low = [pool.authorised({ seed }), pool.opened({ seed }), pool.tableOpened()];
    const round = pool.round(1, ['fixed'], pool.prize(full));
    const shortfall = pool.reseeded(full - seed - pool.fed(1), 'shortfall');
    expect(foundOfPools(...low, shortfall, round, pool.round(2, ['nothing']))).toEqual([
      'pool-not-begun-again 1.1.9.A-VII.6-04 | 5000.00 EUR in pool before it is staked on again | 5000.00 EUR missing',
    ]);
  });

  it('a seed that was not needed gives a finding with the next round', () => {
    const pool = gameOf('2010');
    const begun = [...pool.begin(), pool.reseeded(500_000)];
    expect(codesOf(...begun)).toEqual([]);
    expect(foundOfPools(...begun, pool.round(1, ['nothing']))).toEqual([
      'reseed-differs 1.1.9.A-VII.6-04 | 0.00 EUR up to 5000.00 EUR in pool | 5000.00 EUR',
    ]);
  });

  it('royal flushes at two tables at one instant: the second has what the house owes the pool (OP2-13)', () => {
    const pool = gameOf('2010');
    const begun = [
      pool.authorised({ tables: ['T1', 'T9'] }),
      pool.opened({ tables: ['T1', 'T9'] }),
      pool.tableOpened(),
      pool.tableOpened('T9'),
    ];
    const first = pool.round(1, ['whole'], pool.prize(500_080));
    const second = { ...pool.round(1, ['whole'], pool.prize(500_080), 'T9'), time: first.time };
    expect(codesOf(...begun, first, second)).toEqual(['movement-not-covered G7-not-covered']);
  });
});

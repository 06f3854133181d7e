import { rational } from '../../kernel/rational';
import type { PoolReseed, PoolTerms, Setting } from '../game-rules';
import { answersOf } from '../open-points';
import { type DeclaredPrize, EMPTY_TABLE, type PlacedBet, type PoolStake, type Round } from '../round';
import type { Rule } from '../rule';
import type { PoolPosting, Settlement } from '../settlement';
import { checkPoolOpening, checkPoolUnit, type PoolDemands } from './pool-checks';
import { checkPoolPrizes } from './prize-checks';
import { poolChecks } from './pool-life';
import { poolsInPlay, stakesAtBoxes, winnerOf } from './pool-stakes';

const rule = (id: string): Rule => ({ id, citation: `heading ${id}`, says: '' });
const told = (findings: ReturnType<typeof checkPoolUnit>) =>
  findings.map(
    ({ code, ruleId, severity, expected, found }) => `${ruleId} ${code} ${severity}: ${expected}; ${found}`,
  );
const round = (poolStakes: readonly PoolStake[], rest: Partial<Round> = {}): Round => ({
  bets: [],
  outcome: {},
  poolStakes,
  ...rest,
});
const setting = (pools: Record<string, PoolTerms> = {}, rest: Partial<Setting> = {}): Setting => ({
  currency: 'EUR',
  answers: answersOf({}),
  pools,
  ...rest,
});

/** Opened with 1,000 stakes at least; 60 % of each goes to the meter, 80 % keep it up. */
const DEMANDS: PoolDemands = {
  opening: { times: 1000n, rule: rule('opening') },
  leastRate: { rate: rational(60n, 100n), rule: rule('rate') },
  sustainingRate: rational(80n, 100n),
  rules: { contribution: rule('part'), tables: rule('tables'), authorised: rule('allowed') },
};

const NOTHING_SETTLED: Settlement = {
  bets: [],
  commissions: [],
  pools: [],
  awards: [],
  after: EMPTY_TABLE,
  complete: true,
};

const NO_DEMANDS: PoolDemands = { rules: { contribution: rule('part'), tables: rule('tables') } };

describe('the stakes in a pool', () => {
  const unit = (stakes: readonly PoolStake[], minima?: Record<string, bigint>) =>
    told(
      checkPoolUnit(round(stakes), setting({}, minima && { terms: { minimum: 1n, minima } }), {
        minimum: 'pool',
        rule: rule('unit'),
      }),
    );

  it('are of one amount: that of the table, else that of the first', () => {
    const two = [
      { pool: 'p', amount: 200n, stakes: 2 },
      { pool: 'p', amount: 150n },
    ];
    expect(unit([])).toEqual([]);
    expect(unit(two)).toEqual(['unit pool-stake-differs violation: 1.00 EUR for each stake; 1.50 EUR']);
    expect(unit(two, { pool: 150n })).toEqual([
      'unit pool-stake-differs violation: 1.50 EUR for each stake; 2.00 EUR',
    ]);
  });

  it('are divided between the meter, rounded once, and the house', () => {
    const stakes = [
      { pool: 'p', amount: 101n },
      { pool: 'q', amount: 7n },
      { pool: 'p', amount: 100n },
    ];
    const [p, q] = poolsInPlay(
      round(stakes, { declared: { poolPrizes: [{ pool: 'q', amount: 1n, meter: 77n }] } }),
      setting({ p: { rate: rational(1n, 2n), meter: 1000n } }),
      rule('part'),
    );
    expect(p).toMatchObject({
      pool: 'p',
      stakes: [stakes[0], stakes[2]],
      fed: [
        { kind: 'contribution', amount: 101n, rounded: { exact: rational(201n, 2n) } },
        { kind: 'house-share', amount: 100n },
      ],
    });
    expect(p!.meter!()).toBe(1101n);
    expect(q).toMatchObject({ pool: 'q', stakes: [stakes[1]], fed: [] });
    expect(q!.meter!()).toBe(77n);
    expect(
      poolsInPlay(round([{ pool: 'r', amount: 1n }]), setting(), rule('part'))[0]!.meter,
    ).toBeUndefined();
  });
});

describe('the box of a stake in a pool', () => {
  const bet = (seat: number, player?: string): PlacedBet => ({
    betId: `b${seat}`,
    type: 'main',
    stake: 1n,
    seat,
    ...(player && { player }),
  });
  const stake = (player?: string, seat?: number): PoolStake => ({
    pool: 'p',
    amount: 1n,
    ...(player && { player }),
    ...(seat && { seat }),
  });
  const boxes = (stakes: readonly PoolStake[], rest: Partial<Round>) =>
    stakesAtBoxes(round(stakes, rest)).map(({ seat }) => seat);

  it('is the stated one', () => expect(boxes([stake('x', 5)], { bets: [bet(1, 'x')] })).toEqual([5]));

  it('is the only one on which its player bets, unless that is taken', () => {
    const bets = [bet(3, 'x'), bet(1, 'y'), bet(2, 'z'), bet(4, 'z')];
    expect(boxes([stake('x'), stake('y'), stake('z')], { bets })).toEqual([3, 1, undefined]);
    expect(boxes([stake(undefined, 3), stake('x')], { bets })).toEqual([3, undefined]);
    expect(boxes([stake()], { bets: [bet(1), bet(2, 'x')] })).toEqual([undefined]);
  });

  it('is a box with a declared prize of the pool and no stake', () => {
    const bets = [bet(1), bet(2), bet(3)];
    const prize = (pool: string, player?: string) => ({
      bets,
      declared: { poolPrizes: [{ pool, amount: 1n, seat: 2, ...(player && { player }) }] },
    });
    expect(boxes([stake()], prize('p'))).toEqual([2]);
    expect(boxes([stake()], prize('q'))).toEqual([undefined]);
    expect(boxes([stake('y'), stake('x')], prize('p', 'x'))).toEqual([undefined, 2]);
    expect(boxes([stake('y')], prize('p', 'x'))).toEqual([undefined]);
    expect(boxes([stake()], prize('p', 'x'))).toEqual([2]);
    expect(boxes([stake('y')], prize('p'))).toEqual([2]);
  });

  it('is one of those left, in their order, where as many are left as stakes', () => {
    expect(boxes([stake(), stake()], { bets: [bet(7), bet(2)] })).toEqual([2, 7]);
    expect(boxes([stake(), stake()], { bets: [bet(7), bet(2), bet(1)] })).toEqual([undefined, undefined]);
    expect(boxes([stake(), stake(undefined, 2)], { bets: [bet(7), bet(2)] })).toEqual([7, 2]);
  });
});

describe('the prizes that a round paid', () => {
  interface Paid extends Partial<Round> {
    readonly due?: readonly Partial<PoolPosting>[];
    readonly stakes?: readonly Partial<PoolStake>[];
    readonly pools?: Record<string, PoolTerms>;
  }
  const found = (
    poolPrizes: readonly Partial<DeclaredPrize>[],
    { due = [], stakes = [], pools = { p: { meter: 1000n } }, ...rest }: Paid = {},
  ) => {
    const declared = { poolPrizes: poolPrizes.map((each) => ({ pool: 'p', amount: 0n, ...each })) };
    const won = due.map((each) => ({ pool: 'p', kind: 'prize', rule: rule('due'), ...each }) as PoolPosting);
    const placed = stakes.map((each) => ({ pool: 'p', amount: 100n, ...each }));
    const settlement = { ...NOTHING_SETTLED, pools: won };
    const settled = { round: round(placed, { declared, ...rest }), settlement };
    return told(checkPoolPrizes(settled, setting(pools), { none: rule('none'), several: rule('several') }));
  };
  const bet = (seat: number, player: string): PlacedBet => ({
    betId: `b${seat}`,
    type: 'main',
    stake: 1n,
    seat,
    player,
  });

  it('are compared with the amounts due from the same pool', () => {
    const due = [
      { pool: 'p', amount: 500n, seat: 1 },
      { pool: 'q', amount: 300n, seat: 1 },
    ];
    const pools = { p: { meter: 1n }, q: { meter: 1n } };
    expect(
      found(
        [
          { amount: 500n, seat: 1 },
          { pool: 'q', amount: 300n, seat: 1 },
        ],
        { due, pools },
      ),
    ).toEqual([]);
    expect(
      found(
        [
          { amount: 499n, seat: 1 },
          { pool: 'q', amount: 301n, seat: 1 },
        ],
        { due, pools },
      ),
    ).toEqual([
      'due prize-differs violation: 5.00 EUR at p, seat 1; 4.99 EUR',
      'due prize-differs violation: 3.00 EUR at q, seat 1; 3.01 EUR',
    ]);
  });

  it('cite the rule of the prize where it is too much, and the one on several where more were paid than won', () => {
    const due = [{ amount: 300n, seat: 1 }];
    expect(found([{ amount: 301n, seat: 1 }], { due })).toEqual([
      'due prize-differs violation: 3.00 EUR at p, seat 1; 3.01 EUR',
    ]);
    const two = [
      { amount: 300n, seat: 1 },
      { amount: 200n, seat: 1 },
    ];
    expect(found(two, { due })).toEqual(['several prize-differs violation: 3.00 EUR at p, seat 1; 5.00 EUR']);
    // One prize paid in two parts.
    expect(found(two, { due: [{ amount: 500n, seat: 1 }] })).toEqual([]);
  });

  it('are borne by the party that the rule names; by the pool where it names none', () => {
    const of = (due: 'pool' | 'house', told?: 'pool' | 'house') =>
      found([{ amount: 300n, seat: 1, ...(told && { borneBy: told }) }], {
        due: [{ amount: 300n, seat: 1, borneBy: due }],
      });
    expect([of('pool'), of('pool', 'pool'), of('house', 'house')]).toEqual([[], [], []]);
    expect(of('pool', 'house')).toEqual([
      'due prize-bearer-differs violation: 3.00 EUR borne by the pool at p, seat 1; 3.00 EUR borne by the house',
    ]);
    expect([of('house'), of('house', 'pool')]).toEqual(
      Array(2).fill([
        'due prize-bearer-differs violation: 3.00 EUR borne by the house at p, seat 1; 3.00 EUR borne by the pool',
      ]),
    );
  });

  it('are of a player who plays at the box', () => {
    const of = (player: string, rest: Partial<Paid>) =>
      found([{ amount: 300n, seat: 1, player }], { due: [{ amount: 300n, seat: 1 }], ...rest });
    const differs = ['due prize-player-differs violation: A at p, seat 1; X'];
    expect(of('X', { bets: [bet(1, 'A'), bet(2, 'X')] })).toEqual(differs);
    expect(of('A', { bets: [bet(1, 'A'), bet(2, 'X')] })).toEqual([]);
    expect(of('X', { bets: [bet(1, 'A')], stakes: [{ seat: 1, player: 'X' }] })).toEqual([]);
    expect(of('X', {})).toEqual([]);
    const two = [
      { amount: 100n, seat: 1, player: 'X' },
      { amount: 200n, seat: 1, player: 'Y' },
    ];
    expect(found(two, { due: [{ amount: 300n, seat: 1 }], bets: [bet(1, 'A')] })).toContain(
      'due prize-player-differs violation: A at p, seat 1; X, Y',
    );
  });

  it('are found where none is due, if the meter of the pool is known', () => {
    const nothing = ['none prize-differs violation: 0.00 EUR at p, seat 1; 1.00 EUR'];
    expect(found([{ amount: 100n, seat: 1 }])).toEqual(nothing);
    expect(found([{ amount: 100n, seat: 1 }], { pools: {} })).toEqual([]);
    const oneReadIt = [
      { amount: 100n, seat: 1 },
      { amount: 0n, seat: 2, meter: 700n },
    ];
    expect(found(oneReadIt, { pools: {} })).toEqual(nothing);
  });

  it('may be of a stake without a box: an advisory, unless every stake of this pool has a box', () => {
    const advisory = ['none prize-differs advisory: 0.00 EUR at p, seat 1; 1.00 EUR'];
    const violation = ['none prize-differs violation: 0.00 EUR at p, seat 1; 1.00 EUR'];
    const paid = [{ amount: 100n, seat: 1, player: 'B' }];
    const bets = [bet(7, 'A'), bet(8, 'A')];
    const nowhere = { player: 'A' };
    expect(found(paid, { stakes: [{ seat: 2 }, nowhere], bets })).toEqual(advisory);
    expect(found(paid, { stakes: [{ seat: 2 }, { ...nowhere, pool: 'q' }], bets })).toEqual(violation);
    expect(found(paid, { stakes: [{ seat: 2 }], bets })).toEqual(violation);
    expect(found(paid, { stakes: [{ seat: 2 }, nowhere], bets, due: [{ amount: 99n, seat: 1 }] })).toEqual([
      'due prize-differs violation: 0.99 EUR at p, seat 1; 1.00 EUR',
    ]);
  });

  it('are at the box where their player staked in this pool, else at the only one where he bets', () => {
    const paid = [{ amount: 100n, player: 'A' }];
    const stakes = [
      { pool: 'q', seat: 1, player: 'A' },
      { pool: 'p', seat: 2, player: 'A' },
    ];
    expect(found(paid, { stakes })).toEqual([
      'none prize-differs violation: 0.00 EUR at p, seat 2; 1.00 EUR',
    ]);
    expect(found(paid, { bets: [bet(3, 'A'), bet(4, 'B')] })).toEqual([
      'none prize-differs violation: 0.00 EUR at p, seat 3; 1.00 EUR',
    ]);
  });

  it('are compared by box first, and those without a box with what is left', () =>
    expect(
      found([{ amount: 100n, seat: 1 }, { amount: 300n }], {
        due: [
          { amount: 101n, seat: 1 },
          { amount: 200n, seat: 2 },
        ],
      }),
    ).toEqual([
      'due prize-differs violation: 1.01 EUR at p, seat 1; 1.00 EUR',
      'due prize-differs violation: 2.00 EUR at p; 3.00 EUR',
    ]));
});

describe('a pool that begins', () => {
  const stake = { pool: 'p', amount: 200n, stakes: 2 };
  const opened = (terms: PoolTerms, demands = DEMANDS) =>
    told(checkPoolOpening(round([stake, { ...stake, amount: 999n }]), setting({ p: terms }), demands));
  const low = 'opening pool-opening-too-low violation: at least 1000.00 EUR in p; 999.99 EUR';
  const rate = (percent: bigint) => rational(percent, 100n);

  it('has at least the required multiple of a stake as its opening', () => {
    expect(opened({ opening: 99_999n, meter: 99_999n })).toEqual([low]);
    expect(opened({ opening: 100_000n, meter: 100_000n })).toEqual([]);
    expect(opened({ opening: 99_999n, meter: 100_001n })).toEqual([]);
    expect(opened({ opening: 99_999n })).toEqual([]);
    expect(opened({ opening: 99_999n, meter: 99_999n, isFollowed: true })).toEqual([]);
  });

  const begun = (percent: bigint, demands: PoolDemands = DEMANDS, hasOwnPrizes?: boolean) =>
    told(
      poolChecks(demands, LIFE).pool.begun(
        {
          pool: 'p',
          opening: 100_000n,
          unit: 100n,
          rate: rate(percent),
          ...(hasOwnPrizes && { hasOwnPrizes }),
        },
        setting(),
      ),
    ).map((text) => text.replace(/ violation| advisory| information/, ''));
  const LIFE = { beginsAgain: () => true, less: 'violation', more: 'advisory' } as const;
  const sinks = (found: string) =>
    `opening pool-rate-sinks: 80.0000 % of each stake for p, what its prizes cost at its opening; ${found}`;

  it('has at least the rate of the rule, and the rate that sustains its prizes', () => {
    expect(begun(100n)).toEqual([]);
    expect(begun(80n)).toEqual([]);
    expect(begun(79n)).toEqual([sinks('79.0000 %')]);
    expect(begun(60n)).toEqual([sinks('60.0000 %')]);
    expect(begun(59n)).toEqual([
      'rate pool-rate-too-low: at least 60.0000 % of each stake for p; 59.0000 %',
      sinks('59.0000 %'),
    ]);
    expect(begun(79n, DEMANDS, true)).toEqual([]);
    const atOnce = { opening: 100_000n, meter: 100_000n, rate: rate(79n) };
    expect(opened(atOnce)).toHaveLength(1);
    expect(opened({ ...atOnce, ownPrizes: [] })).toEqual([]);
  });

  it('takes no more than all of a stake, or exactly what the regulation fixes', () => {
    expect(begun(101n)).toEqual([
      'part pool-rate-not-by-rule: at most 100.0000 % of each stake for p; 101.0000 %',
    ]);
    const fixed = { ...DEMANDS, fixedRate: { rate: rate(90n), rule: rule('fixed') } };
    expect(begun(90n, fixed)).toEqual([]);
    for (const percent of [89n, 91n])
      expect(begun(percent, fixed)).toEqual([
        `fixed pool-rate-not-by-rule: 90.0000 % of each stake for p; ${percent}.0000 %`,
      ]);
    expect(opened({ rate: rate(101n) })).toHaveLength(1);
  });

  it('is checked as far as its terms are known', () => {
    const { begun: check } = poolChecks(DEMANDS, LIFE).pool;
    expect(check({ pool: 'p', unit: 100n }, setting())).toEqual([]);
    expect(check({ pool: 'p', opening: 1n }, setting())).toEqual([]);
    expect(told(check({ pool: 'p', opening: 99_999n, unit: 100n }, setting()))).toEqual([low]);
  });
});

describe('the life of a pool', () => {
  const life = (more: 'advisory' | undefined = 'advisory', beginsAgain = true, demands = DEMANDS) =>
    poolChecks(demands, { beginsAgain: () => beginsAgain, less: 'violation', more }).pool;

  it('returns in prizes, and in what its meter grew by, the least share of what was staked', () => {
    const returned = (prizes: bigint, answers = answersOf({})) =>
      told(
        life().returned(
          'p',
          { staked: 1004n, prizes, ownedBefore: 100n, ownedAfter: 200n },
          setting({}, { answers }),
        ),
      );
    expect(returned(503n)).toEqual([]);
    expect(returned(502n)).toEqual([
      'rate jackpot-return-below-minimum violation: 60.0000 % of 10.04 EUR: 6.03 EUR in p; 6.02 EUR, 0.01 EUR missing',
    ]);
    expect(returned(0n, answersOf({ 'OP2-44': 'by-its-rate' }))).toEqual([]);
  });

  it('begins again with its opening, and no less than it must', () => {
    const again = (opening: bigint | undefined, beginsAgain = true) =>
      life('advisory', beginsAgain).beginsAgainWith({ opening, unit: 100n }, setting());
    expect(again(100_001n)).toBe(100_001n);
    expect(again(99_999n)).toBe(100_000n);
    expect(again(undefined)).toBeUndefined();
    expect(again(1n, false)).toBeUndefined();
    expect(life().beginsAgainWith({ opening: 5n }, setting())).toBe(5n);
    expect(life('advisory', true, NO_DEMANDS).beginsAgainWith({ opening: 5n }, setting())).toBeUndefined();
  });

  it('is filled up to that, no less and no more', () => {
    const reseeded = (rest: Partial<PoolReseed>, more?: 'advisory') =>
      told(
        (more ? life(more) : life()).reseeded(
          { pool: 'p', amount: 60_000n, meter: 40_000n, opening: 100_000n, unit: 100n, ...rest },
          setting(),
        ),
      );
    expect(reseeded({})).toEqual([]);
    expect(reseeded({ amount: 59_999n })).toEqual([
      'opening reseed-differs violation: 600.00 EUR up to 1000.00 EUR in p; 599.99 EUR',
    ]);
    expect(reseeded({ amount: 60_001n })).toEqual([
      'opening reseed-differs advisory: 600.00 EUR up to 1000.00 EUR in p; 600.01 EUR',
    ]);
    expect(reseeded({ meter: 100_000n, amount: 0n })).toEqual([]);
    expect(reseeded({ meter: 100_001n, amount: 0n })).toEqual([]);
    const silent = poolChecks(DEMANDS, { beginsAgain: () => true, less: 'violation', more: undefined }).pool;
    const tooMuch = { pool: 'p', amount: 60_001n, meter: 40_000n, opening: 100_000n, unit: 100n };
    expect(silent.reseeded(tooMuch, setting())).toEqual([]);
    expect(life('advisory', false).reseeded(tooMuch, setting())).toEqual([]);
  });

  it('is at the tables that are linked, authorised, and filled before it is staked on again', () => {
    expect(told(life().tables('p', 'T3', ['T1', 'T2']))).toEqual([
      'tables pool-table-not-linked violation: p at T1, T2; at T3',
    ]);
    expect(life().notAuthorised('p')).toMatchObject([
      { code: 'pool-not-authorised', ruleId: 'allowed', found: 'p' },
    ]);
    expect(life('advisory', true, NO_DEMANDS).notAuthorised('p')).toEqual([]);
    const missing = { pool: 'p', missing: 100n, opening: 100_000n };
    expect(life().notFilled(missing, setting())).toMatchObject([
      { code: 'pool-not-begun-again', ruleId: 'opening', found: '1.00 EUR missing' },
    ]);
    expect(life('advisory', true, NO_DEMANDS).notFilled(missing, setting())).toEqual([]);
  });
});

it('a prize is of the box and the player of its stake, as far as they are known', () => {
  const stake = { pool: 'p', amount: 100n, how: 'slot' } as const;
  expect([{ ...stake, seat: 3, player: 'P' }, { ...stake, seat: 3 }, stake].map(winnerOf)).toEqual([
    { seat: 3, player: 'P' },
    { seat: 3 },
    {},
  ]);
});

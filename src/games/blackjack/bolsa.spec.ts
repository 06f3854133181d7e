import type { Finding } from '../../finding-catalogue/finding';
import { watchRules } from '../../../test/support/games/cited-rules';
import { rational, subtract } from '../../kernel/rational';
import { evaluateRound } from '../evaluate-round';
import { type Answers, answersOf } from '../open-points';
import type { DeclaredPrize, PoolStake, Round } from '../round';
import type { PoolPosting } from '../settlement';
import type { Setting } from '../game-rules';
import { BLACKJACK } from './blackjack.rules';
import { bolsaEdge } from './bolsa';
import { present } from '../../kernel/present';

/** Bolsa: section 5.e of the regulation's matrix, and the examples BJ-9 and BJ-10. Amounts in cents. */

const { rules: blackjack, uncited } = watchRules('blackjack');

interface Bolsa extends Partial<Round> {
  readonly stakes?: readonly (Partial<PoolStake> & { readonly isUnplaced?: true })[];
  readonly answers?: Partial<Answers>;
  readonly pools?: Setting['pools'];
}

/** Deals first cards to boxes 1, 2 … and settles what was staked in the pool on them. */
function play(
  boxes: readonly string[],
  { stakes = boxes.map(() => ({})), answers = {}, pools, ...round }: Bolsa = {},
): { pools: readonly PoolPosting[]; findings: readonly Finding[] } {
  const hands = boxes.map((cards, index) => ({ seat: index + 1, cards: cards.split(' ') }));
  const poolStakes = stakes.map(({ isUnplaced, ...stake }, index) => ({
    pool: 'bolsa',
    amount: 100n,
    ...(isUnplaced === true ? {} : { seat: index + 1 }),
    ...stake,
  }));
  const { settlement, findings } = evaluateRound(
    blackjack,
    { bets: boxes.map(mainAt), outcome: { dealer: ['Th', '7d'], hands }, poolStakes, ...round },
    { currency: 'EUR', answers: answersOf(answers), ...present({ pools }) },
  );
  return { pools: settlement.pools, findings };
}

const mainAt = (_box: unknown, index: number) => ({
  betId: `m${index}`,
  type: 'main',
  stake: 1000n,
  seat: index + 1,
});
const holding = (meter: bigint) => ({ bolsa: { meter } });
const ofKind = (kind: PoolPosting['kind'], { pools }: { pools: readonly PoolPosting[] }): bigint[] =>
  pools.filter((move) => move.kind === kind).map(({ amount }) => amount);

describe('the combinations', () => {
  it.each<[string, string, string | undefined, bigint[]]>([
    ['a seven first', '7h 5d', 'first-seven', [300n]],
    ['a seven second', '5h 7d', undefined, []],
    ['a seven first, and another third', '7h 5d 7d', 'first-seven', [300n]],
    ['BJ-9: two sevens', '7h 7d 5c', 'two-sevens', [1100n]],
    ['two sevens of a suit', '7h 7h 5c', 'two-suited-sevens', [10_100n]],
    ['three sevens', '7h 7d 7c', 'three-sevens', [20_100n]],
    ['BJ-9: three, two of them of a suit', '7h 7h 7d', 'three-sevens', [20_100n]],
    ['three of a suit', '7h 7h 7h', 'three-suited-sevens', [425_000n]],
    ['four, three of a suit first', '7h 7h 7h 7d', 'three-suited-sevens', [425_000n]],
    ['no seven', '8h 8d', undefined, []],
  ])('%s: %s', (_what, cards, combination, prizes) => {
    const settled = play([cards], { pools: holding(425_000n) });
    expect(ofKind('prize', settled)).toEqual(prizes);
    expect(settled.pools.find(({ kind }) => kind === 'prize')?.combination).toBe(combination);
  });

  it('1.1.3-V.1.e-08: an unknown meter is reported when the pool is won', () => {
    const unknown = play(['7h 7h 7h']);
    expect(ofKind('prize', unknown)).toEqual([]);
    expect(unknown.findings.filter(({ code }) => code === 'pool-meter-unknown')).toMatchObject([
      { severity: 'advisory', ruleId: '1.1.3-V.1.e-08', expected: 'what bolsa held, in poolPrizes or pools' },
    ]);
    const known = play(['7h 7h 7h'], { pools: holding(425_000n) }).findings.map(({ code }) => code);
    expect(known).not.toContain('pool-meter-unknown');
    expect(play(['7h 7h 7d']).findings.map(({ code }) => code)).not.toContain('pool-meter-unknown');
  });

  it('OP1-10a: without the stake, where the casino reads it so', () =>
    expect(ofKind('prize', play(['7h 7d'], { answers: { 'OP1-10a': 'consumed' } }))).toEqual([1000n]));

  it('OP1-10c: are borne by the house, or by the pool', () => {
    const borneBy = (answers: Partial<Answers>) =>
      play(['7h 7d'], { answers }).pools.map((prize) => prize.borneBy);
    expect([borneBy({}), borneBy({ 'OP1-10c': 'pool' })]).toEqual([['house'], ['pool']]);
  });

  it('are those of the two cards of a pair that was split', () => {
    const hands = [
      { seat: 1, cards: ['7h', '7d', '3c'] },
      { seat: 1, hand: 2, of: 1, cards: ['7h', '7c'] },
    ];
    const outcome = { dealer: ['Th', '7d'], hands };
    expect(ofKind('prize', play(['7h'], { outcome }))).toEqual([10_100n]);
    const answers = { 'OP1-10e': 'first-hand' } as const;
    expect(ofKind('prize', play(['7h'], { outcome, answers }))).toEqual([1100n]);
  });

  it('OP1-10g: of a hand that stands on two cards may be its first card alone', () => {
    const prize = (cards: string, answers: Partial<Answers>) => ofKind('prize', play([cards], { answers }));
    const answers = { 'OP1-10g': 'first-card-only' } as const;
    expect([prize('7h 7d', {}), prize('7h 7d', answers), prize('7h 7d 5c', answers)]).toEqual([
      [1100n],
      [300n],
      [1100n],
    ]);
  });
});

it('OP1-10e: the first two cards of a pair are those of the first split, however the hands are listed', () => {
  const hands = [
    { seat: 1, hand: 1, cards: ['7h', 'Td'] },
    { seat: 1, hand: 2, of: 1, cards: ['7h', 'Td'] },
    { seat: 1, hand: 3, of: 1, cards: ['7c', 'Td'] },
  ];
  for (const order of [
    [0, 1, 2],
    [0, 2, 1],
    [2, 1, 0],
  ]) {
    const outcome = { dealer: ['Th', '7d'], hands: order.map((at) => hands[at]) };
    expect(ofKind('prize', play(['7h 7h'], { outcome }))).toEqual([10_100n]);
  }
});

describe('the pool', () => {
  it('BJ-9: of 4,250.00 is won whole; the next one begins with its floor', () => {
    const settled = play(['7h 7h 7h'], { pools: holding(425_000n) });
    expect(ofKind('prize', settled)).toEqual([425_000n]);
    expect(ofKind('shortfall', settled)).toEqual([]);
    expect(ofKind('reseed', settled)).toEqual([300_000n]);
  });

  it('OP1-10f: the next one may begin with nothing', () => {
    const answers = { 'OP1-10f': 'empty' } as const;
    expect(ofKind('reseed', play(['7h 7h 7h'], { pools: holding(425_000n), answers }))).toEqual([]);
  });

  it('BJ-9: of 2,800.00 pays 3,000.00, the house making up for 200.00', () => {
    const settled = play(['7h 7h 7h'], { pools: holding(280_000n) });
    expect([ofKind('prize', settled), ofKind('shortfall', settled)]).toEqual([[300_000n], [20_000n]]);
  });

  it('is as its meter is stated to have shown, stakes of the round among it', () => {
    const poolPrizes = [{ pool: 'bolsa', seat: 1, amount: 430_000n, meter: 430_000n }];
    const settled = play(['7h 7h 7h'], { pools: holding(1n), declared: { poolPrizes } });
    expect([ofKind('prize', settled), settled.findings]).toEqual([[430_000n], []]);
  });

  it('that was not read wins an unknown amount', () => {
    const poolPrizes = [{ pool: 'bolsa', seat: 1, amount: 430_000n }];
    expect(play(['7h 7h 7h'], { declared: { poolPrizes } })).toEqual({ pools: [], findings: [] });
  });

  it.each<[Answers['OP1-10d'], bigint[]]>([
    ['equal-shares', [150_001n, 150_000n]],
    ['first-box', [300_001n]],
  ])('OP1-10d: of two winners by %s', (answer, prizes) => {
    const answers = { 'OP1-10d': answer };
    expect(ofKind('prize', play(['7h 7h 7h', '7c 7c 7c'], { pools: holding(300_001n), answers }))).toEqual(
      prizes,
    );
  });

  it('BJ-10: has 2.40 of six stakes at 40 %, the house 3.60, and pays nothing for a first seven', () => {
    const rate = rational(40n, 100n);
    const boxes = ['7h 5d', '8h 5d', '9h 5d', 'Th 5d', 'Jh 5d', 'Qh 5d'];
    const settled = play(boxes, { pools: { bolsa: { rate, meter: 350_000n } } });
    expect(settled.pools).toMatchObject([
      { kind: 'contribution', amount: 240n },
      { kind: 'house-share', amount: 360n },
      { kind: 'prize', amount: 300n, borneBy: 'house', seat: 1 },
    ]);
    // What the house has of the round: 3.60 less the 2.00 won and the stake that goes back with them.
    expect(360n - 300n).toBe(60n);
  });
});

describe('what is checked', () => {
  const paid = (amount: bigint, seat = 1, more: Partial<DeclaredPrize> = { borneBy: 'house' }): Bolsa => ({
    declared: { poolPrizes: [{ pool: 'bolsa', seat, amount, ...more }] },
    pools: holding(425_000n),
  });

  it.each<[string, string, bigint, string[]]>([
    ['the prize that is due', '7h 7d', 1100n, []],
    ['two combinations paid in one sum', '7h 7d', 1400n, ['1.1.3-V.1.e-05']],
    ['too little for two sevens', '7h 7d', 300n, ['1.1.3-V.1.e-05']],
    ['too little for two of a suit', '7h 7h', 1100n, ['1.1.3-V.1.e-06']],
    ['too little for a first seven', '7h 8d', 200n, ['1.1.3-V.1.e-04']],
    ['too little for three sevens', '7h 7d 7c', 1100n, ['1.1.3-V.1.e-07']],
    ['too little of the pool', '7h 7h 7h', 20_100n, ['1.1.3-V.1.e-08']],
    ['a prize for nothing', '8h 8d', 300n, ['1.1.3-V.1.e-01']],
  ])('%s', (_what, cards, amount, rules) =>
    expect(play([cards], paid(amount)).findings.map(({ ruleId }) => ruleId)).toEqual(rules),
  );

  it('two combinations at one box: only the highest is paid', () => {
    const poolPrizes = [1100n, 300n].map(
      (amount) => ({ pool: 'bolsa', seat: 1, amount, borneBy: 'house' }) as const,
    );
    const { findings } = play(['7h 7d'], { declared: { poolPrizes }, pools: holding(425_000n) });
    expect(findings.map(({ ruleId }) => ruleId)).toEqual(['1.1.3-V.1.e-09']);
  });

  it('a fixed prize out of the pool, where the house bears it, and the pool out of the house', () => {
    const found = (cards: string, amount: bigint, more: Partial<DeclaredPrize>) =>
      play([cards], paid(amount, 1, more)).findings.map(({ code }) => code);
    expect([found('7h 7d', 1100n, {}), found('7h 7d', 1100n, { borneBy: 'house' })]).toEqual([
      ['prize-bearer-differs'],
      [],
    ]);
    expect([found('7h 7h 7h', 425_000n, { borneBy: 'house' }), found('7h 7h 7h', 425_000n, {})]).toEqual([
      ['prize-bearer-differs'],
      [],
    ]);
  });

  it('a prize at another box', () =>
    expect(play(['7h 7d', '8h 8d'], paid(1100n, 2)).findings.map(({ code }) => code)).toEqual([
      'prize-differs',
      'prize-differs',
    ]));

  describe('prizes that the round leaves out', () => {
    const postedBy = (poster: 'round.settled' | 'jackpot') =>
      play(['7h 7d'], { pools: { bolsa: { meter: 425_000n, postedBy: poster } } }).findings;

    it('were not paid, where the rounds post the pool', () =>
      expect(postedBy('round.settled')).toMatchObject([
        {
          code: 'prize-differs',
          ruleId: '1.1.3-V.1.e-05',
          expected: '11.00 EUR at bolsa, seat 1',
          found: '0.00 EUR',
        },
      ]));

    it('are reported by the pool itself, or not yet', () => {
      expect(postedBy('jackpot')).toEqual([]);
      expect(play(['7h 7d']).findings).toEqual([]);
    });
  });

  describe('prizes and stakes without their box', () => {
    const told = (poolPrizes: readonly Partial<DeclaredPrize>[], more: Bolsa = {}) =>
      play(['7h 7d', '7c 9d'], {
        pools: holding(425_000n),
        declared: {
          poolPrizes: poolPrizes.map((prize) => ({
            pool: 'bolsa',
            amount: 0n,
            borneBy: 'house' as const,
            ...prize,
          })),
        },
        ...more,
      }).findings.map(({ code, severity, expected, found }) => [code, severity, expected, found]);

    it('are compared with the total due', () => {
      expect(told([{ amount: 1400n }])).toEqual([]);
      expect(told([{ amount: 1n }])).toEqual([
        ['prize-differs', 'violation', '14.00 EUR at bolsa', '0.01 EUR'],
      ]);
    });

    it('are compared with the amounts due at the boxes without a reported prize', () =>
      expect(told([{ seat: 2, amount: 300n }, { amount: 1000n }])).toEqual([
        ['prize-differs', 'violation', '11.00 EUR at bolsa', '10.00 EUR'],
      ]));

    it('do not hide what the other boxes were paid', () =>
      expect(
        told(
          [
            { seat: 1, amount: 1000n },
            { seat: 2, amount: 300n },
          ],
          { stakes: [{}, { isUnplaced: true }] },
        ),
      ).toEqual([['prize-differs', 'violation', '11.00 EUR at bolsa, seat 1', '10.00 EUR']]));

    it('are of the box of their player', () => {
      const bets = ['P1', 'P2'].map((player, index) => ({
        betId: player,
        type: 'main',
        stake: 500n,
        seat: index + 1,
        player,
      }));
      const stakes = [{ player: 'P2' }, { player: 'P1' }].map((stake) => ({
        ...stake,
        isUnplaced: true as const,
      }));
      expect(
        told(
          [
            { player: 'P1', amount: 1100n },
            { player: 'P2', amount: 299n },
          ],
          { bets, stakes },
        ),
      ).toEqual([['prize-differs', 'violation', '3.00 EUR at bolsa, seat 2', '2.99 EUR']]);
    });

    it('are an advisory, and no violation, where a stake without a box may have won', () =>
      expect(told([{ amount: 300n }], { stakes: [{ isUnplaced: true }] })).toEqual([
        ['prize-differs', 'advisory', '0.00 EUR at bolsa', '3.00 EUR'],
      ]));
  });

  it('that the pool begins with 3000 times its stake', () => {
    const opened = (opening: bigint) =>
      play(['8h 8d'], { pools: { bolsa: { opening, meter: opening } } }).findings.map(({ code }) => code);
    expect([opened(300_000n), opened(299_999n)]).toEqual([[], ['pool-opening-too-low']]);
  });

  it('1.1.3-V.1.e-01: that a stake has a bet on the hand', () => {
    const found = (bets: Round['bets']) => play(['8h 8d', '9h 9d'], { bets }).findings;
    expect(found([])).toMatchObject([
      {
        code: 'pool-stake-without-bet',
        ruleId: '1.1.3-V.1.e-01',
        found: 'one in bolsa at seat 1 without it',
      },
      { code: 'pool-stake-without-bet', found: 'one in bolsa at seat 2 without it' },
    ]);
    const late = { ...mainAt('', 1), options: { late: true } };
    expect(found([mainAt('', 0), late]).map(({ code }) => code)).toEqual([
      'pool-stake-without-bet',
      'late-bet',
    ]);
  });

  it('that no more than a stake goes to the pool of it', () => {
    const at = (numerator: bigint) =>
      play(['8h 8d'], { pools: { bolsa: { rate: rational(numerator, 5n) } } }).findings;
    expect(at(5n)).toEqual([]);
    expect(at(7n)).toMatchObject([
      { code: 'pool-rate-not-by-rule', ruleId: '1.1.3-V.1.e-01', found: '140.0000 %' },
    ]);
  });

  it('that its tables are those that it names', () =>
    expect(blackjack.checks.pool!.tables('bolsa', 'BJ9', ['BJ1', 'BJ2'])).toMatchObject([
      { code: 'pool-table-not-linked', ruleId: '1.1.3-V.1.e-11', expected: 'bolsa at BJ1, BJ2' },
    ]));

  it('that every stake is the one amount', () => {
    const stakes = [{ amount: 100n }, { amount: 200n }];
    expect(play(['8h 8d', '9h 9d'], { stakes }).findings).toMatchObject([
      { code: 'pool-stake-differs', ruleId: '1.1.3-V.1.e-02' },
    ]);
    expect(play(['8h 8d'], { stakes: [{ amount: 600n, stakes: 6 }] }).findings).toEqual([]);
  });
});

describe('the edge', () => {
  it('is that of the chances of three cards out of six decks', () => {
    const { edge } = bolsaEdge(BLACKJACK, answersOf({}));
    const orders = 312n * 311n * 310n;
    const back = 24n * 288n * 310n * 3n + 24n * 18n * 288n * 11n + 24n * 5n * 288n * 101n;
    const top = 24n * 5n * 4n * 3000n + (24n * 23n * 22n - 24n * 5n * 4n) * 201n;
    expect(edge).toEqual(subtract(rational(1n), rational(back + top, orders)));
  });

  it('grows by the chance of a fixed prize where the stake is not returned', () => {
    const kept = bolsaEdge(BLACKJACK, answersOf({ 'OP1-10a': 'consumed' })).edge;
    const moved = subtract(kept, bolsaEdge(BLACKJACK, answersOf({})).edge);
    const orders = 312n * 311n * 310n;
    const pairAndOther = 24n * 23n * 288n;
    expect(moved).toEqual(
      rational(24n * 288n * 310n + pairAndOther + 24n * 23n * 22n - 24n * 5n * 4n, orders),
    );
  });
});

it('every rule of Bolsa is cited by these rows', () =>
  expect(uncited(BLACKJACK.register.applied.filter(({ id }) => id.includes('V.1.e')))).toEqual([]));

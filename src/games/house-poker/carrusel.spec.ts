import type { Finding } from '../../finding-catalogue/finding';
import { watchRules } from '../../../test/support/games/cited-rules';
import { formatRational, ONE, rational, subtract } from '../../kernel/rational';
import type { GameRules, OwnPrize } from '../game-rules';
import { evaluateRound } from '../evaluate-round';
import { type Answers, answersOf } from '../open-points';
import type { DeclaredPrize, PlacedBet, PoolStake } from '../round';
import type { PoolPosting } from '../settlement';
import { CARIBBEAN_STUD_2010 } from './caribbean-stud.rules';
import { caribbeanStud1996 } from './caribbean-stud-1996.rules';
import { carruselEdge } from './caribbean-stud-edges';
import { present } from '../../kernel/present';

/** The carrusel: examples and C-7 of the second part of the regulation's matrix. Amounts in cents. */

const stud = watchRules('caribbean-stud');
const stud1996 = watchRules(caribbeanStud1996);
const threeCards = watchRules('three-card-poker');
const trijoker = watchRules('trijoker');

interface Played {
  readonly meter?: bigint;
  readonly opening?: bigint;
  readonly rate?: [bigint, bigint];
  readonly answers?: Partial<Answers>;
  readonly stakes?: readonly (Partial<PoolStake> & { readonly isUnplaced?: true })[];
  readonly postedBy?: 'round.settled' | 'jackpot';
  readonly ownPrizes?: readonly OwnPrize[];
  readonly bet?: string;
  readonly prizes?: readonly Omit<DeclaredPrize, 'pool'>[];
}

function play(
  rules: GameRules,
  {
    hands,
    ...cards
  }: { readonly hands: readonly string[]; readonly dealer?: string; readonly common?: string },
  {
    meter,
    opening = 500_000n,
    rate = [0n, 1n],
    answers = {},
    stakes,
    bet = 'initial-bet',
    prizes,
    postedBy,
    ownPrizes,
  }: Played = {},
): { pools: readonly PoolPosting[]; findings: readonly Finding[] } {
  const told = Object.entries(cards).map(([name, text]) => [name, text.split(' ')] as const);
  const outcome = {
    ...Object.fromEntries(told),
    hands: hands.map((hand, index) => ({ seat: index + 1, cards: hand.split(' ') })),
  };
  const bets: PlacedBet[] = hands.map((_hand, index) => ({
    betId: `${index}`,
    type: bet,
    seat: index + 1,
    stake: 500n,
  }));
  const staked: NonNullable<Played['stakes']> = stakes ?? hands.map(() => ({}));
  const poolStakes = staked.map(({ isUnplaced, ...stake }, index) => ({
    pool: 'carrusel',
    amount: 100n,
    ...(isUnplaced === true ? {} : { seat: index + 1 }),
    ...stake,
  }));
  const declared = prizes && { poolPrizes: prizes.map((prize) => ({ pool: 'carrusel', ...prize })) };
  const known = { opening, rate: rational(...rate), ...present({ meter, postedBy, ownPrizes }) };
  const { settlement, findings } = evaluateRound(
    rules,
    { bets, outcome, poolStakes, ...present({ declared }) },
    { currency: 'EUR', answers: answersOf(answers), pools: { carrusel: known } },
  );
  return { pools: settlement.pools, findings };
}

const ofKind = (kind: PoolPosting['kind'], { pools }: { pools: readonly PoolPosting[] }): bigint[] =>
  pools.filter((move) => move.kind === kind).map(({ amount }) => amount);
const meterAfter = (meter: bigint, { pools }: { pools: readonly PoolPosting[] }): bigint =>
  pools.reduce((shown, { kind, amount }) => {
    if (kind === 'house-share') return shown;
    return kind === 'prize' ? shown - amount : shown + amount;
  }, meter);

const DEALER = 'As Kd 9h 6c 3s';
const [ROYAL_H, ROYAL_C] = ['Ah Kh Qh Jh Th', 'Ac Kc Qc Jc Tc'];
const [NINE_HIGH, SEVEN_HIGH, SEVEN_HIGH_D] = ['9s 8s 7s 6s 5s', '7h 6h 5h 4h 3h', '7d 6d 5d 4d 3d'];
const [EIGHT_HIGH, EIGHT_HIGH_D] = ['8h 7h 6h 5h 4h', '8d 7d 6d 5d 4d'];
const FULL = 'Qs Qd Qc 4c 4h';
const deal = (...hands: string[]) => ({ dealer: DEALER, hands });

describe('the examples of the matrix', () => {
  it.each<[string, string[], bigint, bigint[], bigint]>([
    ['A-5a: two straight flushes', [NINE_HIGH, SEVEN_HIGH], 800_000n, [80_000n, 72_000n], 648_000n],
    ['A-5b: equal ones', [EIGHT_HIGH, EIGHT_HIGH_D], 800_000n, [40_000n, 40_000n], 720_000n],
    [
      'A-5c: one above two equal ones',
      [NINE_HIGH, SEVEN_HIGH, SEVEN_HIGH_D],
      800_000n,
      [80_000n, 36_000n, 36_000n],
      648_000n,
    ],
    ['A-5d: what does not divide stays', [NINE_HIGH, SEVEN_HIGH], 812_345n, [81_234n, 73_111n], 658_000n],
    ['A-6: two royal flushes', [ROYAL_H, ROYAL_C], 1_234_567n, [617_283n, 617_283n], 500_000n],
    [
      'A-7: royal flush, straight flush and full house',
      [FULL, NINE_HIGH, ROYAL_H],
      2_000_000n,
      [2_000_000n, 50_000n, 10_000n],
      440_000n,
    ],
    [
      'fours, flush and straight',
      ['8s 8h 8d 8c 2s', 'Kh Jh 7h 4h 2h', '9d 8c 7c 6d 5s'],
      600_000n,
      [30_000n, 5000n, 3000n],
      562_000n,
    ],
    ['three of a kind, which wins nothing', ['8s 8h 8d 4c 2s'], 600_000n, [], 600_000n],
  ])('%s', (_what, hands, meter, prizes, after) => {
    const settled = play(stud.rules, deal(...hands), { meter });
    expect([ofKind('prize', settled), meterAfter(meter, settled)]).toEqual([prizes, after]);
  });

  it('A-6: the house fills the meter up, or it goes on with what is left', () => {
    const settled = (answers: Partial<Answers>) =>
      play(stud.rules, deal(ROYAL_H, ROYAL_C), { meter: 1_234_567n, answers });
    expect(ofKind('reseed', settled({}))).toEqual([499_999n]);
    expect(ofKind('reseed', settled({ 'OP2-13': 'from-nothing' }))).toEqual([]);
  });

  it('A-4: five stakes at 80 %, and 100 of them for a full house', () => {
    const low = ['Ts 9s 8c 6h 2h', 'Tc 8s 7c 5h 2s', 'Jc 9c 8d 6d 3c', 'Jd 7s 5s 4s 2d'];
    const settled = play(stud.rules, deal(FULL, ...low), { meter: 623_040n, rate: [4n, 5n] });
    expect(settled.pools.filter(({ kind }) => kind !== 'reseed')).toMatchObject([
      { kind: 'contribution', amount: 400n },
      { kind: 'house-share', amount: 100n },
      { kind: 'prize', amount: 10_000n, seat: 1, combination: 'full-house' },
    ]);
    expect(meterAfter(623_040n, settled)).toBe(613_440n);
  });

  it('A-10: in 1996 only the highest straight flush is paid, and all coins are in the pool', () => {
    const settled = play(stud1996.rules, deal('Ts 9s 8s 7s 6s', EIGHT_HIGH), { meter: 437_150n });
    expect(ofKind('contribution', settled)).toEqual([200n]);
    expect(ofKind('house-share', settled)).toEqual([0n]);
    expect([ofKind('prize', settled), meterAfter(437_150n, settled)]).toEqual([[43_735n], 393_615n]);
  });

  it('in 1996 royal flushes share the pool, which goes on with nothing', () => {
    const settled = play(stud1996.rules, deal(ROYAL_H, ROYAL_C), { meter: 437_150n });
    expect([ofKind('prize', settled), meterAfter(437_150n, settled)]).toEqual([[218_675n, 218_675n], 0n]);
  });

  it('in 1996 a straight flush beside a royal flush has its tenth of nothing, which is no prize', () => {
    const settled = play(stud1996.rules, deal(ROYAL_H, 'Ts 9s 8s 7s 6s'), { meter: 437_150n });
    expect(ofKind('prize', settled)).toEqual([437_350n]);
  });

  it('C-7: tables that are linked have two common cards', () => {
    const cards = { dealer: 'As Kd 9h', hands: ['7s 7h 7d'], common: '4c 4s' };
    const settled = play(threeCards.rules, cards, { meter: 4_120_000n, bet: 'ante' });
    expect([ofKind('prize', settled), meterAfter(4_120_000n, settled)]).toEqual([[10_000n], 4_110_000n]);
    const alone = play(
      threeCards.rules,
      { dealer: 'As Kd 9h', hands: ['7s 7h 7d'] },
      { meter: 1n, bet: 'ante' },
    );
    expect(ofKind('prize', alone)).toEqual([]);
  });
});

it('a prize of straight flushes cites why it is a tenth of what remains: one that another went before', () => {
  const cited = (...hands: string[]) =>
    play(stud.rules, deal(...hands), { meter: 800_000n }).pools.flatMap(({ kind, rule }) =>
      kind === 'prize' ? [rule.id] : [],
    );
  const [prizes, chained, equals] = ['07', '10', '11'].map((serial) => `1.1.9.A-VII.6-${serial}`);
  expect(cited(NINE_HIGH, SEVEN_HIGH)).toEqual([prizes, chained]);
  expect(cited(EIGHT_HIGH, EIGHT_HIGH_D, '7c 6c 5c 4c 3c')).toEqual([equals, equals, chained]);
  // A royal flush has all of the meter, and no tenth of it.
  expect(cited(ROYAL_H, NINE_HIGH)).toEqual([prizes, prizes]);
});

describe('open points', () => {
  it('OP2-15: the order in which prizes are taken', () => {
    const settled = (answer: Answers['OP2-15']) =>
      ofKind(
        'prize',
        play(stud.rules, deal(NINE_HIGH, SEVEN_HIGH, FULL), {
          meter: 800_000n,
          answers: { 'OP2-15': answer },
        }),
      );
    expect(settled('descending-rank')).toEqual([80_000n, 72_000n, 10_000n]);
    expect(settled('as-shown')).toEqual([80_000n, 80_000n, 10_000n]);
    expect(settled('ascending')).toEqual([10_000n, 79_000n, 71_100n]);
  });

  it('OP2-14: the house pays what a meter cannot pay, or it is not paid', () => {
    const settled = (answers: Partial<Answers>) => play(stud.rules, deal(FULL), { meter: 4000n, answers });
    const made = settled({});
    expect(made.pools.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['contribution', 0n],
      ['house-share', 100n],
      ['shortfall', 6000n],
      ['prize', 10_000n],
      ['reseed', 500_000n],
    ]);
    expect(ofKind('prize', settled({ 'OP2-14': 'capped-at-meter' }))).toEqual([4000n]);
  });

  it('OP2-46: a player who passes stays in the carrusel, or leaves it', () => {
    const settled = (answers: Partial<Answers>) =>
      ofKind('prize', play(stud.rules, deal(FULL), { meter: 600_000n, answers }));
    expect([settled({}), settled({ 'OP2-46': 'lost-with-it' })]).toEqual([[10_000n], []]);
  });
});

describe('what is checked', () => {
  const codes = ({ findings }: { findings: readonly Finding[] }): string[] =>
    findings.map(({ code }) => code);
  const paid = (...prizes: Omit<DeclaredPrize, 'pool'>[]) =>
    play(stud.rules, deal(FULL, NINE_HIGH), { meter: 600_000n, prizes });

  it('prizes that are due, by seat', () => {
    const due = [
      { seat: 2, amount: 60_000n },
      { seat: 1, amount: 10_000n },
    ];
    expect(codes(paid(...due))).toEqual([]);
    expect(paid(due[0]!).findings).toMatchObject([{ code: 'prize-differs', ruleId: '1.1.9.A-VII.6-07' }]);
    expect(paid(...due, { seat: 1, amount: 1n }).findings).toMatchObject([
      { code: 'prize-differs', ruleId: '1.1.9.A-VII.6-06' },
    ]);
  });

  it('prizes that a round leaves out, where the rounds post the pool', () => {
    const silent = (postedBy: 'round.settled' | 'jackpot') =>
      play(stud.rules, deal(FULL), { meter: 600_000n, postedBy });
    expect(codes(silent('jackpot'))).toEqual([]);
    expect(silent('round.settled').findings).toMatchObject([
      { code: 'prize-differs', ruleId: '1.1.9.A-VII.6-07', expected: '100.00 EUR at carrusel, seat 1' },
    ]);
  });

  it('prizes and stakes that state no box', () => {
    const stakes = [{}, { isUnplaced: true as const }];
    const short = { meter: 600_000n, stakes, prizes: [{ seat: 1, amount: 50_000n }] };
    expect(play(stud.rules, deal(NINE_HIGH, '2s 4h Jc 8d Tc'), short).findings).toMatchObject([
      { code: 'prize-differs', expected: '600.00 EUR at carrusel, seat 1', found: '500.00 EUR' },
    ]);
    const nowhere = play(stud.rules, deal(FULL), { meter: 600_000n, prizes: [{ amount: 77_777n }] });
    expect(nowhere.findings).toMatchObject([
      { code: 'prize-differs', expected: '100.00 EUR at carrusel', found: '777.77 EUR' },
    ]);
  });

  it('that a meter which the table reads counts for more than what is known of it', () => {
    const prizes = [{ seat: 1, amount: 70_000n, meter: 700_000n }];
    expect(codes(play(stud.rules, deal(NINE_HIGH), { meter: 600_000n, prizes }))).toEqual([]);
  });

  it.each<[string, GameRules, Played, string]>([
    ['caribbean stud', stud.rules, {}, '1.1.9.A-VII.6-01'],
    ['caribbean stud of 1996', stud1996.rules, { rate: [1n, 1n] }, 'D385/1996-I.8-02'],
  ])('that a stake stands beside a bet of the game, in %s', (_what, rules, played, ruleId) => {
    const stakes = [{ seat: 1 }, { seat: 2 }];
    const settled = play(rules, deal(FULL), { meter: 600_000n, stakes, ...played });
    expect(settled.findings).toMatchObject([{ code: 'pool-stake-without-bet', ruleId }]);
    expect(ofKind('prize', settled).length).toBeLessThan(2);
  });

  it('that the pool begins with 5000 times its stake, once', () => {
    const opened = (opening: bigint, meter = opening) =>
      play(stud.rules, deal('8s 8h 8d 4c 2s'), { opening, meter, rate: [1n, 2n] }).findings;
    expect(opened(500_000n)).toEqual([]);
    expect(opened(499_999n)).toMatchObject([
      {
        code: 'pool-opening-too-low',
        ruleId: '1.1.9.A-VII.6-04',
        expected: 'at least 5000.00 EUR in carrusel',
      },
    ]);
    expect(opened(499_999n, 500_100n)).toEqual([]);
  });

  it('that the pool of linked tables gets 70 % of each stake', () => {
    const cards = { dealer: 'As Kd 9h', hands: ['7s 7h 2d'], common: '4c 5s' };
    const at = (percent: bigint) =>
      codes(play(threeCards.rules, cards, { bet: 'ante', rate: [percent, 100n], meter: 500_000n }));
    expect([at(70n), at(69n)]).toEqual([[], ['pool-rate-too-low']]);
  });

  it('that the rate of a pool sustains its opening, which is 44.67 % (OP2-12)', () => {
    const at = (rate: [bigint, bigint], meter = 500_000n) =>
      play(stud.rules, deal('8s 8h 8d 4c 2s'), { rate, meter }).findings;
    expect(at([4_468n, 10_000n])).toEqual([]);
    expect(at([4_467n, 10_000n])).toMatchObject([
      { code: 'pool-rate-sinks', severity: 'advisory', ruleId: '1.1.9.A-VII.6-04' },
    ]);
    expect(at([4_467n, 10_000n], 500_100n)).toEqual([]);
  });

  it('that in 1996 all of a stake goes to the meter, and in no year more than that', () => {
    const at = (rules: GameRules, rate: [bigint, bigint]) =>
      play(rules, deal('8s 8h 8d 4c 2s'), { rate, meter: 600_000n }).findings.map(
        ({ code, ruleId, expected }) => [code, ruleId, expected],
      );
    expect(at(stud1996.rules, [1n, 1n])).toEqual([]);
    expect(at(stud1996.rules, [4n, 5n])).toEqual([
      ['pool-rate-not-by-rule', 'D385/1996-I.8-02', '100.0000 % of each stake for carrusel'],
    ]);
    expect(at(stud.rules, [1n, 1n])).toEqual([]);
    expect(at(stud.rules, [7n, 5n])).toEqual([
      ['pool-rate-not-by-rule', '1.1.9.A-VII.6-05', 'at most 100.0000 % of each stake for carrusel'],
    ]);
  });

  it('that in 1996 the carrusel is authorised, and that its tables are linked in every year', () => {
    const { pool: of1996 } = stud1996.rules.checks;
    expect(of1996!.notAuthorised('carrusel')).toMatchObject([{ ruleId: 'D385/1996-I.8-01' }]);
    expect(stud.rules.checks.pool!.notAuthorised('carrusel')).toEqual([]);
    const ruleOf = ({ rules }: { rules: GameRules }) =>
      rules.checks.pool!.tables('carrusel', 'CS9', ['CS1']).map(({ ruleId }) => ruleId);
    expect([stud, stud1996, threeCards, trijoker].map(ruleOf)).toEqual([
      ['1.1.9.A-VII.6-01'],
      ['D385/1996-I.8-02'],
      ['1.1.9.C-IX.1-01'],
      ['1.1.9.C-IX.1-01'],
    ]);
  });

  it('the prizes that were authorised for it, where the rules let them vary', () => {
    const ownPrizes: OwnPrize[] = [
      { combination: 'royal-flush', share: ONE },
      { combination: 'straight-flush', share: rational(1n, 5n) },
      { combination: 'three-of-a-kind', times: 5n },
    ];
    const rate: [bigint, bigint] = [1n, 5n];
    const won = (rules: GameRules, hand: string, prizes: Played['prizes'] = []) => {
      const { pools, findings } = play(rules, deal(hand), { meter: 500_000n, rate, ownPrizes, prizes });
      const paid = pools.filter(({ kind }) => kind === 'prize').map(({ amount, rule }) => [amount, rule.id]);
      return [paid, findings.map(({ code, ruleId, expected }) => [code, ruleId, expected])];
    };
    const due = (amount: string) => [
      ['prize-differs', '1.1.9.A-VII.6-08', `${amount} EUR at carrusel, seat 1`],
    ];
    expect(won(stud.rules, '8s 8h 8d 4c 2s', [{ amount: 500n, seat: 1 }])).toEqual([
      [[500n, '1.1.9.A-VII.6-08']],
      [],
    ]);
    expect(won(stud.rules, '8s 8h 8d 4c 2s')).toEqual([[[500n, '1.1.9.A-VII.6-08']], due('5.00')]);
    expect(won(stud.rules, NINE_HIGH)).toEqual([[[100_004n, '1.1.9.A-VII.6-08']], due('1000.04')]);
    expect(won(stud.rules, '8s 8h 8d 8c 2s')).toEqual([[], []]);
    expect(won(stud.rules, ROYAL_H)).toEqual([[[500_020n, '1.1.9.A-VII.6-08']], due('5000.20')]);
    expect(won(stud1996.rules, '8s 8h 8d 4c 2s')[0]).toEqual([]);
  });

  it('that a reseed fills the pool up to at least 5,000 stakes, whatever its opening', () => {
    const again = (opening: bigint) =>
      ofKind('reseed', play(stud.rules, deal(ROYAL_H), { meter: 500_000n, opening }));
    expect([again(0n), again(500_000n), again(700_000n)]).toEqual([[500_000n], [500_000n], [700_000n]]);
  });

  it('that all stakes are the one amount', () =>
    expect(
      play(stud.rules, deal(FULL, NINE_HIGH), { stakes: [{}, { amount: 200n }] }).findings,
    ).toMatchObject([{ code: 'pool-stake-differs', ruleId: '1.1.9.A-VII.6-04' }]));
});

it('a carrusel of three card poker alone has a scale of its own, which is not evaluated (OP2-37)', () => {
  const alone = play(
    threeCards.rules,
    { dealer: 'As Kd 9h', hands: ['Ah Kh Qh'] },
    { meter: 600_000n, rate: [4n, 5n], bet: 'ante', prizes: [{ seat: 1, amount: 50_000n }] },
  );
  expect(alone.findings).toMatchObject([
    { code: 'pool-prize-not-judged', severity: 'information', ruleId: '1.1.9.C-IX.2-01' },
  ]);
});

describe('linked tables of three own cards', () => {
  it.each<[string, GameRules, string, object]>([
    ['three card poker', threeCards.rules, 'ante', { dealer: 'As Kd 9h' }],
    ['trijoker', trijoker.rules, 'bet-3', {}],
  ])(
    '%s: a royal flush with the cards of all, a straight flush, and a stake alone',
    (_what, rules, bet, more) => {
      const royal = play(rules, { ...more, hands: ['Ah Kh Qh'], common: 'Jh Th' }, { meter: 600_000n, bet });
      expect([ofKind('prize', royal), ofKind('reseed', royal)]).toEqual([[600_000n], [500_000n]]);
      const stakes = [{ seat: 1 }, { seat: 2 }];
      const alone = play(
        rules,
        { ...more, hands: ['7s 7h 7d'], common: '4c 4s' },
        { meter: 1n, bet, stakes },
      );
      expect(alone.findings.filter(({ code }) => code.startsWith('pool'))).toMatchObject([
        { code: 'pool-stake-without-bet', ruleId: '1.1.9.C-IX.1-01' },
      ]);
    },
  );
});

it('gives back 44.67 % of a stake when the meter shows its opening', () => {
  const [edge] = carruselEdge(CARIBBEAN_STUD_2010.carrusel);
  expect([edge!.bet, formatRational(edge!.edge, 4)]).toEqual(['jackpot-bet', '0.5533']);
  expect(subtract(ONE, edge!.edge)).toEqual(CARIBBEAN_STUD_2010.carrusel.sustainingRate);
});

it('every rule of the carrusel is cited by these rows', () => {
  const ofCarrusel = ({ id }: { id: string }) => /VII\.6-|^1\.1\.9\.C-IX|-I\.8-/.test(id);
  for (const { rules, uncited } of [stud, stud1996, threeCards, trijoker]) {
    expect(uncited(rules.register.applied.filter(ofCarrusel))).toEqual([]);
  }
});

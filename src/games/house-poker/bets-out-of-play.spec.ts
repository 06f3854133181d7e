import type { GameRules } from '../game-rules';
import { evaluateRound } from '../evaluate-round';
import { answersOf } from '../open-points';
import type { PlacedBet, PoolStake } from '../round';
import { caribbeanStud1996 } from './caribbean-stud-1996.rules';
import { caribbeanStud } from './caribbean-stud.rules';
import { threeCardPoker } from './three-card-poker.rules';
import { trijoker } from './trijoker.rules';
import { present } from '../../kernel/present';

/** Bets that were made too late or lost by conduct, and what hangs on them. Amounts in cents. */

const SETTING = {
  currency: 'EUR',
  answers: answersOf({}),
  pools: { carrusel: { meter: 800_000n, opening: 500_000n } },
};
const STAKE: PoolStake = { pool: 'carrusel', amount: 100n, seat: 1 };
const ROYAL = ['As', 'Ks', 'Qs', 'Js', 'Ts'];
const FIVE = { dealer: ['9s', '9h', '7d', '5c', '2s'], hands: [{ seat: 1, cards: ROYAL }] };
const THREE = {
  dealer: ['Qd', '9h', '7d'],
  common: ['Js', 'Ts'],
  hands: [{ seat: 1, cards: ['As', 'Ks', 'Qs'] }],
};

type BetCase = readonly [type: string, stake: bigint, options?: object, player?: string];

function play(rules: GameRules, outcome: object, told: readonly BetCase[]) {
  const bets = told.map(([type, stake, options, player], index): PlacedBet => ({
    betId: `${index}`,
    type,
    stake,
    seat: 1,
    ...present({ options, player }),
  }));
  const { settlement, findings } = evaluateRound(rules, { bets, outcome, poolStakes: [STAKE] }, SETTING);
  return {
    nets: settlement.bets.map(({ paid, taken }) => paid - taken),
    prizes: settlement.pools.filter(({ kind }) => kind === 'prize').map(({ amount }) => amount),
    codes: findings.map(({ code }) => code),
  };
}

const LATE = { late: true };
const FORFEITED = { forfeited: 'asked-for-advice' };

describe('a bet that came after the call decides nothing', () => {
  it.each<[string, GameRules, object, BetCase[]]>([
    [
      '1.1.9.A-VII.6-01: an initial bet',
      caribbeanStud,
      FIVE,
      [
        ['initial-bet', 500n, LATE],
        ['second-bet', 1000n, LATE],
      ],
    ],
    ['1.1.9.C-IX.1-01: an ante', threeCardPoker, THREE, [['ante', 500n, LATE]]],
    ['1.1.9.C-IX.1-01: three bets of trijoker', trijoker, THREE, [['bet-1', 500n, LATE]]],
  ])('%s opens no claim to the carrusel', (_what, rules, outcome, told) => {
    const { nets, prizes, codes } = play(rules, outcome, told);
    expect([nets.every((net) => net === 0n), prizes]).toEqual([true, []]);
    expect(codes).toEqual(expect.arrayContaining(['late-bet', 'pool-stake-without-bet']));
  });

  it('1.1.9.A-VII.2-01: a second bet that is refused is none, and its box has passed', () =>
    expect(
      play(caribbeanStud, FIVE, [
        ['initial-bet', 500n],
        ['second-bet', 1000n, LATE],
      ]).nets,
    ).toEqual([-500n, 0n]));

  it('1.1.9.C-VII.2-01: a bet that is refused is none, and its ante is given up', () =>
    expect(
      play(threeCardPoker, THREE, [
        ['ante', 500n],
        ['bet', 500n, LATE],
      ]).nets,
    ).toEqual([-500n, 0n]));
});

describe('a player who breaks a prohibition loses all bets of the round, whichever of them reports it', () => {
  it.each<[string, GameRules, object, BetCase[]]>([
    [
      '1.1.9.A-VII.7-02',
      caribbeanStud,
      FIVE,
      [
        ['initial-bet', 500n, FORFEITED],
        ['second-bet', 1000n],
        ['insurance', 250n],
      ],
    ],
    [
      'D385/1996-I.9.2-01',
      caribbeanStud1996,
      FIVE,
      [
        ['initial-bet', 500n],
        ['second-bet', 1000n, FORFEITED],
      ],
    ],
    [
      '1.1.9.C-X.2-01',
      threeCardPoker,
      THREE,
      [
        ['ante', 500n, FORFEITED],
        ['bet', 500n],
        ['fortune', 500n],
      ],
    ],
  ])('%s', (_rule, rules, outcome, told) => {
    const { nets, prizes, codes } = play(rules, outcome, told);
    expect([nets, prizes]).toEqual([told.map(([, stake]) => -stake), []]);
    expect(codes.filter((code) => code === 'bet-forfeited')).toHaveLength(told.length);
  });

  it.each(['exchanged-information', 'turned-cards-early', 'asked-for-advice'])(
    'whether he %s',
    (forfeited) => {
      const { nets, codes } = play(threeCardPoker, THREE, [['ante', 500n, { forfeited }]]);
      expect([nets, codes.includes('bet-forfeited')]).toEqual([[-500n], true]);
    },
  );

  it('and who bets on the same box beside him loses none of his', () =>
    expect(
      play(caribbeanStud, FIVE, [
        ['initial-bet', 500n, FORFEITED, 'seated'],
        ['second-bet', 1000n, {}, 'seated'],
        ['initial-bet', 500n, {}, 'backer'],
        ['second-bet', 1000n, {}, 'backer'],
      ]).nets,
    ).toEqual([-500n, -1000n, 500n, 100_000n]));
});

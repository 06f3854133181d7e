import { CATALOGUE } from './catalogue';
import { evaluateRound } from './evaluate-round';
import { GAME_CODES, type GameCode } from './game-codes';
import { answersOf } from './open-points';
import type { PlacedBet, PoolStake } from './round';

/**
 * Bets that are made only beside another bet of the same player: without it, beside that of somebody else, or beside
 * one that came late, they are found. Types that stand alone are named, so that a new one must be put on one side or
 * the other.
 */

interface Dependent {
  readonly game: GameCode;
  /** The bet that needs another one; `pool stake` for the stake in a pool. */
  readonly type: string;
  readonly stake: bigint;
  readonly base: Pick<PlacedBet, 'type' | 'stake'> & Partial<PlacedBet>;
  readonly outcome: unknown;
  /** By what a bet that lacks its own is found. */
  readonly code: string;
  /** How it names its bet: by the id as an option; by seat and player where absent. */
  readonly namedBy?: 'on';
  /** What a player may say of the bet below, without which it is as late as with it. */
  readonly saying?: object;
  readonly selection?: unknown;
  /** One player has a place: another one at his seat is found by that. */
  readonly ofOnePlayer?: true;
}

const ODDS = [
  ['win', 'win-odds'],
  ['dont-win', 'dont-win-odds'],
  ['come', 'come-odds'],
  ['dont-come', 'dont-come-odds'],
].flatMap(([base = '', type = '']): Dependent[] => {
  const odds = {
    game: 'craps',
    type,
    stake: 1000n,
    base: { type: base, stake: 1000n, selection: 8, carried: true },
    outcome: { dice: [1, 1], point: 8 },
    code: 'odds-without-bet',
    saying: base.startsWith('dont') ? { withdrawn: true } : {},
  } as const;
  return [
    { ...odds, namedBy: 'on' },
    { ...odds, selection: 8 },
  ];
});

const BLACKJACK = {
  game: 'blackjack',
  stake: 1000n,
  base: { type: 'main', stake: 1000n },
  code: 'extra-bet-differs',
} as const;
const CARIBBEAN = {
  game: 'caribbean-stud',
  base: { type: 'initial-bet', stake: 1000n },
  saying: { passed: true },
} as const;
const caribbeanDealt = (more: object = {}) => ({
  dealer: ['As', 'Kd', '9h', '6c', '3s'],
  hands: [
    { seat: 1, cards: ['Qs', 'Qh', 'Qd', '4c', '9c'], ...more },
    { seat: 2, cards: ['8s', '8h', 'Jd', '2c', '3c'] },
  ],
});
const PAIRED = {
  dealer: ['As', '9c'],
  hands: [
    { seat: 1, hand: 1, cards: ['8s', 'Kh'] },
    { seat: 1, hand: 2, of: 1, cards: ['8d', 'Qh'] },
    { seat: 2, cards: ['Js', '9h'] },
  ],
};
const DOUBLED = { dealer: ['As', '9c'], hands: [{ seat: 1, cards: ['5s', '6h', '9d'] }, PAIRED.hands[2]] };

const DEPENDENT: readonly Dependent[] = [
  ...ODDS,
  { ...BLACKJACK, type: 'split', outcome: PAIRED },
  { ...BLACKJACK, type: 'double', outcome: DOUBLED },
  { ...BLACKJACK, type: 'insurance', stake: 500n, outcome: DOUBLED, code: 'over-limit' },
  { ...BLACKJACK, type: 'pool stake', stake: 100n, outcome: DOUBLED, code: 'pool-stake-without-bet' },
  {
    game: 'trente-et-quarante',
    type: 'insurance',
    stake: 100n,
    base: { type: 'red', stake: 10_000n },
    outcome: { black: ['Kc', 'Qd', 'Jh', '6s'], red: ['Kh', 'Qs', 'Jc', '2d'] },
    code: 'premium-differs',
    namedBy: 'on',
  },
  { ...CARIBBEAN, type: 'second-bet', stake: 2000n, outcome: caribbeanDealt(), code: 'extra-bet-differs' },
  {
    ...CARIBBEAN,
    type: 'insurance',
    stake: 250n,
    outcome: caribbeanDealt(),
    code: 'insurance-not-available',
  },
  {
    ...CARIBBEAN,
    type: 'card-purchase',
    stake: 1000n,
    outcome: caribbeanDealt({ discarded: '2d' }),
    code: 'extra-bet-differs',
  },
  {
    ...CARIBBEAN,
    type: 'pool stake',
    stake: 100n,
    outcome: caribbeanDealt(),
    code: 'pool-stake-without-bet',
  },
  {
    game: 'three-card-poker',
    type: 'bet',
    stake: 1000n,
    base: { type: 'ante', stake: 1000n },
    outcome: {
      dealer: ['As', 'Kd', '9h'],
      hands: [
        { seat: 1, cards: ['Qs', 'Qh', '4c'] },
        { seat: 2, cards: ['8s', '8h', 'Jd'] },
      ],
    },
    code: 'extra-bet-differs',
    saying: { surrendered: true },
    ofOnePlayer: true,
  },
  {
    game: 'casino-war',
    type: 'tie',
    stake: 500n,
    base: { type: 'initial', stake: 1000n },
    outcome: {
      dealer: ['Kd'],
      hands: [
        { seat: 1, cards: ['Qs'] },
        { seat: 2, cards: ['2s'] },
      ],
    },
    code: 'tie-without-initial',
  },
  {
    game: 'casino-war',
    type: 'revancha',
    stake: 1000n,
    base: { type: 'initial', stake: 1000n },
    outcome: {
      dealer: ['Kd', '3h'],
      hands: [
        { seat: 1, cards: ['Ks', '9h'] },
        { seat: 2, cards: ['2s'] },
      ],
      burnt: 3,
    },
    code: 'extra-bet-differs',
    saying: { onTie: 'revancha' },
  },
];

type Own = Pick<PlacedBet, 'betId' | 'seat' | 'player'>;

/** What is found of a dependent bet of player A at seat 1 beside these bets, each of its owner. */
function found(dependent: Dependent, bases: readonly (Own & { readonly options?: object })[], on = 'base') {
  const { game, type, stake, base, outcome, code, namedBy, selection } = dependent;
  const own = { seat: 1, player: 'A' };
  const bet: PlacedBet = {
    betId: 'upon',
    type,
    stake,
    ...own,
    ...(namedBy === 'on' ? { options: { on } } : {}),
    ...(selection === undefined ? {} : { selection }),
  };
  const pool: PoolStake = { pool: 'P', amount: stake, ...own };
  const isStake = type === 'pool stake';
  const { settlement, findings } = evaluateRound(
    CATALOGUE[game],
    {
      bets: [...bases.map((of) => ({ ...base, ...of })), ...(isStake ? [] : [bet])],
      outcome,
      ...(isStake ? { poolStakes: [pool] } : {}),
    },
    { currency: 'EUR', answers: answersOf({}) },
  );
  // Odds that name a bet that there is not have no number, and a bet that is refused with its own is named with it.
  const isRefused =
    settlement.bets.at(-1)?.betId === 'upon' && settlement.bets.at(-1)?.fate === 'not-accepted';
  return isRefused || findings.some((one) => one.code === code || one.code === 'bet-not-readable');
}

const OWN: Own = { betId: 'base', seat: 1, player: 'A' };
const AT_HIS_SEAT: Own = { betId: 'other', seat: 1, player: 'B' };
const AT_ANOTHER: Own = { betId: 'other', seat: 2, player: 'B' };

describe.each(DEPENDENT)('$game: $type beside $base.type ($namedBy)', (dependent) => {
  it('is right beside the own bet', () => expect(found(dependent, [OWN])).toBe(false));
  it('is found without it', () => expect(found(dependent, [])).toBe(true));
  it('is found beside the bet of another seat', () =>
    expect(found(dependent, [AT_ANOTHER], 'other')).toBe(true));
  it('is found beside the bet of another player at the seat', () =>
    expect(found(dependent, [AT_HIS_SEAT], 'other') || dependent.ofOnePlayer === true).toBe(true));
  it('is right beside the own bet and that of another', () =>
    expect([found(dependent, [OWN, AT_ANOTHER]), found(dependent, [AT_ANOTHER, OWN])]).toEqual([
      false,
      false,
    ]));
  it('is found beside a late bet', () => {
    const late = (more?: object) => [{ ...OWN, carried: false, options: { late: true, ...more } }];
    expect([found(dependent, late()), found(dependent, late(dependent.saying))]).toEqual([true, true]);
  });
  it('is found beside a bet that came late, though another has one at the seat', () => {
    const late = { ...OWN, carried: false, options: { late: true, ...dependent.saying } };
    const isFound = found(dependent, [late, AT_HIS_SEAT]) && found(dependent, [AT_HIS_SEAT, late]);
    expect(isFound || dependent.ofOnePlayer === true).toBe(true);
  });
});

/** Types of bets that are made without another one; every other type is in the table above. */
const ALONE: Readonly<Record<GameCode, readonly string[] | 'all'>> = {
  'roulette-french': 'all',
  'roulette-french-abbreviated': 'all',
  'roulette-american': 'all',
  blackjack: ['main'],
  boule: 'all',
  'trente-et-quarante': ['black', 'red', 'color', 'inverse'],
  craps: [
    ...['win', 'dont-win', 'come', 'dont-come', 'field', 'big-6', 'big-8', 'under-7', 'over-7'],
    ...['hard-4', 'hard-10', 'hard-6', 'hard-8', 'any-seven', 'eleven', 'any-craps', 'craps-2', 'craps-3'],
    ...['craps-12', 'horn', 'right-bet', 'wrong-bet'],
  ],
  'punto-y-banca': 'all',
  'chemin-de-fer': 'all',
  'baccarat-two-tableaux': 'all',
  'caribbean-stud': ['initial-bet'],
  // Three bets of one amount: `three-bets-not-equal` finds one that is missing or came late.
  trijoker: 'all',
  'three-card-poker': ['ante', 'fortune'],
  'pai-gow-poker': 'all',
  'five-card-draw': 'all',
  'seven-card-stud': 'all',
  'five-card-stud': 'all',
  omaha: 'all',
  'omaha-five-card': 'all',
  'omaha-high-low': 'all',
  'texas-holdem': 'all',
  'double-holdem': 'all',
  'synthetic-poker': 'all',
  'wheel-of-fortune': 'all',
  'casino-war': ['initial'],
  monte: 'all',
};

it.each(GAME_CODES)('%s: every type of bet is listed as alone, or beside another one', (game) => {
  const types = Object.keys(CATALOGUE[game].shapes.bets);
  const upon = DEPENDENT.filter((each) => each.game === game && each.type !== 'pool stake');
  const alone = ALONE[game] === 'all' ? types : ALONE[game];
  expect([...new Set([...alone, ...upon.map(({ type }) => type)])].sort()).toEqual(types.sort());
});

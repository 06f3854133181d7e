import type { Vector } from '../../vector';
import { type Box, settled, TERMS } from './caribbean-stud';
import { decided, type Decided, type Made, roundVector } from './rounds';

const C = '1.1.9.A';
const POOL = { meter: 600_000, opening: 500_000, rate: 750, unit: 100 };
/** A hand of the house with ace and king. */
const HOUSE = 'As Kd 9h 6c 3s'.split(' ');
const PAIR = 'Ts Th 6d 4c 3d'.split(' ');
const NOTHING = 'Qs Jh 8d 4h 2d'.split(' ');

const bet = (type: string, stake: number, more: Partial<Made> = {}): Made => ({
  ...{ betId: `${more.seat ?? 1}-${type}${more.player ?? ''}`, type, stake, seat: 1 },
  ...more,
});
const wins = (made: Made): Decided => decided(made)('wins', { paid: made.stake }, `${C}-VII.3-03`);
const goes = (initial: number, more: Partial<Made> = {}): readonly Made[] => [
  bet('initial-bet', initial, more),
  bet('second-bet', 2 * initial, more),
];

interface Offence {
  readonly decisions: readonly Decided[];
  readonly bets: readonly Made[];
  readonly found: readonly string[];
  readonly outcome?: object;
  readonly more?: object;
}

/** Hand-written rounds that violate the regulation. */
const OFFENCES: readonly Offence[] = [
  won(
    goes(1000, { seat: 8 }),
    goes(1000).map(() => `seat-not-at-table ${C}-IV.1-01`),
    { hands: [{ seat: 8, cards: PAIR }] },
  ),
  won(
    [...'abcd'].flatMap((player) => goes(500, { player })),
    [`too-many-players-in-box ${C}-IV.1-02`],
  ),
  won([...goes(6000, { player: 'a' }), ...goes(6000, { player: 'b' })], [`over-limit ${C}-VI.1-04`]),
  won(goes(1000), [`card-too-often ${C}-VII.1-04`], { dealer: ['Ts', ...HOUSE.slice(1, 4), 'Ac'] }),
  // A player who bets on the box without a second bet.
  {
    bets: [...goes(500, { player: 'a' }), bet('initial-bet', 500, { player: 'b' })],
    decisions: [
      ...goes(500, { player: 'a' }).map(wins),
      decided(bet('initial-bet', 500, { player: 'b' }))('loses', { taken: 500 }, 'OP2-20'),
    ],
    found: ['second-bet-missing OP2-20'],
  },
  {
    bets: [...goes(500).map((made, at) => (at === 0 ? { ...made, options: { passed: true } } : made))],
    decisions: [
      decided(bet('initial-bet', 500))('loses', { taken: 500 }, `${C}-VII.2-01`),
      wins(bet('second-bet', 1000)),
    ],
    found: [`bet-after-surrender ${C}-VII.2-01`],
  },
  insured(300, [`insurance-amount-differs ${C}-VII.4-02`]),
  insured(300, [`over-limit ${C}-VII.4-02`], { minima: { insurance: 300 } }),
  insured(250, []),
  {
    bets: [bet('insurance', 250)],
    decisions: [decided(bet('insurance', 250))('loses', { taken: 250 }, `${C}-VII.4-01`)],
    found: [`insurance-not-available ${C}-VII.4-01`],
  },
  bought(1000, { discarded: '2c' }, []),
  bought(900, { discarded: '2c' }, [`extra-bet-differs ${C}-VII.5-02`]),
  bought(1000, {}, [`card-purchase-differs ${C}-VII.5-01`]),
  bought(1000, { discarded: '2c' }, [`card-purchase-differs ${C}-IV.4-02`], { blind: true }),
  {
    bets: [bet('pair-plus', 500)],
    decisions: [decided(bet('pair-plus', 500))('not-judged', {})],
    found: [`bet-not-offered ${C}-VII.1-05`],
  },
];

function won(bets: readonly Made[], found: readonly string[], outcome: object = {}): Offence {
  return { bets, decisions: bets.map(wins), found, outcome };
}

function insured(stake: number, found: readonly string[], terms: object = {}): Offence {
  const made = bet('insurance', stake);
  return {
    bets: [...goes(1000), made],
    decisions: [...goes(1000).map(wins), decided(made)('loses', { taken: stake }, `${C}-VII.4-01`)],
    ...{ found, more: { terms: { ...TERMS, ...terms } } },
  };
}

function bought(price: number, card: object, found: readonly string[], options?: object): Offence {
  const made = bet('card-purchase', price);
  const all = [...goes(1000), made].map((each) => (options === undefined ? each : { ...each, options }));
  return {
    bets: all,
    decisions: [...goes(1000).map(wins), decided(made)('loses', { taken: price }, `${C}-VII.5-01`)],
    ...{ found, outcome: { hands: [{ seat: 1, cards: PAIR, ...card }] } },
  };
}

/** Wrong stakes and prizes of the carrusel. */
function ofCarrusel(): readonly Vector[] {
  const box: Box = {
    seat: 1,
    cards: '9s 8s 7s 6s 5s'.split(' '),
    initial: 1000,
    goes: true,
    second: 2000,
    staked: true,
  };
  const paying = (amount: number, found: readonly string[], seat = 1): Vector => {
    const vector = settled([box], 'Ac Kd 9h 6c 3d'.split(' '), POOL, { found });
    const told = vector.round as { readonly round: object };
    return {
      ...vector,
      round: { ...told, round: { ...told.round, poolPrizes: [{ pool: 'carrusel', amount, seat }] } },
    };
  };
  const poor: Box = { ...box, cards: NOTHING };
  const none = { ...poor, goes: false, staked: false };
  return [
    paying(60_007, []),
    paying(60_000, [`prize-differs ${C}-VII.6-07`]),
    paying(60_008, [`prize-differs ${C}-VII.6-07`]),
    paying(60_007, [`prize-differs ${C}-VII.6-06`, `prize-differs ${C}-VII.6-07`], 2),
    settled(
      [poor],
      HOUSE,
      { ...POOL, meter: 400_000, opening: 400_000 },
      { found: [`pool-opening-too-low ${C}-VII.6-04`] },
    ),
    settled(
      [poor],
      HOUSE,
      { ...POOL, meter: 500_000, rate: 400 },
      { found: [`pool-rate-sinks ${C}-VII.6-04`] },
    ),
    settled([poor], HOUSE, { ...POOL, rate: 1100 }, { found: [`pool-rate-not-by-rule ${C}-VII.6-05`] }),
    settled(
      [poor],
      HOUSE,
      { ...POOL, unit: 200, opening: 1_000_000 },
      { found: [`pool-stake-differs ${C}-VII.6-04`] },
    ),
    withoutBet(none),
    ...asAuthorised(box),
  ];
}

/** Prizes by authorisation: a fifth for a straight flush, and five stakes for three of a kind. */
function asAuthorised(box: Box): readonly Vector[] {
  const prizes = [
    { combination: 'straight-flush', share: { numerator: 1, denominator: 5 } },
    { combination: 'three-of-a-kind', times: 5 },
  ];
  const three: Box = { ...box, cards: 'Qs Qh Qd 4h 2d'.split(' ') };
  const due = [
    [box, 120_015],
    [three, 500],
  ] as const;
  return due.map(([own, amount]) => {
    const { round, expected, rules } = settled([own], 'Ac Kd 9h 6c 3d'.split(' '), POOL);
    const { pools, ...told } = round as { readonly pools: { readonly carrusel: object } };
    const fed = expected.pools!.filter(({ kind }) => kind !== 'prize');
    const prize = { pool: 'carrusel', kind: 'prize', amount, seat: 1 };
    const ruled = rules.filter((id) => id !== `${C}-VII.6-07`);
    return {
      round: { ...told, pools: { carrusel: { ...pools.carrusel, prizes } } },
      expected: { ...expected, pools: [...fed, prize] },
      rules: [...ruled, `${C}-VII.6-08`],
    };
  });
}

/** A stake on the carrusel at a box without a bet. */
function withoutBet(box: Box): Vector {
  const vector = settled([box], HOUSE, POOL, { found: [`pool-stake-without-bet ${C}-VII.6-01`] });
  const told = vector.round as { readonly round: object };
  return {
    ...vector,
    round: { ...told, round: { ...told.round, poolStakes: [{ pool: 'carrusel', amount: 100, seat: 2 }] } },
  };
}

function vectorOf({ bets, decisions, found, outcome = {}, more = {} }: Offence): Vector {
  const dealt = { dealer: HOUSE, hands: [{ seat: 1, cards: PAIR }], ...outcome };
  return roundVector({ terms: TERMS, ...more, round: { bets, outcome: dealt } }, decisions, { found });
}

function unread(): Vector {
  const made = bet('initial-bet', 500);
  return roundVector(
    { terms: TERMS, round: { bets: [made], outcome: { dealer: HOUSE.slice(1), hands: [] } } },
    [decided(made)('not-judged', {})],
    { found: [`outcome-not-readable ${C}-VII.1-06`] },
  );
}

export const caribbeanOffences = (): readonly Vector[] => [
  ...OFFENCES.map(vectorOf),
  ...ofCarrusel(),
  unread(),
];

import { Chance } from '../../../../packages/simulator/chance';
import type { Vector } from '../../vector';
import { fiveCards } from '../poker-hands/five-cards';
import { movementsOf, type Pool } from './carrusel';
import { LINKED, WINNING_FIVES } from './linked-carrusel';
import { type Decided, decided, deckWithout, type Made, roundVector } from './rounds';

/**
 * Trijoker from the regulation (heading 1.1.9.B), without code under test. The minimum of each bet is 5.00, the maximum 100.00;
 * a stake on the carrusel is 1.00.
 */

const T = '1.1.9.B';
const [MINIMUM, MAXIMUM, UNIT] = [500, 10_000, 100];
const TERMS = { minimum: MINIMUM, maxima: { '*': MAXIMUM }, minima: { 'jackpot-bet': UNIT } };

/** By combination: the payout of each bet in play, and its rule. */
const PAYS: Readonly<Record<number, readonly [number, string]>> = {
  90: [500, 'V.2-09'],
  80: [200, 'V.2-08'],
  70: [50, 'V.2-07'],
  60: [11, 'V.2-06'],
  50: [8, 'V.2-05'],
  40: [5, 'V.2-04'],
  30: [3, 'V.2-03'],
  20: [2, 'V.2-02'],
  10: [1, 'V.2-01'],
};
const [PAIR, STRAIGHT, FLUSH, STRAIGHT_FLUSH] = [10, 40, 50, 80];
const JACK = 11;

interface Place {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly stakes: readonly [number, number, number];
  /** Whether each of the bets was withdrawn. */
  readonly withdrawn: readonly boolean[];
  readonly late: boolean;
  readonly staked: boolean;
}

export function trijokerVectors(): readonly Vector[] {
  const chance = new Chance('vectors', 'trijoker');
  return [...Array.from({ length: 494 }, (_, index) => vectorOf(chance, index)), ...written()];
}

function vectorOf(chance: Chance, index: number): Vector {
  const known = index % 3 === 0 ? WINNING_FIVES[(index / 3) % WINNING_FIVES.length]! : [];
  const deck = deckWithout(chance, known);
  const common = known.length > 0 ? known.slice(3) : deck.splice(0, 2);
  const places = Array.from({ length: chance.between(1, 2) }, (_, at): Place => {
    const stake = chance.percent(90)
      ? chance.between(MINIMUM / 100, MAXIMUM / 100) * 100
      : chance.oneOf([MINIMUM - 100, MAXIMUM + 100]);
    const late = chance.percent(3);
    return {
      ...{ seat: at + 1, late, staked: !late && chance.percent(50) },
      cards: at === 0 && known.length > 0 ? known.slice(0, 3) : deck.splice(0, 3),
      stakes: [stake, stake, chance.percent(95) ? stake : stake + 500],
      withdrawn: [chance.percent(30), chance.percent(30), chance.percent(3)],
    };
  });
  const pool = {
    ...{ rate: chance.oneOf([700, 755, 833, 1000]), unit: UNIT, opening: 500_000 },
    meter: chance.percent(80) ? chance.between(500_001, 2_000_000) : chance.between(1000, 20_000),
  };
  const exposed = chance.percent(10) ? chance.oneOf(['left', 'right'] as const) : undefined;
  return settled(places, { common, pool, exposed });
}

interface Shared {
  readonly common: readonly string[];
  readonly pool: Pool;
  readonly exposed: 'left' | 'right' | undefined;
}

function settled(places: readonly Place[], { common, pool, exposed }: Shared): Vector {
  const staked = places.filter((place) => place.staked);
  const stakes = staked.map(({ seat, cards }) => ({ seat, hand: fiveCards([...cards, ...common]) }));
  const { pools, rules } = movementsOf(stakes, pool, LINKED);
  const { meter, opening, rate, unit } = pool;
  const hands = places.map(({ seat, cards }) => ({ seat, cards }));
  return roundVector(
    {
      terms: TERMS,
      ...(staked.length > 0 && {
        pools: { carrusel: { rate: { numerator: rate, denominator: 1000 }, meter, opening } },
      }),
      round: {
        bets: places.flatMap(betsOf),
        outcome: { common, hands, ...(exposed !== undefined && { exposed }) },
        ...(staked.length > 0 && {
          poolStakes: staked.map(({ seat }) => ({ pool: 'carrusel', amount: unit, seat })),
        }),
      },
    },
    places.flatMap((place) => betsOf(place).map((made, at) => decisionOf(made, place, { at, common }))),
    {
      ...{ pools, rules },
      found: [...places.flatMap((place) => foundAt(place, common)), ...seenEarly(common, exposed)],
    },
  );
}

const betsOf = ({ seat, stakes, withdrawn, late }: Place): readonly Made[] =>
  stakes.map((stake, at) => ({
    ...{ betId: `${seat}-${at + 1}`, type: `bet-${at + 1}`, stake, seat },
    ...((late || withdrawn[at]!) && {
      options: { ...(late && { late }), ...(withdrawn[at]! && { withdrawn: true }) },
    }),
  }));

/** The payout of five cards; the ace is high only and makes no straight with the two (OP2-11). */
function prizeOf(five: readonly string[]): readonly [number, string] | undefined {
  const [combination = 0, rank = 0] = fiveCards(five).named;
  if (combination === PAIR && rank < JACK) return undefined;
  if (!isLowStraight(five)) return PAYS[combination];
  return combination === STRAIGHT ? undefined : PAYS[FLUSH];
}

function isLowStraight(five: readonly string[]): boolean {
  const [combination = 0, top] = fiveCards(five).named;
  return (combination === STRAIGHT || combination === STRAIGHT_FLUSH) && top === 5;
}

function decisionOf(
  made: Made,
  { cards, withdrawn, late }: Place,
  { at, common }: { readonly at: number; readonly common: readonly string[] },
): Decided {
  const of = decided(made);
  if (late) return of('not-accepted', {});
  // The third bet cannot be withdrawn.
  if (withdrawn[at]! && at < 2) return of('null', {}, `${T}-VII.2-0${at === 0 ? 5 : 7}`);
  const prize = prizeOf([...cards, ...common]);
  if (prize === undefined) return of('loses', { taken: made.stake }, `${T}-VII.3-01`);
  return of('wins', { paid: prize[0] * made.stake }, `${T}-${prize[1]}`);
}

function foundAt(place: Place, common: readonly string[]): readonly string[] {
  const { stakes, withdrawn, late, cards } = place;
  const readings = isLowStraight([...cards, ...common]) ? ['combination-readings-differ OP2-11'] : [];
  if (late) return [...stakes.map(() => `late-bet ${T}-VII.2-02`), ...readings];
  return [
    ...stakes.flatMap((stake) => [
      ...(stake < MINIMUM ? [`under-minimum ${T}-VI.1-02`] : []),
      ...(stake > MAXIMUM ? [`over-limit ${T}-VI.1-02`] : []),
    ]),
    ...(stakes[2] === stakes[0] ? [] : [`three-bets-not-equal ${T}-VII.2-01`]),
    ...(withdrawn[2]! ? [`withdrawal-not-available ${T}-VII.2-08`] : []),
    ...readings,
  ];
}

/** A common card from the jack up that was exposed too early makes the hand null. */
function seenEarly(common: readonly string[], exposed: Shared['exposed']): readonly string[] {
  const card = exposed === undefined ? '' : common[exposed === 'left' ? 0 : 1]!;
  return /^[JQKA]/.test(card) ? [`null-play-settled ${T}-VII.2-04`] : [];
}

/** Hand-written rounds that violate the regulation; a pair of tens loses. */
function written(): readonly Vector[] {
  const cards = 'Tc 8d 5h'.split(' ');
  const common = 'Ts 3c'.split(' ');
  const three = (seat: number, player?: string): readonly Made[] =>
    [1, 2, 3].map((at) => ({
      ...{ betId: `${seat}-${at}`, type: `bet-${at}`, stake: 500, seat },
      ...(player !== undefined && { player }),
    }));
  const losing = (
    bets: readonly Made[],
    found: readonly string[],
    more: object = {},
    beside: object = {},
  ): Vector =>
    roundVector(
      {
        terms: TERMS,
        ...beside,
        round: {
          bets,
          outcome: {
            common,
            hands: [...new Set(bets.map(({ seat }) => seat))].map((seat) => ({
              seat,
              cards: seat === 1 ? cards : ['Kd', '9s', '7d'],
            })),
          },
          ...more,
        },
      },
      bets.map((made) => decided(made)('loses', { taken: made.stake }, `${T}-VII.3-01`)),
      { found },
    );
  const twice = three(1).map((made, at) => ({ ...made, player: at === 0 ? 'a' : 'b' }));
  const alien: Made = { betId: '1', type: 'bet-4', stake: 500, seat: 1 };
  return [
    losing(
      three(8),
      three(8).map(() => `seat-not-at-table ${T}-IV.1-01`),
    ),
    losing(twice, [`seat-shared ${T}-IV.1-01`]),
    losing([...three(1, 'a'), ...three(2, 'a')], [`player-at-several-seats ${T}-IV.1-01`]),
    losing(three(1), ['pool-stake-without-bet 1.1.9.C-IX.1-01'], {
      poolStakes: [{ pool: 'carrusel', amount: UNIT, seat: 2 }],
    }),
    roundVector(
      {
        terms: TERMS,
        round: {
          bets: three(1),
          outcome: { common: ['Tc', '3c'], hands: [{ seat: 1, cards: ['Ts', '8d', '3c'] }] },
        },
      },
      three(1).map((made) => decided(made)('not-judged', {})),
      { found: [`bet-not-readable ${T}-VII.2-03`, `card-too-often ${T}-II.1-01`] },
    ),
    roundVector(
      { terms: TERMS, round: { bets: [alien], outcome: { common, hands: [{ seat: 1, cards }] } } },
      [decided(alien)('not-judged', {})],
      { found: [`bet-not-offered ${T}-VII.2-01`] },
    ),
    roundVector(
      { terms: TERMS, round: { bets: three(1), outcome: { common: ['Tc'], hands: [] } } },
      three(1).map((made) => decided(made)('not-judged', {})),
      { found: [`outcome-not-readable ${T}-VII.2-03`] },
    ),
  ];
}

import { Chance } from '../../../../packages/simulator/chance';
import type { Vector } from '../../vector';
import { compared, fiveCards } from '../poker-hands/five-cards';
import { movementsOf, type Pool } from './carrusel';
import { LINKED, WINNING_FIVES } from './linked-carrusel';
import { type Decided, decided, deckWithout, type Made, roundVector } from './rounds';
import { threeCardOffences } from './three-card-offences';

/**
 * Three card poker from the regulation (heading 1.1.9.C), without code under test. The minimum of each box is 5.00, the maximum
 * 100.00; a stake on the carrusel is 1.00.
 */

const T = '1.1.9.C';
const [MINIMUM, MAXIMUM, UNIT] = [500, 10_000, 100];
const TERMS = { minimum: MINIMUM, maxima: { '*': MAXIMUM }, minima: { 'jackpot-bet': UNIT }, seats: 9 };

const RANKS = '23456789TJQKA';
const [HIGH, PAIR, FLUSH, STRAIGHT, THREE, STRAIGHT_FLUSH] = [0, 1, 2, 3, 4, 5];
/** The payouts of Fortuna, and the bonus on the ante. */
const FORTUNE: Readonly<Record<number, number>> = {
  [STRAIGHT_FLUSH]: 40,
  [THREE]: 30,
  [STRAIGHT]: 5,
  [FLUSH]: 4,
  [PAIR]: 1,
};
const EXTRA: Readonly<Record<number, number>> = { [STRAIGHT_FLUSH]: 4, [THREE]: 3, [STRAIGHT]: 1 };
const QUEEN = RANKS.indexOf('Q');

/** The combination, in the order of Fortuna, then the ranks from the highest (OP2-21). */
export function threeCards(cards: readonly string[]): readonly number[] {
  const ranks = cards.map((card) => RANKS.indexOf(card[0]!)).sort((one, other) => other - one);
  const [first, second, third] = ranks as [number, number, number];
  const isFlush = new Set(cards.map((card) => card[1])).size === 1;
  const isLowest = ranks.join() === [RANKS.indexOf('A'), 1, 0].join();
  if (isLowest || (first - third === 2 && first - second === 1)) {
    return [isFlush ? STRAIGHT_FLUSH : STRAIGHT, isLowest ? 1 : first];
  }
  if (first === third) return [THREE, first];
  if (isFlush) return [FLUSH, ...ranks];
  if (first === second) return [PAIR, first, third];
  return second === third ? [PAIR, second, first] : [HIGH, ...ranks];
}

interface Place {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly fortune: number;
  readonly ante: number;
  /** The bet after the ante; absent if the player folds. */
  readonly bet?: number;
  readonly options?: { readonly late?: true; readonly forfeited?: string };
  readonly staked: boolean;
}

export function threeCardPokerVectors(): readonly Vector[] {
  const chance = new Chance('vectors', 'three-card-poker');
  return [...Array.from({ length: 490 }, (_, index) => vectorOf(chance, index)), ...threeCardOffences(TERMS)];
}

/** Pairs of hands of player and house. */
const PAIRED = [
  ['4h 5h 6h', '9c Tc Jc'],
  ['7s 7h 7d', 'Jh 9s 4d'],
  ['7s 7h 7d', '8h 8s 8d'],
  ['Ah 2d 3c', '4h 2s 3d'],
  ['Ah Kd Qc', '4h 2s 3d'],
  ['Ah 9h 4h', '2s 3h 4d'],
  ['Ah 9h 4h', 'As 9s 5s'],
  ['9h 9d 4c', '9c 9s 5h'],
  ['Qh 9c 4s', 'Qs 9h 4d'],
  ['9h 9d 4c', '9c 9s 4h'],
  ['Kh 9c 4s', 'Qs 9h 4d'],
  ['Kh 9c 4s', 'Js Th 4d'],
].map((pair) => pair.map((hand) => hand.split(' ')));

function vectorOf(chance: Chance, index: number): Vector {
  const [first, house] = index % 4 === 0 ? PAIRED[(index / 4) % PAIRED.length]! : [];
  const five = index % 4 === 1 ? WINNING_FIVES[((index - 1) / 4) % WINNING_FIVES.length] : undefined;
  const deck = deckWithout(chance, [...(first ?? []), ...(house ?? []), ...(five ?? [])]);
  const dealer = house ?? deck.splice(0, 3);
  const places = Array.from({ length: chance.between(1, 3) }, (_, at): Place => {
    const known = at === 0 ? (first ?? five?.slice(0, 3)) : undefined;
    return placeOf(chance, at + 1, known ?? deck.splice(0, 3));
  });
  const pool = {
    ...{ rate: chance.oneOf([700, 755, 833, 1000]), unit: UNIT, opening: 500_000 },
    meter: chance.percent(80) ? chance.between(500_001, 2_000_000) : chance.between(1000, 20_000),
  };
  const isLinked = five !== undefined || chance.percent(50);
  return settled(places, {
    dealer,
    pool,
    common: isLinked ? (five?.slice(3) ?? deck.splice(0, 2)) : undefined,
  });
}

function placeOf(chance: Chance, seat: number, cards: readonly string[]): Place {
  const stake = (): number =>
    chance.percent(92)
      ? chance.between(MINIMUM / 100, MAXIMUM / 100) * 100
      : chance.oneOf([MINIMUM - 100, MAXIMUM + 100]);
  const on = chance.below(3);
  const [fortune, ante] = [on === 1 ? 0 : stake(), on === 2 ? 0 : stake()];
  const late = chance.percent(3);
  const goes = ante > 0 && !late && chance.percent(80);
  return {
    ...{ seat, cards, fortune, ante, staked: !late && chance.percent(50) },
    ...(goes && { bet: chance.percent(95) ? ante : ante + 500 }),
    ...(late ? { options: { late } } : {}),
    ...(!late && chance.percent(3) ? { options: { forfeited: 'asked-for-advice' } } : {}),
  };
}

interface Shared {
  readonly dealer: readonly string[];
  readonly pool: Pool;
  readonly common: readonly string[] | undefined;
}

function settled(places: readonly Place[], { dealer, pool, common }: Shared): Vector {
  const staked = places.filter((place) => place.staked);
  const stakes = staked.map(({ seat, cards, options }) =>
    common === undefined || options?.forfeited !== undefined
      ? { seat }
      : { seat, hand: fiveCards([...cards, ...common]) },
  );
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
        outcome: { dealer, ...(common !== undefined && { common }), hands },
        ...(staked.length > 0 && {
          poolStakes: staked.map(({ seat }) => ({ pool: 'carrusel', amount: unit, seat })),
        }),
      },
    },
    places.flatMap((place) => betsOf(place).map((made) => decisionOf(made, place, threeCards(dealer)))),
    { pools, rules, found: places.flatMap(foundAt) },
  );
}

function betsOf({ seat, fortune, ante, bet = 0, options }: Place): readonly Made[] {
  const boxes = Object.entries({ fortune, ante, bet }).filter(([, stake]) => stake > 0);
  return boxes.map(([type, stake]) => ({
    ...{ betId: `${seat}${type[0]!}`, type, stake, seat },
    ...(options === undefined ? {} : { options }),
  }));
}

function decisionOf(made: Made, { cards, bet, options }: Place, house: readonly number[]): Decided {
  const of = decided(made);
  const { type, stake } = made;
  const own = threeCards(cards);
  if (options?.late) return of('not-accepted', {});
  if (options?.forfeited !== undefined) return of('loses', { taken: stake }, `${T}-X.2-01`);
  if (type === 'fortune') {
    const times = FORTUNE[own[0]!];
    const rule = `${T}-VII.1-01`;
    return times === undefined
      ? of('loses', { taken: stake }, rule)
      : of('wins', { paid: times * stake }, rule);
  }
  if (bet === undefined) return of('loses', { taken: stake }, `${T}-VII.2-01`);
  const extra = type === 'ante' ? (EXTRA[own[0]!] ?? 0) : 0;
  const [fate, money, rule] = againstHouse(made, own, house);
  const paid = (money.paid ?? 0) + extra * stake;
  return of(fate, { ...money, paid }, rule, ...(extra > 0 ? [`${T}-VII.5-01`] : []));
}

/** Settles against the house, which qualifies with a queen or better. */
function againstHouse(
  { type, stake }: Made,
  own: readonly number[],
  house: readonly number[],
): readonly [string, { readonly paid?: number; readonly taken?: number }, string] {
  if (house[0] === HIGH && house[1]! < QUEEN) {
    return [type === 'ante' ? 'wins' : 'null', type === 'ante' ? { paid: stake } : {}, `${T}-VII.3-02`];
  }
  const order = compared(own, house);
  if (order === 0) return ['null', {}, `${T}-VII.4-03`];
  return order > 0
    ? ['wins', { paid: stake }, `${T}-VII.4-01`]
    : ['loses', { taken: stake }, `${T}-VII.4-02`];
}

function foundAt(place: Place): readonly string[] {
  const { ante, bet, options } = place;
  const bets = betsOf(place);
  if (options?.late) return bets.map(() => `late-bet ${T}-VI.6-01`);
  return [
    ...bets.flatMap(({ stake }) => [
      ...(stake < MINIMUM ? [`under-minimum ${T}-VIII.1-01`] : []),
      ...(stake > MAXIMUM ? [`over-limit ${T}-VIII.1-01`] : []),
    ]),
    ...(bet === undefined || bet === ante ? [] : [`extra-bet-differs ${T}-VI.5-02`]),
    ...(options?.forfeited === undefined ? [] : bets.map(() => `bet-forfeited ${T}-X.2-01`)),
  ];
}

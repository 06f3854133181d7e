import type { Vector } from '../../vector';
import { compared, fiveCards, type Strength } from '../poker-hands/five-cards';
import { type CarruselRules, movementsOf, type Pool, type PoolStake } from './carrusel';
import { type Decided, decided, type Made, roundVector } from './rounds';

/**
 * Caribbean stud from the regulation (heading 1.1.9.A), without code under test. The minimum of the table is 5.00, the maximum
 * of a box 100.00; insurance is 2.50 and a stake on the carrusel 1.00.
 */

const C = '1.1.9.A';
export const [MINIMUM, MAXIMUM, INSURANCE, UNIT] = [500, 10_000, 250, 100] as const;
export const TERMS = {
  minimum: MINIMUM,
  maxima: { '*': MAXIMUM },
  minima: { insurance: INSURANCE, 'jackpot-bet': UNIT },
  seats: 7,
};
export const CARRUSEL: CarruselRules = {
  ...{ opening: `${C}-VII.6-04`, rises: `${C}-VII.6-05`, prizes: `${C}-VII.6-07` },
  ...{ royals: `${C}-VII.6-09`, chain: `${C}-VII.6-10`, equals: `${C}-VII.6-11` },
};

/** By combination: the payout of the second bet, its rule, and the rule that decides between two equal combinations. */
const SECOND: Readonly<Record<number, readonly [number, string, string?]>> = {
  90: [100, 'V.1-01'],
  80: [25, 'V.1-02', 'V.3-04'],
  70: [20, 'V.1-03', 'V.3-01'],
  60: [7, 'V.1-04', 'V.3-02'],
  50: [5, 'V.1-05', 'V.3-03'],
  40: [4, 'V.1-06', 'V.3-04'],
  30: [3, 'V.1-07', 'V.3-05'],
  20: [2, 'V.1-08', 'V.3-06'],
  10: [1, 'V.1-09', 'V.3-07'],
  0: [1, 'V.1-10'],
};
const INSURED: Readonly<Record<number, number>> = { 90: 2000, 80: 1000, 70: 300, 60: 100 };

/** A box with its one player. */
export interface Box {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly initial: number;
  readonly goes: boolean;
  readonly second?: number;
  readonly insured?: boolean;
  readonly staked?: boolean;
  readonly discarded?: string;
  readonly options?: { readonly late?: true; readonly forfeited?: string };
}

export function settled(
  boxes: readonly Box[],
  dealer: readonly string[],
  pool: Pool,
  more: { readonly found?: readonly string[] } = {},
): Vector {
  const bets = boxes.flatMap(betsOf);
  const house = fiveCards(dealer);
  const decisions = boxes.flatMap((box) => betsOf(box).map((made) => decisionOf(made, box, house)));
  const staked = boxes.filter((box) => box.staked);
  const stakes = staked.map(({ seat, cards, options }): PoolStake =>
    options?.forfeited === undefined ? { seat, hand: fiveCards(cards) } : { seat },
  );
  const { pools, rules } = movementsOf(stakes, pool, CARRUSEL);
  const { meter, opening, rate, unit } = pool;
  const outcome = {
    dealer,
    hands: boxes.map(({ seat, cards, discarded }) => ({
      seat,
      cards,
      ...(discarded !== undefined && { discarded }),
    })),
  };
  return roundVector(
    {
      terms: TERMS,
      ...(staked.length > 0 && {
        pools: { carrusel: { rate: { numerator: rate, denominator: 1000 }, meter, opening } },
      }),
      round: {
        ...{ bets, outcome },
        ...(staked.length > 0 && {
          poolStakes: staked.map(({ seat }) => ({ pool: 'carrusel', amount: unit, seat })),
        }),
      },
    },
    decisions,
    { pools, rules, found: [...boxes.flatMap((box) => foundAt(box, house)), ...(more.found ?? [])] },
  );
}

function betsOf({ seat, initial, goes, second, insured, discarded, options }: Box): readonly Made[] {
  const made = (type: string, stake: number): Made => ({
    ...{ betId: `${seat}${type === 'insurance' ? 'n' : type[0]!}`, type, stake, seat },
    ...(options === undefined ? {} : { options }),
  });
  return [
    made('initial-bet', initial),
    ...(goes ? [made('second-bet', second!)] : []),
    ...(insured === true ? [made('insurance', INSURANCE)] : []),
    ...(discarded === undefined ? [] : [made('card-purchase', initial)]),
  ];
}

function decisionOf(made: Made, { cards, goes, options }: Box, house: Strength): Decided {
  const of = decided(made);
  const { stake } = made;
  if (options?.late) return of('not-accepted', {});
  if (options?.forfeited !== undefined) return of('loses', { taken: stake }, `${C}-VII.7-02`);
  if (made.type === 'card-purchase') return of('loses', { taken: stake }, `${C}-VII.5-01`);
  const own = fiveCards(cards);
  if (made.type === 'insurance') return insurance(made, own, goes);
  if (!goes) return of('loses', { taken: stake }, `${C}-VII.2-01`);
  return against(made, own, house);
}

/** Settles insurance, which depends on the player's cards only and stays in play if he passes (OP2-46). */
function insurance(made: Made, own: Strength, goes: boolean): Decided {
  const times = INSURED[own.named[0]!];
  const rules = goes ? [`${C}-VII.4-01`] : [`${C}-VII.4-01`, 'OP2-46'];
  return times === undefined
    ? decided(made)('loses', { taken: made.stake }, ...rules)
    : decided(made)('wins', { paid: times * made.stake }, ...rules);
}

function against(made: Made, own: Strength, house: Strength): Decided {
  const of = decided(made);
  const { stake } = made;
  const isSecond = made.type === 'second-bet';
  if (!plays(house)) {
    return isSecond
      ? of('null', {}, `${C}-VII.3-01`, 'OP2-19')
      : of('wins', { paid: stake }, `${C}-VII.3-01`, `${C}-VII.3-02`);
  }
  const [times, named, between] = SECOND[own.named[0]!]!;
  const tie = own.named[0] === house.named[0] && between !== undefined ? [`${C}-${between}`] : [];
  const order = compared(own.named, house.named);
  if (order === 0) return of('null', {}, ...tie, `${C}-V.2-01`);
  if (order < 0) return of('loses', { taken: stake }, ...tie, `${C}-VII.3-04`);
  const rules = [...tie, `${C}-VII.3-03`, ...(isSecond ? [`${C}-${named}`] : [])];
  return of('wins', { paid: isSecond ? times * stake : stake }, ...rules);
}

/** Whether the house qualifies: ace and king, or a pair or better. */
const plays = ({ named: [combination = 0, first, second] }: Strength): boolean =>
  combination > 0 || (first === 14 && second === 13);

function foundAt(box: Box, house: Strength): readonly string[] {
  const { initial, goes, second, options, cards } = box;
  if (options?.late) return betsOf(box).map(() => `late-bet ${C}-VII.1-06`);
  const own = fiveCards(cards);
  const [named, whole] = [compared(own.named, house.named), compared(own.whole, house.whole)].map(Math.sign);
  const forfeits = options?.forfeited === undefined ? [] : betsOf(box);
  return [
    ...(initial < MINIMUM ? [`under-minimum ${C}-VI.1-02`] : []),
    ...(initial > MAXIMUM ? [`over-limit ${C}-VI.1-04`] : []),
    ...(goes && second !== 2 * initial ? [`extra-bet-differs ${C}-VII.2-02`] : []),
    ...(goes && plays(house) && named !== whole ? ['tiebreak-readings-differ OP2-09'] : []),
    ...forfeits.map(() => `bet-forfeited ${C}-VII.7-02`),
  ];
}

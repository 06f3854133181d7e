import { entryOf } from '../../kernel/same-value';
import { type Minor, sumMinor } from '../../kernel/money';
import { meterOf, type Setting } from '../game-rules';
import type { DeclaredPrize, PoolStake, Round } from '../round';
import type { Rule } from '../rule';
import type { PoolPosting } from '../settlement';
import type { Rational } from '../../kernel/rational';
import { TO_THE_CENT } from '../../kernel/rounding';
import { shareOf, type ShareOfAmount } from './banked-bets';
import { present } from '../../kernel/present';

export interface PoolInPlay {
  readonly pool: string;
  readonly stakes: readonly PoolStake[];
  readonly fed: readonly PoolPosting[];
  readonly meter: (() => Minor) | undefined;
}

/** The amount of one stake, in minor units. */
export const unitOf = ({ amount, stakes = 1 }: PoolStake): Minor => amount / BigInt(stakes);

/**
 * The pools of a round, with their stakes divided: the meter gets its rate, rounded once, and the house the rest. The
 * meter is the one that the table declared with a prize, else the known one with these stakes.
 */
export function poolsInPlay(round: Round, { pools }: Setting, feeding: Rule): readonly PoolInPlay[] {
  const { declared } = round;
  const poolStakes = stakesAtBoxes(round);
  const names = [...new Set(poolStakes.map(({ pool }) => pool))];
  return names.map((pool) => {
    const stakes = poolStakes.filter((stake) => stake.pool === pool);
    const fed = divided(pool, stakes, entryOf(pools ?? {}, pool)?.rate, feeding);
    const stated = declared?.poolPrizes?.find((prize) => prize.pool === pool && prize.meter !== undefined);
    const before = meterOf(entryOf(pools ?? {}, pool) ?? {});
    const intoPool = sumMinor(fed.flatMap(({ kind, amount }) => (kind === 'contribution' ? [amount] : [])));
    const shown = stated?.meter;
    const known = before === undefined ? undefined : () => before() + intoPool;
    const meter = shown === undefined ? known : () => shown;
    return { pool, stakes, fed, meter };
  });
}

function divided(
  pool: string,
  stakes: readonly PoolStake[],
  rate: NonNullable<NonNullable<Setting['pools']>[string]>['rate'],
  rule: Rule,
): readonly PoolPosting[] {
  const staked = sumMinor(stakes.map(({ amount }) => amount));
  if (rate === undefined || staked === 0n) return [];
  const { amount, rounded } = contributionOf(staked, rate);
  return [
    { pool, kind: 'contribution', amount, rule, ...present({ rounded }) },
    { pool, kind: 'house-share', amount: staked - amount, rule },
  ];
}

export const winnerOf = ({ seat, player }: PoolStake): Pick<PoolPosting, 'seat' | 'player'> => ({
  ...present({ seat, player }),
});

/**
 * The pool stakes of a round in their order, each with its box: the stated one; else the only box on which its player
 * bets; else a box that was paid a prize of the pool and states no stake; else, where as many boxes with bets as stakes
 * are left, these in turn. A stake without a box keeps none, and its prize cannot be determined.
 */
export function stakesAtBoxes(round: Round): readonly PoolStake[] {
  const { poolStakes = [] } = round;
  if (poolStakes.every(({ seat }) => seat !== undefined)) return poolStakes;
  const boxes = new Boxes(round, [...poolStakes]);
  for (const pool of new Set(poolStakes.map((stake) => stake.pool))) boxes.place(pool);
  return boxes.stakes;
}

const mayBeOf = ({ player }: PoolStake, of: string | undefined): boolean =>
  player === undefined || of === undefined || player === of;

const seatsWithBets = ({ bets }: Round): readonly number[] =>
  [...new Set(bets.flatMap(({ seat }) => (seat === undefined ? [] : [seat])))].sort((a, b) => a - b);

class Boxes {
  constructor(
    private readonly round: Round,
    readonly stakes: PoolStake[],
  ) {}

  place(pool: string): void {
    const isFree = (seat: number): boolean => this.isFree(pool, seat);
    for (const at of this.wanting(pool)) {
      this.put(at, onlySeatOf(this.round, this.stakes[at]!.player, isFree));
    }
    for (const prize of this.round.declared?.poolPrizes ?? []) {
      if (prize.pool === pool) this.placeByPrize(prize);
    }
    const [left, wanting] = [seatsWithBets(this.round).filter(isFree), this.wanting(pool)];
    if (left.length === wanting.length) wanting.forEach((at, index) => this.put(at, left[index]));
  }

  private placeByPrize({ pool, seat, player }: DeclaredPrize): void {
    if (seat === undefined || !this.isFree(pool, seat)) return;
    const at = this.wanting(pool).find((each) => mayBeOf(this.stakes[each]!, player));
    if (at !== undefined) this.put(at, seat);
  }

  private wanting(pool: string): number[] {
    return this.stakes.flatMap((stake, at) => (stake.pool === pool && stake.seat === undefined ? [at] : []));
  }

  private isFree(pool: string, seat: number): boolean {
    return !this.stakes.some((stake) => stake.pool === pool && stake.seat === seat);
  }

  private put(at: number, seat: number | undefined): void {
    if (seat !== undefined) this.stakes[at] = { ...this.stakes[at]!, seat };
  }
}

/** The only free box on which a player bets; undefined if there is none, or several. */
export function onlySeatOf(
  round: Round,
  player: string | undefined,
  isFree: (seat: number) => boolean = () => true,
): number | undefined {
  if (player === undefined) return undefined;
  const own = seatsWithBets({ ...round, bets: round.bets.filter((bet) => bet.player === player) });
  return own.length === 1 && isFree(own[0]!) ? own[0] : undefined;
}

/** The rounding of the meter's part of the stakes: to the nearest cent, halves up. */
const CONTRIBUTION_STEP = TO_THE_CENT;

/**
 * The meter's part of the stakes of one round, or of one report of a pool, in minor units: its rate of their sum,
 * rounded once (1.1.9.A-VII.6-05, "the amounts played in each hand"). The rules and the ledger both divide by this.
 */
export const contributionOf = (staked: Minor, rate: Rational): ShareOfAmount =>
  shareOf(staked, rate, CONTRIBUTION_STEP);

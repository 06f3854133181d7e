import type { ExpectedMovement } from '../../vector';
import { compared, type Strength } from '../poker-hands/five-cards';

/** The carrusel of house poker (heading 1.1.9.A, VII.6), to which the other games refer. */

/** The pool before the round, and the amount of one stake. Cents. */
export interface Pool {
  readonly meter: number;
  readonly opening: number;
  /** The share of the stakes that goes to the meter, in thousandths. */
  readonly rate: number;
  readonly unit: number;
}

/** The rules of the carrusel in a game. */
export interface CarruselRules {
  readonly opening: string;
  readonly rises: string;
  readonly prizes: string;
  readonly royals: string;
  readonly chain: string;
  readonly equals: string;
}

export interface PoolStake {
  readonly seat: number;
  /** The hand of the stake; absent if the stake cannot win. */
  readonly hand?: Strength;
}

const [STRAIGHT, FLUSH, FULL, FOUR, STRAIGHT_FLUSH, ROYAL] = [40, 50, 60, 70, 80, 90];
/** Fixed prizes in stakes, taken from the meter. */
const FIXED = [
  [FOUR, 300],
  [FULL, 100],
  [FLUSH, 50],
  [STRAIGHT, 30],
] as const;

/** The movements of the pool in order, with their rules. */
export function movementsOf(
  stakes: readonly PoolStake[],
  pool: Pool,
  rules: CarruselRules,
): { readonly pools: readonly ExpectedMovement[]; readonly rules: readonly string[] } {
  if (stakes.length === 0) return { pools: [], rules: [] };
  const staked = stakes.length * pool.unit;
  // Rounded half up once per round; the rest goes to the house.
  const risen = Math.floor((2 * staked * pool.rate + 1000) / 2000);
  const meter = new Meter(pool, pool.meter + risen);
  const of = (combination: number): readonly PoolStake[] =>
    stakes.filter(({ hand }) => hand?.named[0] === combination);
  meter.payRoyals(of(ROYAL), rules);
  meter.payStraightFlushes(of(STRAIGHT_FLUSH), rules);
  for (const [combination, times] of FIXED) {
    for (const { seat } of of(combination)) meter.payFixed(seat, times * pool.unit, rules);
  }
  return {
    pools: [
      { pool: 'carrusel', kind: 'contribution', amount: risen },
      { pool: 'carrusel', kind: 'house-share', amount: staked - risen },
      ...meter.moved,
    ],
    rules: [rules.rises, ...meter.ruled],
  };
}

class Meter {
  readonly moved: ExpectedMovement[] = [];
  readonly ruled: string[] = [];

  constructor(
    private readonly pool: Pool,
    private shown: number,
  ) {}

  /** Pays the whole meter in equal parts; the remainder stays, and the house adds the seed (OP2-13). */
  payRoyals(royals: readonly PoolStake[], { prizes, royals: shared, opening }: CarruselRules): void {
    if (royals.length === 0) return;
    this.share(royals, this.shown, royals.length > 1 ? shared : prizes);
    this.fillUp(opening);
  }

  /** Pays a tenth of the remaining meter for each rank, the highest first; equal hands share it. */
  payStraightFlushes(won: readonly PoolStake[], { prizes, chain, equals }: CarruselRules): void {
    const inOrder = [...won].sort((one, other) => compared(other.hand!.whole, one.hand!.whole));
    const tops = [...new Set(inOrder.map(({ hand }) => hand!.whole[1]!))];
    tops.forEach((top, at) => {
      const alike = won.filter(({ hand }) => hand!.whole[1] === top);
      const rule = at > 0 ? chain : alike.length > 1 ? equals : prizes;
      this.share(alike, Math.floor(this.shown / 10), rule);
    });
  }

  /** Pays a fixed prize; if the meter is too low the house pays the difference and adds the seed (OP2-14). */
  payFixed(seat: number, amount: number, { prizes, opening }: CarruselRules): void {
    const missing = amount - this.shown;
    if (missing > 0) this.fund('shortfall', missing, prizes);
    this.take(seat, amount, prizes);
    if (missing > 0) this.fillUp(opening);
  }

  private share(stakes: readonly PoolStake[], amount: number, rule: string): void {
    for (const { seat } of stakes) this.take(seat, Math.floor(amount / stakes.length), rule);
  }

  private take(seat: number, amount: number, rule: string): void {
    this.shown -= amount;
    this.moved.push({ pool: 'carrusel', kind: 'prize', amount, seat });
    this.ruled.push(rule);
  }

  private fillUp(rule: string): void {
    if (this.pool.opening > this.shown) this.fund('reseed', this.pool.opening - this.shown, rule);
  }

  private fund(kind: string, amount: number, rule: string): void {
    this.shown += amount;
    this.moved.push({ pool: 'carrusel', kind, amount });
    this.ruled.push(rule);
  }
}

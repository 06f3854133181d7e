import type { Minor } from '../../kernel/money';

/** Which events tell of a pool: the rounds of its tables, or its own. One of them posts, the other confirms. */
export type PoolReporter = 'round.settled' | 'jackpot';

export interface ReportedPrize {
  readonly reporter: PoolReporter;
  readonly amount: Minor;
  readonly round?: string;
}

/** The month whose stakes and prizes are tallied; what of the meter was the players' when it began. Minor units. */
interface PoolMonth {
  readonly month: string;
  readonly owned: Minor;
}

/** The last reading of a meter that was compared with the ledger, in minor units. */
export interface MeterReading {
  readonly shown: Minor;
  readonly day: string;
  /** What was found with it: shown less due. A next reading that differs by as much the other way is right again. */
  readonly off?: Minor;
}

/** A prize won by the cards of a round and not reported yet. Minor units. */
export interface UnpaidPrize {
  /** The round, as `roundMentioned` names it, its session and its gaming day. */
  readonly round: string;
  readonly session: string;
  readonly day: string;
  readonly amount: Minor;
  readonly seat?: number;
  readonly rule: { readonly id: string; readonly citation: string };
}

export interface PoolDue {
  readonly amount: Minor;
  /** When it became due, and in which round, where that is known. */
  readonly since: string;
  readonly round?: string;
}

interface PoolAdvance {
  readonly amount: Minor;
  readonly cause: 'seed' | 'shortfall';
}

type PoolFault = 'not-authorised' | 'not-begun-again';

export interface Pool extends Partial<PoolParts> {
  readonly pool: string;
  readonly rate?: { readonly numerator: number; readonly denominator: number };
  readonly opening?: Minor;
  readonly game?: string;
  readonly tables?: readonly string[];
  readonly isClosed?: boolean;
  readonly unit?: Minor;
  /** The rate that was checked last: as authorised, else as at the opening. */
  readonly seenRate?: { readonly numerator: number; readonly denominator: number };
  readonly due?: PoolDue;
  readonly advance?: PoolAdvance;
  readonly unpaid?: readonly UnpaidPrize[];
  readonly said?: readonly PoolFault[];
  readonly month?: PoolMonth;
  /** The first reporter of a stake; it posts the stakes unless the authorisation chooses. */
  readonly stakesFrom?: PoolReporter;
  readonly stakedBy: readonly PoolReporter[];
}

/**
 * What of a pool few facts read. Each part has a state of its own, and a fact is evaluated again when a part that it has
 * read is otherwise; a pool has the parts that its last fact has changed (`partOf` says what they are).
 */
export interface PoolParts {
  readonly prizes: readonly ReportedPrize[];
  readonly meter: ShownMeter;
  readonly reseeding: Reseeding;
}

export interface Reseeding {
  readonly day?: string;
  /** What the meter had to come to, in minor units. */
  readonly due: Minor;
  readonly off?: Minor;
}

export interface ShownMeter {
  /** What it showed last, less prizes that were paid out of it since; minor units. */
  readonly shown?: Minor;
  readonly reading?: MeterReading;
}

export type Pools = readonly Pool[];

export const noPools: Pools = [];

export const findPool = (pools: Pools, pool: string): Pool | undefined =>
  pools.find((each) => each.pool === pool);

const begin = (pool: string): Pool => ({
  pool,
  stakedBy: [],
});

export const withoutPast = ({
  isClosed: _isClosed,
  unit: _unit,
  seenRate: _seenRate,
  due: _due,
  advance: _advance,
  said: _said,
  ...pool
}: Pool): Pool => pool;

export function withPool(pools: Pools, name: string, change: (pool: Pool) => Pool): Pools {
  const known = findPool(pools, name);
  if (known === undefined) return [...pools, change(begin(name))];
  return pools.map((each) => (each === known ? change(known) : each));
}

export function reportStake(
  pool: Pool,
  { reporter, amount }: { readonly reporter: PoolReporter; readonly amount: Minor },
): Pool {
  const isKnown = amount === 0n || pool.stakedBy.includes(reporter);
  if (isKnown && pool.stakesFrom !== undefined) return pool;
  const stakedBy = isKnown ? pool.stakedBy : [...pool.stakedBy, reporter];
  return { ...pool, stakesFrom: pool.stakesFrom ?? reporter, stakedBy };
}

export const unpaidToldBy = (
  { unpaid = [] }: Pool,
  { round, amount, seat }: Pick<ReportedPrize, 'round' | 'amount'> & { readonly seat?: number | undefined },
): UnpaidPrize | undefined =>
  unpaid.find(
    (prize) =>
      prize.amount === amount &&
      (round === undefined || prize.round === round) &&
      (seat === undefined || prize.seat === undefined || prize.seat === seat),
  );

export const hasSaid = ({ said = [] }: Pool, fault: PoolFault): boolean => said.includes(fault);

export function saying({ said = [], ...pool }: Pool, fault: PoolFault, isWrong: boolean): Pool {
  const others = said.filter((each) => each !== fault);
  const now = isWrong ? [...others, fault] : others;
  return now.length === 0 ? pool : { ...pool, said: now };
}

import type { Minor } from '../../kernel/money';

/** Which events tell of a pool: the rounds of its tables, or its own. One of them posts, the other confirms. */
export type PoolReporter = 'round.settled' | 'jackpot';

/** A prize that one reporter has told of and the other has not yet. */
export interface ReportedPrize {
  readonly reporter: PoolReporter;
  readonly amount: Minor;
  /** The round it was won in, where the report says so. */
  readonly round?: string;
}

/** What a pool took and gave in a month so far; what of its meter was the players' when it began. Minor units. */
export interface PoolMonth {
  /** YYYY-MM of the gaming days. */
  readonly month: string;
  readonly owned: Minor;
  readonly staked: Minor;
  readonly prizes: Minor;
}

/** A prize that the cards of a round win and that nobody has told of yet. Minor units. */
export interface UnpaidPrize {
  /** The round, as `roundMentioned` names it, its session and its gaming day. */
  readonly round: string;
  readonly session: string;
  readonly day: string;
  readonly amount: Minor;
  readonly seat?: number;
  /** The rule that it is won by. */
  readonly rule: { readonly id: string; readonly citation: string };
}

/** What the house has to put into a pool, as it was won or a prize needed more than it held. */
export interface PoolDue {
  /** What is missing of it still, in minor units. */
  readonly amount: Minor;
  /** When it became due, and in which round, where that is known. */
  readonly since: string;
  readonly round?: string;
}

/** What the house put into a pool before anything was due: for a prize that needs it. */
export interface PoolAdvance {
  readonly amount: Minor;
  readonly cause: 'seed' | 'shortfall';
}

/** What is wrong with a pool for as long as it lasts, and is said once. */
export type PoolFault = 'not-authorised' | 'not-begun-again';

/** What is known of a pool besides its meter, which is a balance of the ledger. */
export interface Pool {
  readonly pool: string;
  /** Share of a stake that goes to the meter, as the opening of the pool says. */
  readonly rate?: { readonly numerator: number; readonly denominator: number };
  /** What it began with, as its opening says: what it begins with again. */
  readonly opening?: Minor;
  /** The game it is of, as its opening says. */
  readonly game?: string;
  /** The tables that form it, as its opening says. */
  readonly tables?: readonly string[];
  /** It ended, and has not been opened again. */
  readonly isClosed?: boolean;
  /** What one stake is, as the first report that told it by the rules of a game. */
  readonly unit?: Minor;
  /** The rate that was looked at last: as authorised, else as it was opened with. */
  readonly seenRate?: { readonly numerator: number; readonly denominator: number };
  readonly due?: PoolDue;
  readonly advance?: PoolAdvance;
  readonly unpaid?: readonly UnpaidPrize[];
  readonly said?: readonly PoolFault[];
  /** The month of its last fact so far. */
  readonly month?: PoolMonth;
  /** What its meter showed last, less prizes that were paid out of it since. */
  readonly shown?: Minor;
  /** Who told of a stake first; posts the stakes where the authorisation does not choose. */
  readonly stakesFrom?: PoolReporter;
  /** What each reporter told of stakes, in minor units. */
  readonly stakes: Readonly<Record<PoolReporter, Minor>>;
  readonly prizes: readonly ReportedPrize[];
}

export type Pools = readonly Pool[];

export const noPools: Pools = [];

/** Prizes that wait for the other reporter; older ones are given up, since most houses report only once. */
const PRIZES_KEPT = 50;

export const findPool = (pools: Pools, pool: string): Pool | undefined =>
  pools.find((each) => each.pool === pool);

const begin = (pool: string): Pool => ({
  pool,
  stakes: { 'round.settled': 0n, jackpot: 0n },
  prizes: [],
});

/** A pool without what was known of its life: it begins, or has ended. */
export const withoutPast = ({
  isClosed: _isClosed,
  unit: _unit,
  seenRate: _seenRate,
  due: _due,
  advance: _advance,
  said: _said,
  ...pool
}: Pool): Pool => pool;

/** The pools after a change of one of them, known or new. */
export function withPool(pools: Pools, name: string, change: (pool: Pool) => Pool): Pools {
  const known = findPool(pools, name);
  if (known === undefined) return [...pools, change(begin(name))];
  return pools.map((each) => (each === known ? change(known) : each));
}

/** The pool once its meter was read. */
export const readMeter = (pool: Pool, shown: Minor): Pool => ({ ...pool, shown });

/** The pool once a round paid a prize out of it: its meter may show that much less. */
export const payOut = (pool: Pool, amount: Minor): Pool =>
  pool.shown === undefined ? pool : { ...pool, shown: pool.shown > amount ? pool.shown - amount : 0n };

/** Adds a reported stake, and remembers who told of one first. */
export const reportStake = (
  pool: Pool,
  { reporter, amount }: { reporter: PoolReporter; amount: Minor },
): Pool => ({
  ...pool,
  stakesFrom: pool.stakesFrom ?? reporter,
  stakes: { ...pool.stakes, [reporter]: pool.stakes[reporter] + amount },
});

/** The report of the other reporter that tells of the same prize, if there is one. */
export const otherReportOf = (pool: Pool | undefined, prize: ReportedPrize): ReportedPrize | undefined =>
  pool?.prizes.find(
    ({ reporter, amount, round }) =>
      reporter !== prize.reporter &&
      amount === prize.amount &&
      (round === undefined || prize.round === undefined || round === prize.round),
  );

/** Takes the report it matches off the list, else enters it there. */
export function reportPrize(pool: Pool, prize: ReportedPrize): Pool {
  const match = otherReportOf(pool, prize);
  const prizes =
    match === undefined
      ? [...pool.prizes, prize].slice(-PRIZES_KEPT)
      : pool.prizes.filter((each) => each !== match);
  return { ...pool, prizes };
}

/** The prize that nobody had told of, and this report of the pool tells. */
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

/** Whether this was said of a pool and lasts. */
export const hasSaid = ({ said = [] }: Pool, fault: PoolFault): boolean => said.includes(fault);

/** The pool once this was said of it, or no longer holds. */
export function saying({ said = [], ...pool }: Pool, fault: PoolFault, isWrong: boolean): Pool {
  const others = said.filter((each) => each !== fault);
  const now = isWrong ? [...others, fault] : others;
  return now.length === 0 ? pool : { ...pool, said: now };
}

import { type Minor, sumMinor } from '../../kernel/money';
import { present } from '../../kernel/present';
import type { DeclaredPoolUse } from '../_core/declared-pool-use';
import { definitionOf } from '../event-contract/catalogue';
import type { CasinoEvent } from '../../kernel/envelope';
import { roundMentioned, sessionKeyOf, tableConcerned } from '../table-session/session-key.state';

/** The events that report a pool: rounds of its tables, or events of its own. One of them posts, the other confirms. */
export type PoolReporter = 'round.settled' | 'jackpot';

export interface ReportedPrize {
  readonly reporter: PoolReporter;
  readonly amount: Minor;
  readonly round?: string;
}

/**
 * The month whose stakes and prizes are tallied, and how much of the meter was the players' when it began. Minor
 * units.
 */
interface PoolMonth {
  readonly month: string;
  readonly owned: Minor;
}

/** The last reading of a meter that was compared with the ledger, in minor units. */
export interface MeterReading {
  readonly shown: Minor;
  readonly day: string;
  /** The difference found: shown less due. A next reading with the opposite difference corrects it. */
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
  readonly rule: { readonly id: string; readonly citation: string; readonly citationEs?: string };
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
 * The parts of a pool that few facts read. Each part has a state of its own, and a fact is evaluated again only when
 * a part that it has read changes. A pool has only the parts that its last fact has changed; `partOf` reads the rest.
 */
export interface PoolParts {
  readonly prizes: readonly ReportedPrize[];
  readonly meter: ShownMeter;
  readonly reseeding: Reseeding;
}

export interface Reseeding {
  readonly day?: string;
  /** The meter due after the reseeding, in minor units. */
  readonly due: Minor;
  readonly off?: Minor;
}

export interface ShownMeter {
  /** The last reading less the prizes paid out of the meter since; minor units. */
  readonly shown?: Minor;
  readonly reading?: MeterReading;
}

export type Pools = readonly Pool[];

export const noPools: Pools = [];

export const findPool = (pools: Pools, pool: string): Pool | undefined =>
  pools.find((each) => each.pool === pool);

const begin = (pool: string): Pool => ({ pool, stakedBy: [] });

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
  const stakedBy = isKnown ? pool.stakedBy : [...pool.stakedBy, reporter];
  return { ...pool, stakesFrom: pool.stakesFrom ?? reporter, stakedBy };
}

export const unpaidReportedBy = (
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

/** The effect of a fact on a pool, whichever event posts it. Minor units. */
export interface PoolUse extends Required<Omit<DeclaredPoolUse, 'pool' | 'unit' | 'cause'>> {
  readonly table: string | undefined;
  readonly round: string | undefined;
  readonly unit?: Minor;
  readonly cause?: DeclaredPoolUse['cause'];
}

const poolsIn = ({ type, data }: CasinoEvent): readonly DeclaredPoolUse[] =>
  definitionOf(type)?.pools?.(data) ?? NO_USE;

const NO_USE: readonly DeclaredPoolUse[] = [];

export function poolUseOf(event: CasinoEvent, pool: string): PoolUse {
  const uses = poolsIn(event).filter((use) => use.pool === pool);
  const sumOf = (part: 'staked' | 'won' | 'wonOfMeter' | 'given'): Minor =>
    sumMinor(uses.map((use) => use[part] ?? 0n));
  const [{ unit, cause } = {} as Partial<DeclaredPoolUse>] = uses;
  return {
    table: tableConcerned(event),
    round: roundOf(event),
    staked: sumOf('staked'),
    won: sumOf('won'),
    wonOfMeter: sumOf('wonOfMeter'),
    given: sumOf('given'),
    ...present({ unit, cause }),
  };
}

function roundOf(event: CasinoEvent): string | undefined {
  const { roundNo } = (event.data ?? {}) as { readonly roundNo?: number };
  const session = sessionKeyOf(event);
  return session === undefined || roundNo === undefined ? undefined : roundMentioned(session, roundNo);
}

/** The currency of an event about pools; empty if it states none. */
export const currencyOf = ({ data }: CasinoEvent): string =>
  (data as { readonly currency?: string } | null)?.currency ?? '';

export const poolsReportedBy = (event: CasinoEvent): readonly string[] => [
  ...new Set(poolsIn(event).map(({ pool }) => pool)),
];

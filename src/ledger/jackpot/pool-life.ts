import { accountOf, isAt } from '../_core/account';
import { type Finding, raise, said } from '../../finding-catalogue/finding';
import type { CatalogueEvent, EventOf } from '../event-contract/catalogue';
import type { CasinoEvent } from '../../kernel/envelope';
import type { Pool, PoolReporter, Pools } from './pool.state';
import { findPool, withoutPast, withPool, currencyOf } from './pool.state';
import { tallied, type TallyName, type TallyLine } from '../_core/balances';
import type { PoolReturn } from '../../games/game-rules';
import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import { jackpotOf } from '../_core/account-paths';
import { type EntryLine, reversalOf } from '../_core/journal-entry';
import type { LedgerState, Check, PostedEntry } from '../_core/evaluation.state';
import { isPoolPlay } from './jackpot.events';
import { isKnownPool, rulesOfPool } from './pool.posting';
import { money } from '../../games/wording';

interface PoolMonths {
  readonly pools: Pools;
  readonly findings: readonly Finding[];
  readonly tallies: readonly TallyLine[];
}

interface EvaluatedFact {
  readonly names: readonly string[];
  readonly lines: readonly EntryLine[];
  readonly pools: Pools;
}

/**
 * Tallies what pools take and give by the month. The first fact of a later month, or the close of a pool, ends a month;
 * what was returned in it is compared with the rules of the pool's game.
 */
export function countMonths(event: CasinoEvent, before: LedgerState, fact: EvaluatedFact): PoolMonths {
  const currency = currencyOf(event);
  const month = event.gamingday.slice(0, 'YYYY-MM'.length);
  const findings: Finding[] = [];
  const tallies: TallyLine[] = [];
  let { pools } = fact;
  for (const name of fact.names) {
    const pool = findPool(pools, name);
    if (pool === undefined) continue;
    const owned = (gone = 0n) => ownedOf(pool, -before.balances.of(jackpotOf(name), currency) - gone);
    const isOver = pool.month !== undefined && pool.month.month < month;
    const ends = isOver || event.type === 'cagnotte.jackpot.closed.v1';
    if (pool.month !== undefined && ends) {
      const { balances } = before;
      const staked = balances.of(stakedIn(pool.month.month, name), currency);
      const prizes = balances.of(wonIn(pool.month.month, name), currency);
      const ownedAfter = owned(toTheHouse(event as CatalogueEvent));
      const of: PoolReturn = { staked, prizes, ownedBefore: pool.month.owned, ownedAfter };
      findings.push(...checkMonth(event, before, { pool: name, month: pool.month.month, of }));
    }
    const begun = isOver || pool.month === undefined ? { month, owned: owned() } : pool.month;
    if (begun !== pool.month) pools = pools.map((each) => (each === pool ? { ...pool, month: begun } : each));
    tallies.push(...talliesOf(begun.month, name, { event, lines: fact.lines, currency }));
  }
  return { pools, findings, tallies };
}

/** What a closed pool returns to the house no longer belongs to the players; another pool keeps it for them. */
const toTheHouse = ({ type, data }: CatalogueEvent): Minor =>
  type === 'cagnotte.jackpot.closed.v1' && data.toPool === undefined ? minorFromWire(data.amount) : 0n;

const ownedOf = ({ opening = 0n }: Pool, meter: bigint): bigint => (meter > opening ? meter - opening : 0n);

/** Stakes are credited to meter and house share, prizes debited there; the reversal of a void does the opposite. */
function talliesOf(
  month: string,
  pool: string,
  {
    event,
    lines,
    currency,
  }: Pick<EvaluatedFact, 'lines'> & { readonly event: CasinoEvent; readonly currency: string },
): TallyLine[] {
  if (!isPoolPlay(event.type)) return [];
  const own = lines.filter(
    ({ account }) => isAt(account, 'jackpot', 'jackpot-share') && accountOf(account).of === pool,
  );
  const credits = sumMinor(own.map(({ credit }) => credit));
  const debits = sumMinor(own.map(({ debit }) => debit));
  const isUndone = event.type === 'cagnotte.round.voided.v1';
  return [
    ...tallied(stakedIn(month, pool), isUndone ? -debits : credits, currency),
    ...tallied(wonIn(month, pool), isUndone ? -credits : debits, currency),
  ];
}

function checkMonth(
  event: CasinoEvent,
  before: LedgerState,
  { pool, month, of }: { readonly pool: string; readonly month: string; readonly of: PoolReturn },
): readonly Finding[] {
  const found = rulesOfPool({ pool, day: event.gamingday }, before);
  return found?.rules.checks.pool?.returned(`${pool} in ${month}`, of, found.setting) ?? [];
}

/** Closes a pool. The pool that takes over its money takes over its opening, too, if it was opened with nothing. */
export function afterClosing({ data }: EventOf<'cagnotte.jackpot.closed.v1'>, pools: Pools): Pools {
  const { pool, toPool, amount } = data;
  if (toPool === pool) return pools;
  const closed = withPool(pools, pool, (each) => ({ ...withoutPast(each), isClosed: true }));
  if (toPool === undefined) return closed;
  const moved = findPool(pools, pool)?.opening ?? minorFromWire(amount);
  return withPool(closed, toPool, (each) => ((each.opening ?? 0n) > 0n ? each : { ...each, opening: moved }));
}

export function checkEmptied(
  { data }: EventOf<'cagnotte.jackpot.closed.v1'>,
  lines: readonly EntryLine[],
  { balances }: LedgerState,
): Finding[] {
  const { pool, toPool, currency } = data;
  const left = -balances.after(lines).of(jackpotOf(pool), currency);
  if (left <= 0n || toPool === pool) return [];
  return [
    raise({
      code: 'pool-closed-in-part',
      expected: said('nothing-left-in', { pool }),
      found: money(left, currency),
    }),
  ];
}

/**
 * What a void takes back of the tallies of its round. Those of meters and months follow the lines of the void itself,
 * in its own month.
 */
export const talliesTakenBack = ({ tallies = [] }: PostedEntry): TallyLine[] =>
  reversalOf(tallies.filter(({ account }) => !OF_LINES.test(account)));

const OF_LINES = /^tally:(meter|reseeded|staked|won)\//;

export const grownSinceReading = (pool: string): TallyName => `tally:meter/${pool}`;

/** Growth of a pool's meter in the ledger since the house last put its opening in. */
export const grownSinceReseeding = (pool: string): TallyName => `tally:reseeded/${pool}`;

interface StakesReport {
  readonly reporter: PoolReporter;
  readonly pool: string;
  readonly table: string | undefined;
}

export const stakesReportedBy = ({ reporter, pool, table }: StakesReport): TallyName =>
  table === undefined ? `tally:stakes/${reporter}/${pool}` : `tally:stakes/${reporter}/${pool}/${table}`;

export const tallyStake = (told: StakesReport, amount: Minor, currency: string): TallyLine[] => [
  ...tallied(stakesReportedBy({ ...told, table: undefined }), amount, currency),
  ...(told.table === undefined ? [] : tallied(stakesReportedBy(told), amount, currency)),
];

/** Stakes that a pool took in a month (`2026-01`), and prizes that it paid. */
export const stakedIn = (month: string, pool: string): TallyName => `tally:staked/${month}/${pool}`;
export const wonIn = (month: string, pool: string): TallyName => `tally:won/${month}/${pool}`;

/** What the lines of one fact add to the meter of a pool, in minor units. */
export function growthOf(pool: string, currency: string, lines: readonly EntryLine[]): Minor {
  const account = jackpotOf(pool);
  let growth = 0n;
  for (const line of lines)
    if (line.account === account && line.currency === currency) growth += line.credit - line.debit;
  return growth;
}

export function tallyMeters(
  event: CasinoEvent,
  pools: readonly string[],
  lines: readonly EntryLine[],
): TallyLine[] {
  const currency = currencyOf(event);
  return pools.flatMap((pool) => {
    const growth = growthOf(pool, currency, lines);
    return [grownSinceReading(pool), grownSinceReseeding(pool)].flatMap((tally) =>
      tallied(tally, growth, currency),
    );
  });
}

export const checkPoolOpenedOnce: Check<'cagnotte.jackpot.opened.v1'> = (
  { data: { pool, currency, seed } },
  { pools },
) => {
  const known = findPool(pools, pool);
  if (known?.opening === undefined || known.isClosed === true) return [];
  return [
    raise({
      code: 'pool-opened-twice',
      expected: said('opened-once-and-closed-before-it-is-opened', { pool }),
      found: said('second-seed-of', { amount: money(minorFromWire(seed), currency) }),
    }),
  ];
};

export const checkHeir: Check<'cagnotte.jackpot.closed.v1'> = (
  { gamingday: day, data: { pool, toPool, currency, amount } },
  before,
) => {
  if (toPool === undefined || toPool === pool) return [];
  if (isKnownPool({ pool: toPool, currency, day }, before)) return [];
  return [
    raise({
      code: 'pool-unknown',
      expected: said('pool-that-was-opened-or-authorised'),
      found: said('moved-to', { amount: money(minorFromWire(amount), currency), pool: toPool }),
    }),
  ];
};

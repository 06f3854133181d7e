import type { Finding } from '../../finding-catalogue/finding';
import { type Minor, minorFromWire } from '../../kernel/money';
import { jackpotOf } from '../_core/account-paths';
import { tallied } from '../_core/balances';
import type { LedgerState } from '../_core/evaluation.state';
import type { EntryLine } from '../_core/journal-entry';
import type { EventOf } from '../event-contract/catalogue';
import { grownSinceReseeding, growthOf } from './pool-life';
import { partOf } from './pool-parts.state';
import { rulesOfPool } from './pool.posting';
import { findPool, type Pool, type Reseeding } from './pool.state';

type Reseeded = EventOf<'cagnotte.jackpot.reseeded.v1'>;

interface ReseedingHeld {
  readonly findings: readonly Finding[];
  readonly tallies: readonly EntryLine[];
  readonly reseeding: Reseeding | undefined;
}

const NOT_HELD: ReseedingHeld = { findings: [], tallies: [], reseeding: undefined };

/**
 * What the house puts into a pool as its new beginning, against what is missing of its opening. A whole opening that it
 * puts in while nothing is missing is for a prize to come: the round that does without it says so. The first of a gaming
 * day is held against the ledger; a later one against what the one before it had to come to, and what was posted since.
 * What is too much by the ledger, and stays in the meter, is therefore found where it arises, as with meters, and not with
 * every reseeding after it.
 */
export function holdReseeding(
  event: Reseeded,
  lines: readonly EntryLine[],
  before: LedgerState,
): ReseedingHeld {
  const { pool: name, currency } = event.data;
  const pool = findPool(before.pools, name);
  const least = pool === undefined ? undefined : beginsAgainWith(event, pool, before);
  if (pool === undefined || least === undefined) return NOT_HELD;
  const tally = grownSinceReseeding(name);
  const grown = before.balances.of(tally, currency);
  const meter = meterBefore(event, pool, { before, grown });
  const { findings, reseeding } = checkReseeding(event, pool, { before, least, meter });
  const tallies = tallied(tally, -grown - growthOf(name, currency, lines), currency);
  return { findings, reseeding, tallies };
}

/** Undefined if the rules of the game demand nothing, or the house covers a shortfall. */
function beginsAgainWith({ data, gamingday }: Reseeded, pool: Pool, before: LedgerState): Minor | undefined {
  if (data.cause !== 'seed' || pool.opening === undefined) return undefined;
  const found = rulesOfPool({ pool: pool.pool, day: gamingday }, before);
  return found?.rules.checks.pool?.beginsAgainWith(pool, found.setting);
}

function meterBefore(
  { data, gamingday }: Reseeded,
  pool: Pool,
  { before: { balances, poolPart }, grown }: { readonly before: LedgerState; readonly grown: Minor },
): Minor {
  const last = partOf('reseeding', pool, poolPart, 'but-found');
  if (last.day !== gamingday) return -balances.of(jackpotOf(pool.pool), data.currency);
  // What was too much is won with the rest.
  return last.due + grown > 0n ? last.due + grown : 0n;
}

interface Held {
  readonly before: LedgerState;
  readonly least: Minor;
  readonly meter: Minor;
}

function checkReseeding(
  event: Reseeded,
  pool: Pool,
  { before, least, meter }: Held,
): Required<Pick<ReseedingHeld, 'findings' | 'reseeding'>> {
  const day = event.gamingday;
  const amount = minorFromWire(event.data.amount);
  if (meter >= least && amount === least) return { findings: [], reseeding: { day, due: meter + amount } };
  const missing = least > meter ? least - meter : 0n;
  const off = amount - missing;
  const due = meter + missing;
  if (off === 0n || wasOffBy(-off, day, { pool, before })) return { findings: [], reseeding: { day, due } };
  const { opening = least, unit } = pool;
  const found = rulesOfPool({ pool: pool.pool, day }, before);
  const reseed = { pool: pool.pool, amount, meter, opening, unit };
  const findings = found?.rules.checks.pool?.reseeded(reseed, found.setting) ?? [];
  return findings.length > 0 && off > 0n
    ? { findings, reseeding: { day, due, off } }
    : { findings, reseeding: { day, due: meter + amount } };
}

/** Whether the reseeding before it, on the same day, differed by this much: then this one is right again. */
function wasOffBy(
  found: Minor,
  day: string,
  { pool, before: { poolPart } }: { readonly pool: Pool; readonly before: LedgerState },
): boolean {
  const last = partOf('reseeding', pool, poolPart);
  return last.day === day && (last.off ?? 0n) === found;
}

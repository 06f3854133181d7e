import { type Finding, raise, said } from '../../finding-catalogue/finding';
import { money } from '../../games/wording';
import { type Minor, minorFromWire } from '../../kernel/money';
import type { Rational } from '../../kernel/rational';
import { contributionOf } from '../../games/_mechanics/pool-stakes';
import { jackpotOf } from '../_core/account-paths';
import type { LedgerState } from '../_core/evaluation.state';
import type { EntryLine } from '../_core/journal-entry';
import { tallied, type TallyLine } from '../_core/balances';
import { partOf } from './pool-parts.state';
import { findPool, type MeterReading, type Pool, type Reseeding } from './pool.state';
import { grownSinceReading, growthOf, grownSinceReseeding } from './pool-life';
import type { EventOf } from '../event-contract/catalogue';
import { rulesOfPool } from './pool.posting';

interface ReadingTaken {
  readonly pool: string;
  readonly currency: string;
  readonly when: 'before' | 'after';
  readonly shown: number | undefined;
  readonly booked: Minor;
}

export function checkMeter({ pool, when, shown, booked, currency }: ReadingTaken): Finding[] {
  if (shown === undefined || minorFromWire(shown) === booked) return [];
  return [
    raise({
      code: 'meter-differs',
      expected:
        when === 'before'
          ? said('on-meter-of-before-this', { amount: money(booked, currency), pool })
          : said('on-meter-of-after-this', { amount: money(booked, currency), pool }),
      found: money(minorFromWire(shown), currency),
    }),
  ];
}

interface MeterShare {
  readonly pool: string;
  readonly currency: string;
  readonly amount: Minor;
  readonly toMeter: Minor | undefined;
  /** As authorised on the day, otherwise as at the opening of the pool. */
  readonly rate: Rational | undefined;
  readonly stakes: number;
}

/** The meter gets the announced share of each stake; each of several stakes may be rounded separately. */
export function checkMeterShare({ pool, amount, toMeter, rate, stakes, currency }: MeterShare): Finding[] {
  if (toMeter === undefined || rate === undefined) return [];
  const due = contributionOf(amount, rate).amount;
  const off = toMeter > due ? toMeter - due : due - toMeter;
  if (off === 0n || (stakes > 1 && off * 2n <= BigInt(stakes) + 1n)) return [];
  return [
    raise({
      code: 'meter-share-differs',
      expected: said('of-to-meter-of', { due: money(due, currency), amount: money(amount, currency), pool }),
      found: money(toMeter, currency),
    }),
  ];
}

/** The meter reading of an event, and what it takes out of the meter: a prize, an adjustment, the end of the pool. */
interface MeterMove {
  readonly pool: string;
  readonly currency: string;
  readonly last: Minor | undefined;
  readonly shownBefore: number | undefined;
  readonly shownAfter: number | undefined;
  readonly takenOut: Minor;
}

/** A meter falls only by what is paid out of it or taken out with two approvals. */
export function checkMeterFell({
  pool,
  last,
  shownBefore,
  shownAfter,
  takenOut,
  currency,
}: MeterMove): Finding[] {
  const before = shownBefore === undefined ? last : minorFromWire(shownBefore);
  const fellSince = last !== undefined && before !== undefined && before < last;
  const lowest = before === undefined ? undefined : before - takenOut;
  const after = shownAfter === undefined ? undefined : minorFromWire(shownAfter);
  const fellNow = after !== undefined && lowest !== undefined && after < lowest;
  return [
    ...(fellSince ? [meterFell(pool, { lowest: last, shown: before, currency })] : []),
    ...(fellNow ? [meterFell(pool, { lowest, shown: after, currency })] : []),
  ];
}

const meterFell = (
  pool: string,
  { lowest, shown, currency }: { lowest: Minor; shown: Minor; currency: string },
): Finding =>
  raise({
    code: 'meter-fell',
    expected: said('at-least-on-meter-of', { amount: money(lowest, currency), pool }),
    found: money(shown, currency),
  });

export interface Metered {
  readonly gamingday: string;
  readonly data: {
    readonly pool: string;
    readonly currency: string;
    readonly meterBefore?: number;
    readonly meterAfter?: number;
  };
}

export interface MeterRead {
  readonly findings: readonly Finding[];
  readonly tallies: readonly TallyLine[];
  readonly reading: MeterReading | undefined;
}

/** For a fact that only confirms posted rounds: its meter is not compared with the ledger. */
export const NOT_READ: MeterRead = { findings: [], tallies: [], reading: undefined };

/**
 * Compares a meter with the ledger: the first reading of a gaming day with the balance of the pool, a later one with
 * the reading before it and what was posted since. So a difference is found where it arises and not with every later
 * reading, and a late stake affects the next reading only.
 */
export function readMeter(event: Metered, lines: readonly EntryLine[], before: LedgerState): MeterRead {
  const { pool, currency, meterBefore, meterAfter } = event.data;
  const shown = meterAfter ?? meterBefore;
  if (shown === undefined) return NOT_READ;
  const { gamingday: day } = event;
  const last = lastReading(pool, before);
  const due = dueOnMeter(event, before);
  const growth = growthOf(pool, currency, lines);
  const isOff = (difference: Minor): boolean =>
    difference !== 0n && (last?.day !== day || !wasOffBy(-difference, pool, before));
  const findings = (
    [
      ['before', meterBefore, due],
      ['after', meterAfter, due + growth],
    ] as const
  ).flatMap(([when, meter, booked]) =>
    meter === undefined || !isOff(minorFromWire(meter) - booked)
      ? []
      : checkMeter({ pool, currency, when, shown: meter, booked }),
  );
  const difference = minorFromWire(shown) - (meterAfter === undefined ? due : due + growth);
  const reading = { shown: minorFromWire(shown), day, ...(isOff(difference) ? { off: difference } : {}) };
  const tally = grownSinceReading(pool);
  const known = before.balances.of(tally, currency);
  return {
    findings,
    tallies: tallied(tally, meterAfter === undefined ? -known : -known - growth, currency),
    reading,
  };
}

function dueOnMeter({ gamingday, data: { pool, currency } }: Metered, before: LedgerState): Minor {
  const last = lastReading(pool, before);
  return last?.day === gamingday
    ? last.shown + before.balances.of(grownSinceReading(pool), currency)
    : -before.balances.of(jackpotOf(pool), currency);
}

const lastReading = (pool: string, { pools, poolPart }: LedgerState): Omit<MeterReading, 'off'> | undefined =>
  partOf('meter', findPool(pools, pool), poolPart, 'but-found').reading;

const wasOffBy = (found: Minor, pool: string, { pools, poolPart }: LedgerState): boolean =>
  (partOf('meter', findPool(pools, pool), poolPart, { found }).reading?.off ?? 0n) === found;

type Reseeded = EventOf<'cagnotte.jackpot.reseeded.v1'>;

interface ReseedingHeld {
  readonly findings: readonly Finding[];
  readonly tallies: readonly TallyLine[];
  readonly reseeding: Reseeding | undefined;
}

const NOT_HELD: ReseedingHeld = { findings: [], tallies: [], reseeding: undefined };

/**
 * Compares what the house puts into a pool as its new opening with the missing part of the opening. A whole opening
 * while nothing is missing is for a future prize: the next round with a stake and without a prize reports it
 * (`followFunding`). The first reseeding of a gaming day is compared with the ledger, a later one with the meter due
 * after the one before it and what was posted since. So an excess that stays in the meter is found where it arises,
 * and not with every later reseeding.
 */
export function holdReseeding(
  event: Reseeded,
  lines: readonly EntryLine[],
  before: LedgerState,
): ReseedingHeld {
  const { pool: name, currency } = event.data;
  const pool = findPool(before.pools, name);
  const rule = pool === undefined ? undefined : ruleOfReseeding(event, pool, before);
  if (pool === undefined || rule === undefined) return NOT_HELD;
  const tally = grownSinceReseeding(name);
  const grown = before.balances.of(tally, currency);
  const meter = meterBefore(event, pool, { before, grown });
  const { findings, reseeding } = checkReseeding(event, pool, { before, rule, meter });
  const tallies = tallied(tally, -grown - growthOf(name, currency, lines), currency);
  return { findings, reseeding, tallies };
}

interface RuleOfReseeding {
  /** The opening with which the pool begins again at least, in minor units. */
  readonly least: Minor;
  readonly check: (amount: Minor, meter: Minor) => readonly Finding[];
}

/** Undefined if the rules of the game require no opening, or the house covers a shortfall. */
function ruleOfReseeding(
  { data, gamingday }: Reseeded,
  { pool, opening, unit }: Pool,
  before: LedgerState,
): RuleOfReseeding | undefined {
  if (data.cause !== 'seed' || opening === undefined) return undefined;
  const found = rulesOfPool({ pool, day: gamingday }, before);
  const checks = found?.rules.checks.pool;
  if (found === undefined || checks === undefined) return undefined;
  const least = checks.beginsAgainWith({ opening, unit }, found.setting);
  if (least === undefined) return undefined;
  const of = { pool, opening, unit };
  return { least, check: (amount, meter) => checks.reseeded({ ...of, amount, meter }, found.setting) };
}

function meterBefore(
  { data, gamingday }: Reseeded,
  pool: Pool,
  { before: { balances, poolPart }, grown }: { readonly before: LedgerState; readonly grown: Minor },
): Minor {
  const last = partOf('reseeding', pool, poolPart, 'but-found');
  if (last.day !== gamingday) return -balances.of(jackpotOf(pool.pool), data.currency);
  // A prize takes the excess as well, and the meter due is not negative.
  return last.due + grown > 0n ? last.due + grown : 0n;
}

interface Held {
  readonly before: LedgerState;
  readonly rule: RuleOfReseeding;
  readonly meter: Minor;
}

function checkReseeding(
  event: Reseeded,
  pool: Pool,
  { before, rule: { least, check }, meter }: Held,
): Required<Pick<ReseedingHeld, 'findings' | 'reseeding'>> {
  const { gamingday: day } = event;
  const amount = minorFromWire(event.data.amount);
  if (meter >= least && amount === least) return { findings: [], reseeding: { day, due: meter + amount } };
  const missing = least > meter ? least - meter : 0n;
  const off = amount - missing;
  const due = meter + missing;
  if (off === 0n || reseedingWasOffBy(-off, day, { pool, before }))
    return { findings: [], reseeding: { day, due } };
  const findings = check(amount, meter);
  return findings.length > 0 && off > 0n
    ? { findings, reseeding: { day, due, off } }
    : { findings, reseeding: { day, due: meter + amount } };
}

/** Whether the reseeding before this one, on the same day, was off by this amount: then this one corrects it. */
function reseedingWasOffBy(
  found: Minor,
  day: string,
  { pool, before: { poolPart } }: { readonly pool: Pool; readonly before: LedgerState },
): boolean {
  const last = partOf('reseeding', pool, poolPart);
  return last.day === day && (last.off ?? 0n) === found;
}

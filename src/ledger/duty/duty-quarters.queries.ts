import { readCasinoBooks, readKnownDays } from '../casino/known-days.queries';
import { isClosed } from '../casino/authorisation.state';
import type { Minor } from '../../kernel/money';
import { type Queryable, readRows } from '../../database/queryable';
import type { DutyPayment, PresentedReturn } from './duty-facts.queries';
import {
  outstandingOf,
  type QuarterCorrection,
  type QuarterOfCasino,
  type QuarterStanding,
  type QuarterState,
  QUARTERS,
  standingOfQuarter,
  stateOfQuarter,
} from './duty-quarter';
import { type FoundReturn, lastDayOf, MAY_COUNT, readReturn } from './duty.queries';
import type { Quarter } from './duty-return';
import { type DutyLine, isInBase } from './duty-rules';

interface QuarterWanted {
  readonly casino: string;
  readonly position: bigint;
  readonly year: number;
  readonly quarter: Quarter;
  readonly positions?: ReadonlyMap<string, bigint>;
}

/** A quarter with what is known of its return, presentation and payment; amounts in minor units. */
export interface DutyQuarter {
  readonly quarter: Quarter;
  readonly state: QuarterState;
  /** Undefined without a schedule. */
  readonly found: FoundReturn | undefined;
  readonly standing: QuarterStanding;
  /** What the facts known now make due for the quarter alone. */
  readonly due: Minor;
  readonly outstanding: Minor;
  readonly presented: readonly PresentedReturn[];
  readonly payments: readonly DutyPayment[];
  readonly corrections: readonly QuarterCorrection[];
  /** What the facts known now make due, less what the last presented return had as due. */
  readonly corrected: Minor;
}

/** Reads the four quarters of a year. @returns undefined if no quarter of the year has a schedule */
export async function readQuarters(
  db: Queryable,
  wanted: Omit<QuarterWanted, 'quarter'>,
): Promise<DutyQuarter[] | undefined> {
  const quarters: DutyQuarter[] = [];
  for (const quarter of QUARTERS) quarters.push(await readQuarter(db, { ...wanted, quarter }));
  return quarters.some(({ found }) => found !== undefined) ? quarters : undefined;
}

export async function readQuarter(db: Queryable, wanted: QuarterWanted): Promise<DutyQuarter> {
  const { year, quarter } = wanted;
  const found = await readReturn(db, wanted);
  if (found === undefined) return { ...NOTHING_DUE, quarter };
  const period = periodOfQuarter(year, quarter);
  const casinos: QuarterOfCasino[] = [];
  for (const { casino, record: position } of found.through)
    casinos.push(await readQuarterOfCasino(db, { casino, position, ...period }));
  const standing = standingOfQuarter(casinos, period.until);
  const payments = found.facts.paid.filter((paid) => paid.quarter === quarter);
  const presented = found.facts.presented.filter((each) => each.quarter === quarter);
  const last = presented.at(-1);
  const { toPay, dueOfQuarter: due } = found.figures;
  const settled = { presented: last?.toPay, toPay, paid: payments.map(({ amount }) => amount) };
  return {
    quarter,
    state: stateOfQuarter({ standing, ...settled }),
    found,
    standing,
    due,
    outstanding: outstandingOf(settled),
    presented,
    payments,
    corrections: last === undefined ? [] : await readCorrections(db, found, last),
    corrected: last === undefined ? 0n : due - last.due,
  };
}

const NOTHING_DUE: Omit<DutyQuarter, 'quarter'> = {
  state: 'no-tariff',
  found: undefined,
  standing: { state: 'open', isOver: false, uncertified: [] },
  due: 0n,
  outstanding: 0n,
  presented: [],
  payments: [],
  corrections: [],
  corrected: 0n,
};

const FIRST_MONTHS: Readonly<Record<Quarter, string>> = { 1: '01', 2: '04', 3: '07', 4: '10' };

const periodOfQuarter = (year: number, quarter: Quarter): { from: string; until: string } => ({
  from: `${`${year}`.padStart(4, '0')}-${FIRST_MONTHS[quarter]}-01`,
  until: lastDayOf(year, quarter),
});

async function readQuarterOfCasino(
  db: Queryable,
  { casino, position, from, until }: { casino: string; position: bigint; from: string; until: string },
): Promise<QuarterOfCasino> {
  const at = { casino, position };
  const ofQuarter = await readKnownDays(db, { ...at, period: { from, until } });
  const [lastKnown] = await readKnownDays(db, { ...at, limit: 1 });
  const [before] = await readKnownDays(db, { ...at, before: from, limit: 1 });
  const { certifiedDays = [] } = await readCasinoBooks(db, at);
  const uncertified = ofQuarter.filter((day) => !isClosed(certifiedDays, day)).reverse();
  return { lastKnown, hasBegun: before !== undefined || ofQuarter.length > 0, uncertified };
}

interface ChangedLine extends DutyLine {
  readonly recordNumber: bigint;
  readonly gamingDay: string;
  readonly bookingDay: string;
}

/**
 * Reads what records after a presented return changed of the base of its quarter, in the order of the casinos and the
 * records; records that change nothing of it are left out.
 */
async function readCorrections(
  db: Queryable,
  { through, readings, rules, year, quarter }: FoundReturn,
  { casino: presentedBy, recordNumber, data }: PresentedReturn,
): Promise<QuarterCorrection[]> {
  const { from, until } = periodOfQuarter(year, quarter);
  const corrections: QuarterCorrection[] = [];
  for (const { casino, record: position } of through) {
    const stated = data.through?.find((each) => each.casino === casino)?.record;
    const known = stated === undefined && casino === presentedBy ? recordNumber : stated;
    if (known === undefined) continue;
    const lines = await readRows<ChangedLine>(
      db,
      `SELECT record_number, gaming_day, booking_day, account, event_type, undoes AS reversal, debit, credit
         FROM journal_line
        WHERE casino = $1 AND record_number > $2 AND record_number <= $3 AND currency = $4
          AND gaming_day BETWEEN $5::date AND $6::date AND ${MAY_COUNT}
        ORDER BY record_number, line`,
      [casino, `${known}`, `${position}`, rules.tariff!.currency, from, until],
    );
    corrections.push(...correctionsOf(casino, lines, readings));
  }
  return corrections;
}

function correctionsOf(
  casino: string,
  lines: readonly ChangedLine[],
  readings: FoundReturn['readings'],
): QuarterCorrection[] {
  const changed = new Map<bigint, QuarterCorrection>();
  for (const line of lines) {
    const { recordNumber, gamingDay, bookingDay, eventType } = line;
    const reading = readings.find(({ from, until }) => from <= gamingDay && gamingDay <= until);
    if (reading === undefined || !isInBase(line, reading.options)) continue;
    const before = changed.get(recordNumber)?.base ?? 0n;
    const base = before + line.credit - line.debit;
    changed.set(recordNumber, { casino, recordNumber, gamingDay, bookingDay, eventType, base });
  }
  return [...changed.values()].filter(({ base }) => base !== 0n);
}

import { isUnder } from '../_core/store/account-conditions';
import type { DutyLine, ReadDutyLine, DutyReading, DutyRulesOfDay } from './duty-rules';
import { dutyReadings, dutyRulesOn } from './duty-rules';
import { dutyOfEarlierYear } from '../gaming-day/gaming-day.evaluation';
import { type Quarter, type DutyLineOfQuarter, type DutyReturn, dutyReturn } from './duty-return';
import type { ExplainingLine } from '../_core/books/cell-part';
import type { Minor } from '../../kernel/money';
import { type FactsOfDuty, readFactsOfDuty } from './duty-facts.queries';
import { readLines } from '../journal/journal.queries';
import { lineRecordedAfter, totalKnownAt } from '../journal/account-sums.queries';
import { type Queryable, readRows } from '../../database/queryable';
import { type Authorisation, inForce } from '../casino/authorisation.state';
import { type ChartMapping, chartsOf } from '../casino/chart-mapping';
import { readCasinoBooks } from '../casino/known-days.queries';
import { casinosUntil } from '../register/register';

export interface DutyPeriod {
  readonly casino: string;
  readonly position: bigint;
  readonly currency: string;
  readonly from: string;
  readonly until: string;
}

const parametersOf = ({ casino, position, currency, from, until }: DutyPeriod): string[] => [
  casino,
  position.toString(),
  currency,
  from,
  until,
];

interface SumRow extends DutyLine {
  readonly quarter: Quarter;
}

const OF_PERIOD = `casino = $1 AND currency = $3 AND gaming_day BETWEEN $4::date AND $5::date`;
const INCOME = isUnder(
  'win',
  'commission',
  'jackpot',
  'jackpot-share',
  'jackpot-funding',
  'variance:table',
  'variance:drop',
);
const SLOTS = isUnder('variance:cagnotte', 'variance:jackpot');

/** Selects the lines of accounts that may count in the base; `isInBase` decides of each. */
export const MAY_COUNT = `(${INCOME} OR ${SLOTS})`;

/**
 * Reads what may count in the base, by account and quarter: totals, and for slots, of which only surpluses may count,
 * also by type of event. Debits and credits are separate lines.
 */
async function readDutyLines(
  db: Queryable,
  period: DutyPeriod,
): Promise<(DutyLine & { readonly quarter: Quarter })[]> {
  const rows = await readRows<SumRow>(
    db,
    `SELECT extract(quarter FROM gaming_day)::integer AS quarter, account, event_type, undoes AS reversal,
            sum(debit) AS debit, sum(credit) AS credit
       FROM (SELECT gaming_day, account, '' AS event_type, false AS undoes, debit, credit FROM day_total
              WHERE ${OF_PERIOD} AND ${INCOME} AND ${totalKnownAt('$2')}
             UNION ALL
             SELECT gaming_day, account, '', false, -debit, -credit FROM journal_line
              WHERE ${OF_PERIOD} AND ${INCOME} AND ${lineRecordedAfter('$2')}
             UNION ALL
             SELECT gaming_day, account, event_type, undoes, debit, credit FROM journal_line
              WHERE ${OF_PERIOD} AND ${SLOTS} AND record_number <= $2) known
      GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
    parametersOf(period),
  );
  return rows.flatMap(({ debit, credit, ...line }) => [
    { ...line, debit, credit: 0n },
    { ...line, debit: 0n, credit },
  ]);
}

export async function readDutyLinesAsRead(
  db: Queryable,
  period: Pick<DutyPeriod, 'casino' | 'position' | 'currency'>,
  readings: readonly DutyReading[],
): Promise<(ReadDutyLine & { readonly quarter: Quarter })[]> {
  const lines: (ReadDutyLine & { readonly quarter: Quarter })[] = [];
  for (const { options, ...days } of readings) {
    const found = await readDutyLines(db, { ...period, ...days });
    lines.push(...found.map((line) => ({ ...line, options })));
  }
  return lines;
}

export async function readEarlierYears(
  db: Queryable,
  { casino, currency, day }: { readonly casino: string; readonly currency: string; readonly day: string },
): Promise<number[]> {
  const rows = await readRows<{ year: number }>(
    db,
    `SELECT DISTINCT extract(year FROM gaming_day)::integer AS year FROM day_total
      WHERE casino = $1 AND currency = $2 AND gaming_day < date_trunc('year', $3::date) AND ${MAY_COUNT}
      ORDER BY 1`,
    [casino, currency, day],
  );
  return rows.map(({ year }) => year);
}

/**
 * Selects the accruals of days `$4` to `$5`; `$6` is the account of what was accrued for the year after it had ended.
 */
const ACCRUED = `(account = 'gaming-duty' AND gaming_day BETWEEN $4::date AND $5::date OR account = $6)`;

/** The account of accruals made after the year; only a period that ends with its year has one. */
const accruedLater = (until: string): string | null =>
  until.endsWith('-12-31') ? dutyOfEarlierYear(Number(until.slice(0, 4))) : null;

export async function readAccrued(db: Queryable, period: DutyPeriod): Promise<Minor> {
  const rows = await readRows<{ accrued: Minor }>(
    db,
    `SELECT coalesce(sum(debit - credit), 0) AS accrued
       FROM (SELECT debit, credit FROM day_total
              WHERE casino = $1 AND currency = $3 AND ${ACCRUED} AND ${totalKnownAt('$2')}
             UNION ALL
             SELECT -debit, -credit FROM journal_line
              WHERE casino = $1 AND currency = $3 AND ${ACCRUED} AND ${lineRecordedAfter('$2')}) known`,
    [...parametersOf(period), accruedLater(period.until)],
  );
  return rows[0]!.accrued;
}

export const readAccrualLines = (
  db: Queryable,
  { casino, position, currency, from, until }: DutyPeriod,
): Promise<ExplainingLine[]> =>
  readLines(
    db,
    { casino, position },
    {
      where: `currency = $3 AND ${ACCRUED}`,
      parameters: [currency, from, until, accruedLater(until)],
    },
  );

interface ReturnWanted {
  readonly casino: string;
  readonly position: bigint;
  /** The last records of other casinos of the company, where they are asked as known at a moment; else all they have. */
  readonly positions?: ReadonlyMap<string, bigint>;
  readonly year: number;
  readonly quarter: Quarter;
}

export interface FoundReturn extends ReturnWanted {
  readonly rules: DutyRulesOfDay;
  readonly readings: readonly DutyReading[];
  readonly casinos: readonly string[];
  readonly charts: ReadonlyMap<string, readonly ChartMapping[]>;
  readonly figures: DutyReturn;
  readonly accrued: Minor | undefined;
  /** What was paid and presented for the quarters of the year, of all of its casinos. */
  readonly facts: FactsOfDuty;
  /** The last record of each casino that it has. */
  readonly through: readonly { readonly casino: string; readonly record: bigint }[];
}

const LAST_DAYS: Readonly<Record<Quarter, string>> = { 1: '03-31', 2: '06-30', 3: '09-30', 4: '12-31' };

export const lastDayOf = (year: number, quarter: Quarter): string =>
  `${`${year}`.padStart(4, '0')}-${LAST_DAYS[quarter]}`;

interface AuthorisedCasino {
  readonly casino: string;
  readonly position: bigint;
  readonly authorisations: readonly Authorisation[];
}

async function authorisedOf(
  db: Queryable,
  at: { readonly casino: string; readonly position: bigint },
): Promise<AuthorisedCasino> {
  const books = await readCasinoBooks(db, at);
  return { casino: at.casino, position: at.position, authorisations: books.authorisations ?? [] };
}

/** Reads the return of a quarter for a casino or its company; undefined if the quarter has no tariff. */
export async function readReturn(db: Queryable, wanted: ReturnWanted): Promise<FoundReturn | undefined> {
  const { casino, position, quarter } = wanted;
  const until = lastDayOf(wanted.year, quarter);
  const year = until.slice(0, 4);
  const rulesUntil = ({ authorisations }: AuthorisedCasino): DutyRulesOfDay =>
    dutyRulesOn(until, inForce(authorisations, until));
  const own = await authorisedOf(db, { casino, position });
  const rules = rulesUntil(own);
  const { tariff, per, company } = rules;
  if (tariff === undefined) return undefined;
  const others: AuthorisedCasino[] = [];
  for (const other of per === 'company' && company !== undefined ? await casinosUntil(db) : []) {
    if (other.casino === casino) continue;
    const theirs = await authorisedOf(db, {
      casino: other.casino,
      position: wanted.positions?.get(other.casino) ?? other.position,
    });
    const { per: ofWhom, company: whose } = rulesUntil(theirs);
    if (ofWhom === 'company' && whose === company) others.push(theirs);
  }
  const lines: DutyLineOfQuarter[] = [];
  const facts: FactsOfDuty = { paid: [], presented: [] };
  const period = { currency: tariff.currency, from: `${year}-01-01`, until };
  for (const each of [own, ...others]) {
    const found = await readDutyLinesAsRead(
      db,
      { ...each, ...period },
      dutyReadings(each.authorisations, period),
    );
    lines.push(...found.map((line) => ({ ...line, casino: each.casino })));
    const { paid, presented } = await readFactsOfDuty(db, { ...each, year: wanted.year });
    facts.paid.push(...paid);
    facts.presented.push(...presented);
  }
  const accrued = per === 'company' ? undefined : await readAccrued(db, { ...own, ...period });
  const casinos = [own, ...others].map((each) => each.casino).sort();
  return {
    ...wanted,
    rules,
    readings: dutyReadings(own.authorisations, period),
    casinos,
    charts: new Map([own, ...others].map((each) => [each.casino, chartsOf(each.authorisations)])),
    accrued,
    figures: dutyReturn({ tariff, quarter, lines, ...facts }),
    facts,
    through: [own, ...others].map((each) => ({ casino: each.casino, record: each.position })),
  };
}

import { minorFromWire, sumMinor, type Minor } from '../../kernel/money';
import type { CasinoAt } from '../../database/books-page';
import { type Queryable, readRows } from '../../database/queryable';
import { knownAt } from '../_core/store/read-model';
import { nameInLetterhead } from '../casino/authorisation.state';
import { readDaysToIdentify } from '../customers/day-customers.queries';
import { readCasinoBooks, readKnownDays } from '../casino/known-days.queries';
import type { FindingSeverity } from '../../finding-catalogue/finding-kind';
import { readSessionsOfDays, type SessionsOfBoard } from '../table-session/sessions-of-days.queries';
import { readDecisions, type RecordedDecision } from './decisions.queries';
import type { GamingDayClosed } from './gaming-day.events';
import { closedThrough, progressOf, reopeningProposal } from './gaming-day.queries';
import { type GamingDayStatus, statusOfDay } from './gaming-day.state';

/** A gaming day as the list of days shows it; amounts in minor units of the currency of the books. */
export interface DayOfBoard extends Omit<SessionsOfBoard, 'sessions'> {
  readonly casino: string;
  /** By its letterhead; undefined if no authorisation states it. */
  readonly casinoName: string | undefined;
  readonly day: string;
  readonly currency: string;
  readonly status: GamingDayStatus;
  readonly decisions: readonly RecordedDecision[];
  readonly checkedThrough: bigint;
  readonly openTables: readonly string[];
  readonly uncounted: readonly string[];
  readonly isReopeningProposed: boolean;
  /** Of a day that is not closed. From the close on, each such customer is a finding. */
  readonly hasUnidentified: boolean;
  /** What the last close accrued, with earlier years; undefined while the day is not closed, and where it accrued none. */
  readonly duty: Minor | undefined;
  readonly openFindings: Readonly<Record<FindingSeverity, number>>;
}

/** A row of the board: a day of a casino. */
export interface BoardPlace {
  readonly casino: string;
  readonly day: string;
}

interface DaysOfBoardWanted {
  readonly from: string;
  readonly to: string;
  readonly limit: number;
  /** The row before the page. */
  readonly after: BoardPlace | undefined;
}

/** The rows of a page of several casinos: the latest day first, on it the casinos by id. */
export async function readDaysOfBoard(
  db: Queryable,
  casinos: readonly CasinoAt[],
  { from, to, limit, after }: DaysOfBoardWanted,
): Promise<BoardPlace[]> {
  const found: BoardPlace[] = [];
  for (const at of casinos) {
    // A casino that comes after that of the last row may have a row of the same day.
    const isWithDay = after !== undefined && at.casino > after.casino;
    const until = isWithDay && after.day < to ? after.day : to;
    const before = isWithDay ? undefined : after?.day;
    const days = await readKnownDays(db, { ...at, before, period: { from, until }, limit });
    found.push(...days.map((day) => ({ casino: at.casino, day })));
  }
  return found.sort(byPlace).slice(0, limit);
}

const byPlace = (one: BoardPlace, other: BoardPlace): number => {
  if (one.day !== other.day) return one.day > other.day ? -1 : 1;
  return one.casino < other.casino ? -1 : 1;
};

/** Reads what the board shows of days of a casino. The number of statements does not depend on that of the days. */
export async function readDayBoard(
  db: Queryable,
  { casino, position }: CasinoAt,
  days: readonly string[],
): Promise<DayOfBoard[]> {
  const { currency = 'EUR', authorisations = [] } = await readCasinoBooks(db, { casino, position });
  const casinoName = nameInLetterhead(authorisations);
  const all = await readDecisions(db, { casino, position, days });
  const decided = days.map((day) => {
    const decisions = all.filter(({ gamingDay }) => gamingDay === day);
    return { day, decisions, position: closedThrough(decisions) ?? position };
  });
  const isUndecided = ({ decisions }: (typeof decided)[number]): boolean =>
    closedThrough(decisions) === undefined;
  const open = decided.filter(isUndecided);
  const figures = await readSessionsOfDays(db, { casino, currency }, { days: decided, boxesOf: open });
  const counted = new Set(await readCountedDays(db, { casino, position, days: open.map(({ day }) => day) }));
  const unidentified = new Set(
    await readDaysToIdentify(db, { casino, position, days: open.map(({ day }) => day) }),
  );
  const findings = await readOpenFindings(db, { casino, position, days });
  return decided.map(({ day, decisions, position: checkedThrough }, index): DayOfBoard => {
    const { sessions, ...money } = figures[index]!;
    const progress = progressOf({ sessions, isCageCounted: counted.has(day) });
    const status = statusOfDay(decisions, progress);
    const isClosed = status === 'closed' || status === 'certified';
    return {
      casino,
      casinoName,
      day,
      currency,
      decisions,
      checkedThrough,
      status,
      ...money,
      ...(isClosed ? { openTables: [], uncounted: [] } : progress),
      isReopeningProposed: reopeningProposal(decisions) !== undefined,
      hasUnidentified: unidentified.has(day),
      duty: isClosed ? accruedBy(decisions) : undefined,
      openFindings: findings.get(day) ?? NO_FINDINGS,
    };
  });
}

function accruedBy(decisions: readonly RecordedDecision[]): Minor | undefined {
  const closed = decisions.findLast(({ type }) => type === 'cagnotte.gaming-day.closed.v1');
  const { dutyAccrued, dutyOfEarlierYears = [] } = (closed?.data ?? {}) as Partial<GamingDayClosed>;
  if (dutyAccrued === undefined && dutyOfEarlierYears.length === 0) return undefined;
  const ofEarlier = dutyOfEarlierYears.map(({ amount }) => minorFromWire(amount));
  return minorFromWire(dutyAccrued ?? 0) + sumMinor(ofEarlier);
}

interface DaysWanted {
  readonly casino: string;
  readonly position: bigint;
  readonly days: readonly string[];
}

/** The days whose cage was counted for the close. */
async function readCountedDays(db: Queryable, { casino, position, days }: DaysWanted): Promise<string[]> {
  if (days.length === 0) return [];
  const rows = await readRows<{ day: string }>(
    db,
    `SELECT DISTINCT gaming_day AS day FROM cage_count
      WHERE casino = $1 AND gaming_day = ANY ($3::date[]) AND event_type = 'cagnotte.cage.counted.v1'
        AND ${knownAt('cage_count', '$2')} AND coalesce(data::jsonb ->> 'occasion', 'closing') = 'closing'`,
    [casino, position.toString(), days],
  );
  return rows.map(({ day }) => day);
}

const NO_FINDINGS: DayOfBoard['openFindings'] = { violation: 0, advisory: 0, information: 0 };

async function readOpenFindings(
  db: Queryable,
  { casino, position, days }: DaysWanted,
): Promise<ReadonlyMap<string, DayOfBoard['openFindings']>> {
  const rows = await readRows<{ day: string; severity: FindingSeverity; findings: number }>(
    db,
    `SELECT gaming_day AS day, severity, count(*)::integer AS findings FROM finding
      WHERE casino = $1 AND gaming_day = ANY ($3::date[]) AND opened_by <= $2
        AND (closed_by IS NULL OR closed_by > $2) GROUP BY 1, 2`,
    [casino, position.toString(), days],
  );
  const found = new Map<string, DayOfBoard['openFindings']>();
  for (const { day, severity, findings } of rows)
    found.set(day, { ...(found.get(day) ?? NO_FINDINGS), [severity]: findings });
  return found;
}

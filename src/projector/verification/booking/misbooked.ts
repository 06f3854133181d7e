import type { Minor } from '../../../kernel/money';
import { factOf } from '../../../ledger/_core/store/statement-parts';
import type { Queryable } from '../../../database/queryable';
import { closeDay, type ClosedDays, reopenDay } from '../../../ledger/casino/authorisation.state';
import { readDecisions } from '../../../ledger/gaming-day/decisions.queries';
import type { GamingDayClosed } from '../../../ledger/gaming-day/gaming-day.events';

/** A wrong amount that one account holds of one fact: debits less credits, in minor units. */
export interface Misbooked {
  readonly fact: bigint;
  readonly type: string;
  readonly gamingDay: string;
  readonly table: string | null;
  readonly account: string;
  readonly currency: string;
  readonly amount: Minor;
  readonly wrong: string;
}

export type MisbookedRow = Omit<Misbooked, 'wrong'>;

/** The lines of a casino `$1`, each with the record of its fact. */
export const LINES = `SELECT *, ${factOf('journal_line')} AS fact FROM journal_line WHERE casino = $1`;
export const KEY_OF_LINE = `fact, event_type, gaming_day, account, coalesce(sub_ledger, ''), currency`;
export const OF_LINE = `fact, event_type AS type, gaming_day, account, currency`;
export const AMOUNT = `min(table_id) AS "table", sum(debit - credit) AS amount`;

export interface DayDecision {
  readonly record: bigint;
  readonly day: string;
  /** Of a close: the record at which its checks ran. */
  readonly through: bigint | undefined;
  readonly before: ClosedDays;
  readonly after: ClosedDays;
}

export async function dayDecisions(db: Queryable, casino: string): Promise<DayDecision[]> {
  const decisions: DayDecision[] = [];
  let before: ClosedDays = [];
  for (const { recordNumber: record, gamingDay: day, type, data } of await readDecisions(db, {
    casino,
    position: LAST,
  })) {
    const closes = type === 'cagnotte.gaming-day.closed.v1';
    if (!closes && type !== 'cagnotte.gaming-day.reopened.v1') continue;
    const after = closes ? closeDay(before, day) : reopenDay(before, day);
    const through = closes ? BigInt((data as GamingDayClosed).through) : undefined;
    decisions.push({ record, day, through, before, after });
    before = after;
  }
  return decisions;
}

const LAST = 9223372036854775807n;

import type { Imported } from '../../kernel/envelope';
import type { EventType } from '../event-contract/catalogue';
import type { Person } from '../../kernel/second-person';
import { importedAs, importedColumn, signedColumn, type RecordSpan } from '../_core/store/statement-parts';
import { type Queryable, readRows } from '../../database/queryable';
import type { ExplanationInBook } from '../_core/books/addressed-book';
import type { ExplanationSaved, GamingDayClosed } from './gaming-day.events';
import type { BookSpan, DayAt } from '../_core/books/book-facts.queries';
import { present } from '../../kernel/present';

export interface RecordedDecision {
  readonly recordNumber: bigint;
  readonly gamingDay: string;
  readonly eventId: string;
  readonly type: EventType;
  readonly happenedAt: string;
  readonly imported?: Imported | undefined;
  readonly signedWith: string | null;
  readonly data: unknown;
}

interface DecisionsWanted {
  readonly casino: string;
  readonly position: bigint;
  readonly day?: string | undefined;
  /** Only decisions about these days; of all days by default. */
  readonly days?: readonly string[] | undefined;
}

export async function readDecisions(
  db: Queryable,
  { casino, position, day, days = day === undefined ? undefined : [day] }: DecisionsWanted,
): Promise<RecordedDecision[]> {
  const rows = await readRows<
    Omit<RecordedDecision, 'data' | 'imported'> & { data: string; imported: string | null }
  >(
    db,
    `SELECT record_number, gaming_day, event_id, event_type AS type, happened_at, data,
            ${importedColumn('gaming_day_decision')} AS imported,
            ${signedColumn('gaming_day_decision')} AS signed_with
       FROM gaming_day_decision
      WHERE casino = $1 AND record_number <= $2 AND ($3::date[] IS NULL OR gaming_day = ANY ($3::date[]))
        AND event_type <> '${SAVED}'
      ORDER BY record_number`,
    [casino, position.toString(), days ?? null],
  );
  return rows.map((row) => ({
    ...row,
    imported: importedAs(row.imported),
    data: JSON.parse(row.data) as unknown,
  }));
}

export interface DayDecisionRow {
  readonly position: bigint;
  readonly gamingDay: string;
  readonly type: EventType;
}

export const readDayDecisions = (db: Queryable, wanted: RecordSpan): Promise<DayDecisionRow[]> =>
  readRows(
    db,
    `SELECT record_number AS position, gaming_day, event_type AS type FROM gaming_day_decision
      WHERE casino = $1 AND record_number > $2 AND record_number <= $3 ORDER BY record_number LIMIT $4`,
    [wanted.casino, wanted.after, wanted.upTo, wanted.limit],
  );

export interface SavedExplanation extends Omit<ExplanationSaved, 'explanation'> {
  readonly explanation: string;
  readonly eventId: string;
  readonly savedAt: string;
}

/** Limits the saved explanations of a day; the oldest are left out. */
const MOST_SAVED = 500;

export async function readSavedExplanations(
  db: Queryable,
  { casino, position, day }: DayAt,
): Promise<SavedExplanation[]> {
  const rows = await readRows<{ eventId: string; savedAt: string; data: string }>(
    db,
    `SELECT event_id, happened_at AS saved_at, data
       FROM (SELECT DISTINCT ON (data::jsonb ->> 'check', data::jsonb ->> 'at') *
               FROM gaming_day_decision
              WHERE casino = $1 AND record_number <= $2 AND gaming_day = $3::date AND event_type = '${SAVED}'
              ORDER BY data::jsonb ->> 'check', data::jsonb ->> 'at', record_number DESC) saved
      WHERE data::jsonb ? 'explanation'
      ORDER BY record_number DESC LIMIT ${MOST_SAVED}`,
    [casino, position.toString(), day],
  );
  return rows.map(({ data, ...row }) => ({ ...(JSON.parse(data) as SavedExplanation), ...row }));
}

export const decidersOf = ({ data }: Pick<RecordedDecision, 'data'>): readonly Person[] => {
  const { by } = data as { readonly by: Person | readonly Person[] };
  return [by].flat();
};

/**
 * Reads the explanations given at the closes of the days. A close is recorded after the last record that its book
 * covers, so they are read as known now. A day closed again has the explanations of each close.
 */
export async function readExplanations(
  db: Queryable,
  { casino, knownAt: position, day, until }: BookSpan,
): Promise<ExplanationInBook[]> {
  const decisions = await readDecisions(db, { casino, position, ...(day === until ? { day } : {}) });
  return decisions
    .filter(({ type, gamingDay }) => type === CLOSED && gamingDay >= day && gamingDay <= until)
    .flatMap(({ gamingDay, recordNumber: record, data, imported }) =>
      ((data as GamingDayClosed).explained ?? []).map(({ check, at, explanation, by }) => ({
        day: gamingDay,
        record,
        check,
        explanation,
        by,
        imported,
        ...present({ at }),
      })),
    );
}

const CLOSED = 'cagnotte.gaming-day.closed.v1';
const SAVED = 'cagnotte.explanation.saved.v1';

/** An advisory lock for the closes of one casino, across all processes of the house. */
const CLOSING_LOCK = 1_128_355_672;

/**
 * Takes the lock until the transaction ends.
 * @returns false if another process holds it
 */
export async function lockClosing(db: Queryable, casino: string): Promise<boolean> {
  const [lock] = await readRows<{ isFree: boolean }>(
    db,
    `SELECT pg_try_advisory_xact_lock($1, hashtext($2)) AS is_free`,
    [CLOSING_LOCK, casino],
  );
  return lock?.isFree === true;
}

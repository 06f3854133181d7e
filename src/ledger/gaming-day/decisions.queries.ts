import type { Imported } from '../event-contract/imported';
import type { EventType } from '../event-contract/catalogue';
import type { Person } from './gaming-day.state';
import { importedAs, importedColumn } from '../_core/store/imported-decision';
import type { Queryable } from '../_core/store/queryable';

/** A decision about a gaming day, as it was recorded. */
export interface RecordedDecision {
  readonly recordNumber: bigint;
  readonly gamingDay: string;
  readonly eventId: string;
  readonly type: EventType;
  readonly happenedAt: string;
  /** Given of a decision that was taken in as history: nobody was known by a key when it was taken. */
  readonly imported?: Imported | undefined;
  /** The data of the event. */
  readonly data: unknown;
}

/** Which decisions are asked for, as they were known at a position. */
interface DecisionsWanted {
  readonly casino: string;
  readonly position: bigint;
  /** Of all days where undefined. */
  readonly day?: string | undefined;
}

/** Decisions about gaming days in the order of the records. */
export async function readDecisions(
  db: Queryable,
  { casino, position, day }: DecisionsWanted,
): Promise<RecordedDecision[]> {
  const rows: (Omit<RecordedDecision, 'data' | 'imported'> & { data: string; imported: string | null })[] =
    await db.query(
      `SELECT record_number AS "recordNumber", gaming_day AS "gamingDay", event_id AS "eventId", event_type AS type,
            happened_at AS "happenedAt", data,
            ${importedColumn('gaming_day_decision')} AS imported
       FROM gaming_day_decision
      WHERE casino = $1 AND record_number <= $2 AND ($3::date IS NULL OR gaming_day = $3::date)
      ORDER BY record_number`,
      [casino, position.toString(), day ?? null],
    );
  return rows.map((row) => ({
    ...row,
    imported: importedAs(row.imported),
    data: JSON.parse(row.data) as unknown,
  }));
}

/** Who decided, as the event names them. */
export const decidersOf = ({ data }: Pick<RecordedDecision, 'data'>): readonly Person[] => {
  const { by } = data as { readonly by: Person | readonly Person[] };
  return [by].flat();
};

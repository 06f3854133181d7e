import type { Imported } from '../event-contract/imported';
import type { EventType } from '../event-contract/catalogue';
import type { Person } from './gaming-day.state';
import { importedAs, importedColumn } from '../_core/store/imported-decision';
import type { Queryable } from '../_core/store/queryable';

export interface RecordedDecision {
  readonly recordNumber: bigint;
  readonly gamingDay: string;
  readonly eventId: string;
  readonly type: EventType;
  readonly happenedAt: string;
  readonly imported?: Imported | undefined;
  readonly data: unknown;
}

interface DecisionsWanted {
  readonly casino: string;
  readonly position: bigint;
  readonly day?: string | undefined;
}

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

export const decidersOf = ({ data }: Pick<RecordedDecision, 'data'>): readonly Person[] => {
  const { by } = data as { readonly by: Person | readonly Person[] };
  return [by].flat();
};

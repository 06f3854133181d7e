import type { EventType } from '../../event-contract/catalogue';
import { placesOf } from '../store/in-place';
import type { Queryable } from '../store/queryable';
import { knownAt } from '../store/versioned-facts';
import { readRows } from '../store/read-rows';

export interface BookFact {
  readonly recordNumber: bigint;
  readonly eventId: string;
  readonly type: EventType;
  readonly gamingDay: string;
  readonly happenedAt: string;
  readonly table: string | null;
  readonly sessionNo: number;
  readonly data: unknown;
}

interface BookFactsWanted {
  readonly casino: string;
  readonly day: string;
  /** Last day, inclusive; that one day where undefined. */
  readonly until?: string;
  readonly position: bigint;
  readonly types: readonly EventType[];
}

/** The facts of these types on a day or in a period, as they were known at a position, in their order. */
export async function readBookFacts(
  db: Queryable,
  { casino, day, until = day, position, types }: BookFactsWanted,
): Promise<BookFact[]> {
  const rows = await readRows<Omit<BookFact, 'data'> & { data: string }>(
    db,
    `SELECT fact.record_number, event_id, event_type AS type, fact.gaming_day,
            fact.happened_at, table_id AS table, session_no, data
       FROM book_fact fact ${placesOf('fact', '$2')}
      WHERE fact.casino = $1 AND fact.gaming_day BETWEEN $3::date AND $5::date AND event_type = ANY ($4)
        AND ${knownAt('fact', '$2')}
      ORDER BY placed.place, fact.record_number`,
    [casino, position, day, types, until],
  );
  return rows.map((row) => ({ ...row, data: JSON.parse(row.data) as unknown }));
}

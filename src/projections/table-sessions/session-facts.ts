import type { DeclaredParts } from '../../domain/table-session/table-session';
import type { Minor } from '../../kernel/money';
import type { Queryable } from '../queryable';
import { knownAt } from '../versioned-facts';
import { rowsByPlace, type SessionAt, WANTED_SESSIONS, wantedSessions } from './session-key';

/** Something declared of a session, and what the session had come to after it. */
export interface SessionFact {
  readonly recordNumber: bigint;
  readonly eventId: string;
  readonly eventType: string;
  readonly happenedAt: string;
  /** The data of the event. */
  readonly data: unknown;
  readonly declared: DeclaredParts;
}

interface FactRow {
  readonly n: number;
  readonly record_number: bigint;
  readonly event_id: string;
  readonly event_type: string;
  readonly happened_at: string;
  readonly data: string;
  readonly opening_float: Minor;
  readonly fills: Minor;
  readonly credits: Minor;
  readonly boxes: Minor;
  readonly inventory: Minor | null;
}

/** What was declared of sessions, in the order of the records: one list for each, with one statement. */
export async function readSessionFacts(
  db: Queryable,
  sessions: readonly SessionAt[],
): Promise<SessionFact[][]> {
  const rows: FactRow[] = await db.query(
    `SELECT n, record_number, event_id, event_type, happened_at, data, opening_float, fills, credits, boxes, inventory
       FROM ${WANTED_SESSIONS} JOIN table_session_fact USING (casino, gaming_day, table_id, session_no)
      WHERE ${knownAt('table_session_fact', 'position')} ORDER BY n, record_number`,
    [wantedSessions(sessions)],
  );
  return rowsByPlace(rows, sessions.length).map((facts) => facts.map(factOf));
}

const factOf = (row: FactRow): SessionFact => ({
  recordNumber: row.record_number,
  eventId: row.event_id,
  eventType: row.event_type,
  happenedAt: row.happened_at,
  data: JSON.parse(row.data),
  declared: {
    openingFloat: row.opening_float,
    fills: row.fills,
    credits: row.credits,
    boxes: row.boxes,
    ...(row.inventory === null ? {} : { inventory: row.inventory }),
  },
});

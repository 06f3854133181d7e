import { type DeclaredByFact, type DeclaredParts, declaredTogether } from './declared-parts.state';
import type { Minor } from '../../kernel/money';
import { placesOf } from '../_core/store/in-place';
import type { Queryable } from '../_core/store/queryable';
import { knownAt } from '../_core/store/versioned-facts';
import {
  rowsByPlace,
  type SessionAt,
  WANTED_SESSIONS,
  wantedSessions,
} from '../_core/store/session-key.queries';

export interface SessionFact {
  readonly recordNumber: bigint;
  readonly eventId: string;
  readonly eventType: string;
  readonly happenedAt: string;
  readonly data: unknown;
  readonly declared: DeclaredByFact;
}

interface FactRow {
  readonly n: number;
  readonly record_number: bigint;
  readonly event_id: string;
  readonly event_type: string;
  readonly happened_at: string;
  readonly data: string;
  readonly opening_float: Minor | null;
  readonly fills: Minor | null;
  readonly credits: Minor | null;
  readonly boxes: Minor | null;
  readonly inventory: Minor | null;
}

/** What was declared of sessions, in the order of the facts: one list for each, with one statement. */
export async function readSessionFacts(
  db: Queryable,
  sessions: readonly SessionAt[],
): Promise<SessionFact[][]> {
  const rows: FactRow[] = await db.query(
    `SELECT n, fact.record_number, event_id, event_type, fact.happened_at, data, opening_float, fills, credits, boxes,
            inventory
       FROM ${WANTED_SESSIONS} JOIN table_session_fact fact USING (casino, gaming_day, table_id, session_no)
       ${placesOf('fact', 'position')}
      WHERE ${knownAt('fact', 'position')} ORDER BY n, placed.place, fact.record_number`,
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
  declared: declaredOf(row),
});

const declaredOf = (row: FactRow): DeclaredByFact => ({
  ...(row.opening_float === null ? {} : { openingFloat: row.opening_float }),
  ...(row.fills === null ? {} : { fills: row.fills }),
  ...(row.credits === null ? {} : { credits: row.credits }),
  ...(row.boxes === null ? {} : { boxes: row.boxes }),
  ...(row.inventory === null ? {} : { inventory: row.inventory }),
});

export const toldIn = (currency: string, facts: readonly SessionFact[]): SessionFact[] =>
  facts.filter(({ data }) => (data as { readonly currency?: string }).currency === currency);

export const declaredParts = (facts: readonly SessionFact[], currency: string): DeclaredParts =>
  declaredTogether(toldIn(currency, facts).map(({ declared }) => declared));

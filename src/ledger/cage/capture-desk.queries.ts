import { readState } from '../_core/store/fold-states';
import { type Queryable, readRows } from '../../database/queryable';
import { knownAt } from '../_core/store/read-model';
import type { SourceSequence } from '../fact-order/source-sequence.state';

/** A session for which a tablet may capture facts. It has no amount, because counts are blind. */
export interface SessionUnderWay {
  readonly table: string;
  readonly gamingDay: string;
  readonly sessionNo: number;
  readonly game: string | null;
  readonly openedAt: string;
  readonly closedAt: string | null;
}

/** How many gaming days back a count may refer to: boxes are opened in the morning or after a weekend. */
const DAYS_IN_HAND = 4;

export const readSessionsUnderWay = (
  db: Queryable,
  { casino, position }: { readonly casino: string; readonly position: bigint },
): Promise<SessionUnderWay[]> =>
  readRows(
    db,
    `WITH latest AS (
       SELECT DISTINCT gaming_day FROM table_session WHERE casino = $1 AND first_record <= $2
        ORDER BY gaming_day DESC LIMIT ${DAYS_IN_HAND})
     SELECT session.table_id AS "table", session.gaming_day AS "gamingDay", session.session_no AS "sessionNo",
            opened.data::jsonb ->> 'game' AS game, opened.happened_at AS "openedAt", closed.happened_at AS "closedAt"
       FROM table_session session JOIN latest USING (gaming_day)
       JOIN LATERAL (SELECT data, happened_at FROM table_session_fact fact
                      WHERE ${OF_SESSION} AND event_type = 'cagnotte.table.opened.v1'
                      ORDER BY record_number DESC LIMIT 1) opened ON true
       LEFT JOIN LATERAL (SELECT happened_at FROM table_session_fact fact
                           WHERE ${OF_SESSION} AND event_type = 'cagnotte.table.closed.v1'
                           ORDER BY record_number DESC LIMIT 1) closed ON true
      WHERE session.casino = $1 AND session.first_record <= $2
      ORDER BY session.gaming_day DESC, session.table_id, session.session_no`,
    [casino, position.toString()],
  );

const OF_SESSION = `fact.casino = $1 AND fact.gaming_day = session.gaming_day
  AND fact.table_id = session.table_id AND fact.session_no = session.session_no AND fact.record_number <= $2
  AND ${knownAt('fact', '$2')}`;

export interface TabletSource {
  readonly source: string;
  readonly sequence: SourceSequence;
}

export async function readSource(
  db: Queryable,
  { casino, source }: { readonly casino: string; readonly source: string },
): Promise<TabletSource | undefined> {
  const [row] = await readRows<{ state: string }>(
    db,
    `SELECT state FROM fold_state WHERE casino = $1 AND fold = 'source-sequence' AND key = $2`,
    [casino, source],
  );
  return row && { source, sequence: readState<SourceSequence>(row.state) };
}

/**
 * Reads the sources of one tablet with the sequence numbers that have arrived. If a tablet finds numbers here and none
 * in its own store, it has lost that store.
 */
export async function readTabletSources(
  db: Queryable,
  { casino, tablet }: { readonly casino: string; readonly tablet: string },
): Promise<TabletSource[]> {
  const rows = await readRows<{ source: string; state: string }>(
    db,
    `SELECT key AS source, state FROM fold_state
      WHERE casino = $1 AND fold = 'source-sequence' AND strpos(key, $2) > 0 ORDER BY key`,
    [casino, `/tablets/${tablet}/`],
  );
  return rows.map(({ source, state }) => ({ source, sequence: readState<SourceSequence>(state) }));
}

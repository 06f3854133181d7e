import { placesOf } from '../_core/store/in-place';
import type { Queryable } from '../_core/store/queryable';
import { knownAt } from '../_core/store/versioned-facts';

export interface TableKnown {
  readonly table: string;
  /** What its last session was opened for; null if not stated. */
  readonly game: string | null;
  readonly firstRecord: bigint;
  readonly firstGamingDay: string;
  readonly lastGamingDay: string;
  readonly sessions: bigint;
}

export const readTables = (
  db: Queryable,
  wanted: {
    readonly casino: string;
    readonly position: bigint;
    readonly asOf?: string | undefined;
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<TableKnown[]> =>
  db.query(
    `SELECT known.*, opened.game FROM (
       SELECT table_id AS "table", min(first_record) AS "firstRecord", min(gaming_day) AS "firstGamingDay",
              max(gaming_day) AS "lastGamingDay", count(*) AS sessions
         FROM table_session
        WHERE casino = $1 AND first_record <= $2 AND ($3::date IS NULL OR gaming_day <= $3::date)
          AND ($4::text IS NULL OR table_id > $4 COLLATE "C")
        GROUP BY table_id ORDER BY table_id LIMIT $5) known
       LEFT JOIN LATERAL (
         SELECT data::jsonb ->> 'game' AS game FROM table_session_fact fact ${placesOf('fact', '$2')}
          WHERE fact.casino = $1 AND fact.table_id = known."table" AND fact.gaming_day <= known."lastGamingDay"
            AND fact.event_type = 'cagnotte.table.opened.v1' AND ${knownAt('fact', '$2')}
          ORDER BY fact.gaming_day DESC, session_no DESC, placed.place, fact.record_number LIMIT 1) opened ON true
      ORDER BY "table"`,
    [wanted.casino, wanted.position.toString(), wanted.asOf ?? null, wanted.after ?? null, wanted.limit],
  );

import type { BooksPage } from '../../database/books-page';
import { type Queryable, readRows } from '../../database/queryable';
import { knownAt } from '../_core/store/read-model';
import { type OfSessions, placeOfFactSql, placesOf } from '../_core/store/statement-parts';
import { IS_OPENING } from '../table-session/session-facts';
import { readingTaken, type ReadingTaken } from './readings.events';

/** A reading of a table; `places` are those that it states, else the seats of the opening of its session. */
export interface ReadingRow {
  readonly recordNumber: bigint;
  readonly eventId: string;
  readonly happenedAt: string;
  readonly gamingDay: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly places: number | null;
  readonly data: ReadingTaken;
}

/** Reads a page of readings in the order of the facts, as known at a position; of each session only the last where that is wanted. */
export async function readReadings(
  db: Queryable,
  { casino, position, asOf, after, limit }: BooksPage,
  { table, gamingDay, sessionNo, onlyLast }: OfSessions & { readonly onlyLast: boolean },
): Promise<ReadingRow[]> {
  const rows = await readRows<Omit<ReadingRow, 'data'> & { readonly data: string }>(
    db,
    `SELECT * FROM (
       SELECT taken.record_number, taken.event_id, taken.happened_at, taken.gaming_day, taken.table_id AS "table", taken.session_no,
              taken.data, placed.place,
              coalesce((taken.data::jsonb ->> 'places')::integer,
                (SELECT min((begun.data::jsonb ->> 'seats')::integer) FROM table_session_fact begun
                  WHERE begun.casino = $1 AND begun.gaming_day = taken.gaming_day AND begun.table_id = taken.table_id
                    AND begun.session_no = taken.session_no AND begun.${IS_OPENING} AND ${knownAt('begun', '$2')})) AS places,
              row_number() OVER (PARTITION BY taken.gaming_day, taken.table_id, taken.session_no
                                 ORDER BY placed.place DESC, taken.record_number DESC) AS from_last
         FROM table_session_fact taken ${placesOf('taken', '$2')}
        WHERE taken.casino = $1 AND taken.event_type = '${readingTaken.type}' AND ${knownAt('taken', '$2')}
          AND ($3::date IS NULL OR taken.gaming_day <= $3::date) AND ($4::date IS NULL OR taken.gaming_day = $4::date)
          AND ($5::text IS NULL OR taken.table_id = $5) AND ($6::integer IS NULL OR taken.session_no = $6)) reading
      WHERE (NOT $7::boolean OR from_last = 1)
        AND ($8::bigint IS NULL
             OR (place, record_number) > (${placeOfFactSql('$1', '$8::bigint', '$2')}, $8::bigint))
      ORDER BY place, record_number LIMIT $9`,
    [
      ...[casino, position.toString(), asOf ?? null, gamingDay ?? null, table ?? null, sessionNo ?? null],
      ...[onlyLast, after?.[0] ?? null, limit],
    ],
  );
  return rows.map(({ data, ...row }) => ({ ...row, data: JSON.parse(data) as ReadingTaken }));
}

import { knownAt } from '../_core/store/read-model';
import { placesOf } from '../_core/store/statement-parts';
import type { PieceMovement } from './equipment.read-model';

/**
 * Statements about movements have these parameters: `$1` the casino, `$2` the position, `$3` the last gaming day or null.
 * `moved` and `closed` are the names of the rows that a condition is about.
 */
const known = (rows: string): string =>
  `${rows}.casino = $1 AND ${knownAt(rows, '$2')} AND ($3::date IS NULL OR ${rows}.gaming_day <= $3::date)`;

const oneOf = (movements: readonly PieceMovement[]): string =>
  movements.map((movement) => `'${movement}'`).join(', ');

/** SQL: the movements of some kinds, as known, each with its `place`. */
export const movementsSql = (movements: readonly PieceMovement[], condition: string): string =>
  `FROM equipment_movement moved ${placesOf('moved', '$2')}
   WHERE ${known('moved')} AND moved.movement IN (${oneOf(movements)}) AND ${condition}`;

/** SQL: joins the last movement of some kinds for which a condition holds, by the name `as`; nulls without one. */
export const lastMovement = (as: string, movements: readonly PieceMovement[], condition: string): string =>
  `LEFT JOIN LATERAL (
   SELECT moved.*, placed.place
     ${movementsSql(movements, condition)}
    ORDER BY moved.gaming_day DESC, placed.place DESC, moved.line DESC LIMIT 1) ${as} ON true`;

/** The movements after which the place of a piece is certain, whatever was before. Taking it out to where it is changes nothing. */
export const PLACING: readonly PieceMovement[] = ['used', 'withdrawn', 'returned', 'lost', 'destroyed'];

/** SQL: the closes of the session in which a piece is used, as known, each with its `place`. */
export const closesSql = (used: string, condition: string): string =>
  `FROM table_session_fact closed ${placesOf('closed', '$2')}
   WHERE ${known('closed')} AND closed.event_type = 'cagnotte.table.closed.v1'
     AND closed.gaming_day = ${used}.gaming_day AND closed.table_id = ${used}.table_id
     AND closed.session_no = ${used}.session_no AND ${condition}`;

/**
 * SQL: joins where a piece is: `at.table_id` and `at.session_no`, null in store. The last certain place counts, then what
 * was taken out after it, and the close of the session that used it, unless it was taken elsewhere before.
 * `equipment.state.ts` computes the same fact by fact.
 */
export const PLACE_OF_PIECE = `${lastMovement('anchor', PLACING, 'moved.serial = entered.serial AND placed.place > entered.place')}
 LEFT JOIN LATERAL (
   SELECT min(placed.place) AS place
     ${closesSql('anchor', `anchor.movement = 'used' AND placed.place > anchor.place`)}) given_back ON true
 LEFT JOIN LATERAL (
   SELECT min(placed.place) FILTER (WHERE moved.table_id <> anchor.table_id) AS elsewhere, max(placed.place) AS place,
          (array_agg(moved.table_id ORDER BY placed.place DESC))[1] AS table_id
     ${movementsSql(
       ['taken-out'],
       `moved.serial = entered.serial AND placed.place > coalesce(anchor.place, entered.place)
        AND moved.gaming_day >= coalesce(anchor.gaming_day, entered.gaming_day)`,
     )}) taken ON true
 CROSS JOIN LATERAL (
   SELECT anchor.movement IS NOT DISTINCT FROM 'used'
          AND NOT coalesce(taken.elsewhere < coalesce(given_back.place, '~'), false) AS is_in_session) stays
 CROSS JOIN LATERAL (
   SELECT CASE WHEN NOT stays.is_in_session THEN taken.table_id
               WHEN given_back.place IS NULL THEN anchor.table_id
               WHEN taken.place > given_back.place THEN taken.table_id END AS table_id,
          CASE WHEN stays.is_in_session AND given_back.place IS NULL THEN anchor.session_no END AS session_no,
          CASE WHEN stays.is_in_session AND given_back.place IS NULL THEN anchor.gaming_day END AS gaming_day) at`;

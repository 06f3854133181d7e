import type { BooksPage } from '../../database/books-page';
import { type Queryable, readRows } from '../../database/queryable';
import { placeOfFactSql } from '../_core/store/statement-parts';
import { closesSql, lastMovement, movementsSql, PLACING } from './equipment-places.queries';
import type { EquipmentMovementRow, PieceMovement } from './equipment.read-model';
import type { PieceKind } from './equipment.state';

/** `given-back`: the table closes that used the piece, and no report took it elsewhere before. */
export type MovementListed = PieceMovement | 'given-back';

export interface MovementsWanted {
  readonly serial?: string | undefined;
  readonly kind?: PieceKind | undefined;
  readonly movement?: MovementListed | undefined;
  readonly from?: string | undefined;
}

type OfFact = Pick<
  EquipmentMovementRow,
  | ('recordNumber' | 'eventType' | 'gamingDay' | 'happenedAt' | 'line' | 'serial' | 'model' | 'sessionNo')
  | ('homologation' | 'validUntil' | 'document' | 'note' | 'reportedBy')
>;

/** A movement of a piece of the register, with the kind and the model that its entry states. */
export interface MovementRow extends OfFact {
  readonly movement: MovementListed;
  readonly kind: PieceKind;
  readonly table: string | null;
}

/** In the order of their parameters, from `$4` on. */
const FILTERS = ['serial', 'kind', 'movement', 'from'] as const;

const OF_LIST = '($4::text IS NULL OR moved.serial = $4) AND ($7::date IS NULL OR moved.gaming_day >= $7)';

const REPORTED: readonly PieceMovement[] = [
  ...(['entered', 'homologation-renewed', 'homologation-ended', 'taken-out'] as const),
  ...(['checked-in-order', 'checked-defective'] as const),
  ...PLACING,
];

const SAME_SESSION = ['gaming_day', 'table_id', 'session_no']
  .map((name) => `anchor.${name} = used.${name}`)
  .join(' AND ');

/** SQL: what closes give back. A piece is given back once, if its session used it last and nothing took it elsewhere since. */
const GIVEN_BACK = `
  SELECT session_end.record_number, 0 AS line, used.serial, 'given-back' AS movement, session_end.gaming_day, session_end.happened_at,
         session_end.event_type, session_end.table_id, session_end.session_no, NULL AS homologation, NULL::date AS valid_until,
         NULL AS document, NULL AS note, NULL AS reported_by, session_end.place
    FROM (SELECT DISTINCT moved.serial, moved.gaming_day, moved.table_id, moved.session_no ${movementsSql(['used'], OF_LIST)}) used
   CROSS JOIN LATERAL (SELECT closed.*, placed.place ${closesSql('used', 'true')}) session_end
    ${lastMovement(
      'anchor',
      PLACING,
      'moved.serial = used.serial AND moved.gaming_day <= used.gaming_day AND placed.place < session_end.place',
    )}
   WHERE anchor.movement = 'used' AND ${SAME_SESSION}
     AND NOT EXISTS (SELECT ${movementsSql(
       ['taken-out'],
       `moved.serial = used.serial AND moved.gaming_day = used.gaming_day AND moved.table_id <> used.table_id
        AND placed.place > anchor.place AND placed.place < session_end.place`,
     )})
     AND NOT EXISTS (SELECT ${closesSql('used', 'placed.place > anchor.place AND placed.place < session_end.place')})`;

const MOVEMENTS = `
  SELECT moved.record_number, moved.line, moved.serial, moved.movement, moved.gaming_day, moved.happened_at, moved.event_type,
         moved.table_id, moved.session_no, moved.homologation, moved.valid_until, moved.document, moved.note, moved.reported_by, placed.place
    ${movementsSql(REPORTED, OF_LIST)}
   UNION ALL ${GIVEN_BACK}`;

/** The entry of each number; facts about a number without one are about no piece of the register. */
const ENTERED = `
  SELECT DISTINCT ON (moved.serial) moved.serial, moved.kind, moved.model
    ${movementsSql(['entered'], '($4::text IS NULL OR moved.serial = $4)')}
   ORDER BY moved.serial, placed.place, moved.line`;

/** Reads a page of what happened to pieces of the register, in the order of the facts, as known at a position. */
export const readMovements = (
  db: Queryable,
  { casino, position, asOf, after, limit }: BooksPage,
  wanted: MovementsWanted,
): Promise<MovementRow[]> =>
  readRows(
    db,
    `SELECT listed.record_number, listed.line, listed.serial, entered.kind, entered.model, listed.movement, listed.gaming_day,
            listed.happened_at, listed.event_type, listed.table_id AS "table", listed.session_no, listed.homologation,
            listed.valid_until, listed.document, listed.note, listed.reported_by
       FROM (${MOVEMENTS}) listed JOIN (${ENTERED}) entered ON entered.serial = listed.serial
      WHERE ($5::text IS NULL OR entered.kind = $5) AND ($6::text IS NULL OR listed.movement = $6)
        AND ($8::bigint IS NULL OR (listed.place, listed.serial, listed.line)
             > (${placeOfFactSql('$1', '$8::bigint', '$2')}, $9::text COLLATE "C", $10::integer))
      ORDER BY listed.place, listed.serial, listed.line LIMIT $11`,
    [
      ...[casino, position.toString(), asOf ?? null],
      ...FILTERS.map((name) => wanted[name] ?? null),
      ...[after?.[0] ?? null, after?.[1] ?? null, after?.[2] ?? null, limit],
    ],
  );

import type { BooksPage } from '../../database/books-page';
import { type Queryable, readRows } from '../../database/queryable';
import { lastMovement, movementsSql, PLACE_OF_PIECE } from './equipment-places.queries';
import type { DetailsOfPiece, EquipmentMovementRow } from './equipment.read-model';
import type { PieceKind } from './equipment.state';

export type PieceState = 'in-store' | 'at-table' | 'lost' | 'destroyed';

export interface PiecesWanted {
  readonly kind?: PieceKind | undefined;
  readonly state?: PieceState | undefined;
  readonly table?: string | undefined;
  readonly isDefective?: boolean | undefined;
  readonly serial?: string | undefined;
  /** Pieces that are not destroyed, whose homologation has ended or ends before this day, the earliest end first. */
  readonly endsBefore?: string | undefined;
  /** A part of the number, the model, the homologation or the document of the delivery. */
  readonly search?: string | undefined;
}

type OfEntry = Pick<
  EquipmentMovementRow,
  'recordNumber' | 'serial' | 'model' | 'document' | 'happenedAt' | 'reportedBy' | 'gamingDay'
>;

/** A piece of the register with its state after all facts that are known. */
export interface PieceRow extends OfEntry {
  /** What the list is sorted by before the number of the piece: the end of the homologation, if the list is about ends. */
  readonly end: string;
  readonly kind: PieceKind;
  readonly details: DetailsOfPiece;
  readonly homologation: string | null;
  readonly validUntil: string | null;
  readonly isEnded: boolean;
  readonly state: PieceState;
  readonly isDefective: boolean;
  readonly table: string | null;
  readonly sessionNo: number | null;
  readonly sessionDay: string | null;
}

/** In the order of their parameters, from `$4` on. */
const FILTERS = ['kind', 'state', 'table', 'isDefective', 'serial', 'endsBefore'] as const;

const FOUND_BY_SEARCH = ['serial', 'model', 'homologation', 'document']
  .map((name) => `strpos(lower(coalesce(piece.${name}, '')), lower($10)) > 0`)
  .join(' OR ');

const OF_ENTRY = 'moved.serial = entered.serial AND placed.place > entered.place';

/** A number is entered once; a later entry of the same number changes nothing. */
const ENTERED = `(
  SELECT DISTINCT ON (moved.serial) moved.*, placed.place
    ${movementsSql(['entered'], `($4::text IS NULL OR moved.kind = $4) AND ($8::text IS NULL OR moved.serial = $8)`)}
   ORDER BY moved.serial, placed.place, moved.line) entered`;

const PIECES = `
  SELECT entered.record_number, entered.serial, entered.kind, entered.model, entered.document, entered.happened_at, entered.gaming_day,
         entered.reported_by, entered.details, coalesce(renewed.homologation, entered.homologation) AS homologation,
         CASE WHEN renewed.serial IS NULL THEN entered.valid_until ELSE renewed.valid_until END AS valid_until,
         ended.serial IS NOT NULL AS is_ended,
         CASE WHEN destroyed.serial IS NOT NULL THEN 'destroyed' WHEN missing.movement = 'lost' THEN 'lost'
              WHEN at.table_id IS NOT NULL THEN 'at-table' ELSE 'in-store' END AS state,
         checked.movement IS NOT DISTINCT FROM 'checked-defective' AS is_defective,
         at.table_id AS "table", at.session_no, at.gaming_day AS session_day
    FROM ${ENTERED}
    ${PLACE_OF_PIECE}
    ${lastMovement('renewed', ['homologation-renewed'], OF_ENTRY)}
    ${lastMovement('ended', ['homologation-ended'], `${OF_ENTRY} AND placed.place > coalesce(renewed.place, entered.place)`)}
    ${lastMovement('destroyed', ['destroyed'], OF_ENTRY)}
    ${lastMovement('missing', ['lost', 'returned'], OF_ENTRY)}
    ${lastMovement('checked', ['checked-in-order', 'checked-defective'], OF_ENTRY)}`;

/** Reads a page of the pieces that the register has, as known at a position, by number or by the end of the homologation. */
export async function readPieces(
  db: Queryable,
  { casino, position, asOf, after, limit }: BooksPage,
  wanted: PiecesWanted,
): Promise<PieceRow[]> {
  const rows = await readRows<Omit<PieceRow, 'details'> & { readonly details: string | null }>(
    db,
    `SELECT * FROM (
       SELECT piece.*, CASE WHEN $9::date IS NULL THEN '' ELSE coalesce(piece.valid_until::text, '') END COLLATE "C" AS "end"
         FROM (${PIECES}) piece
        WHERE ($5::text IS NULL OR piece.state = $5) AND ($6::text IS NULL OR piece."table" = $6)
          AND ($7::boolean IS NULL OR piece.is_defective = $7)
          AND ($9::date IS NULL OR (piece.state <> 'destroyed' AND (piece.is_ended OR piece.valid_until < $9::date)))
          AND ($10::text IS NULL OR ${FOUND_BY_SEARCH})) listed
      WHERE $11::text IS NULL OR (listed."end", listed.serial) > ($11::text COLLATE "C", $12::text COLLATE "C")
      ORDER BY listed."end", listed.serial LIMIT $13`,
    [
      ...[casino, position.toString(), asOf ?? null],
      ...FILTERS.map((name) => wanted[name] ?? null),
      ...[wanted.search ?? null, after?.[0] ?? null, after?.[1] ?? null, limit],
    ],
  );
  return rows.map(({ details, ...piece }) => ({
    ...piece,
    details: details === null ? {} : (JSON.parse(details) as DetailsOfPiece),
  }));
}

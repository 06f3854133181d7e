import { type FoldPlace, placeOfLate } from '../../domain/fold-order/fold-place';
import type { Queryable } from '../queryable';
import type { NumberedEvent } from '../register/numbered-event';
import { type PlaceRow, placeOfRow } from './place-row';

/** Where a late fact belongs: beside the reports of its source whose numbers are next to its own. */
export async function readLatePlace(
  db: Queryable,
  { casino, number, event }: NumberedEvent,
): Promise<FoldPlace> {
  const sequence = BigInt(event.sequence!);
  const parameters = [casino, event.source, sequence.toString()];
  const [lower]: PlaceRow[] = await db.query(
    `${PLACES} AND sequence <= $3 ORDER BY sequence DESC, record_number DESC LIMIT 1`,
    parameters,
  );
  const [higher]: PlaceRow[] = await db.query(
    `${PLACES} AND sequence > $3 ORDER BY sequence, record_number LIMIT 1`,
    parameters,
  );
  return placeOfLate(number, sequence, {
    ...(lower === undefined ? {} : { lower: placeOfRow(lower) }),
    ...(higher === undefined ? {} : { higher: placeOfRow(higher) }),
  });
}

const PLACES = `SELECT record_number, anchor, side, sequence FROM fact_order
  WHERE casino = $1 AND source = $2 AND sequence IS NOT NULL`;

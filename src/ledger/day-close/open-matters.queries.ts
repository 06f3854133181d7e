import type { DayFigures, DayFinding } from './tie-outs/day-figures';
import { placesOf } from '../_core/store/in-place';
import type { Queryable } from '../_core/store/queryable';
import { knownAt } from '../_core/store/versioned-facts';
import { type DayAt, dayParameters } from '../_core/books/booked-moves.queries';
import { readRows } from '../_core/store/read-rows';

interface OpenFinding extends DayFinding {
  readonly gamingDay: string;
}

const CODES = ['sequence-gap', 'slip-used-twice', 'slip-halves-differ', 'meter-differs', 'meter-fell'];

/**
 * Findings that stand and belong to a check of the day, in the order of their facts, those about a state of affairs by its
 * name; missing numbers are those of all days until then.
 */
export async function readOpenFindings(db: Queryable, day: DayAt): Promise<OpenFinding[]> {
  const rows = await readRows<OpenFinding>(
    db,
    `SELECT finding_id AS id, event_ids, code, expected AS about, expected, found,
            finding.gaming_day
       FROM finding ${placesOf('finding', '$2', 'of_record')}
      WHERE finding.casino = $1 AND opened_by <= $2 AND (closed_by IS NULL OR closed_by > $2)
        AND finding.gaming_day <= $3::date AND code = ANY ($4)
      ORDER BY standing NULLS FIRST, placed.place, code, expected, found, finding_id`,
    [...dayParameters(day), CODES],
  );
  return rows.filter(({ code, gamingDay }) => code === 'sequence-gap' || gamingDay === day.day);
}

export const readQuarantined = (db: Queryable, day: DayAt): Promise<DayFigures['quarantined']> =>
  readRows(
    db,
    `SELECT delivery_id AS delivery, reason, record_number AS record FROM quarantined_delivery
      WHERE casino = $1 AND record_number <= $2 AND gaming_day <= $3::date AND (ended_by IS NULL OR ended_by > $2)
      ORDER BY record_number`,
    dayParameters(day),
  );

export const readParked = (db: Queryable, day: DayAt): Promise<DayFigures['parked']> =>
  readRows(
    db,
    `SELECT fold_key AS key, min(coalesce(fault, '')) FILTER (WHERE fault IS NOT NULL) AS fault,
            array_agg(record_number ORDER BY record_number) AS records
       FROM parked_record
      WHERE casino = $1 AND record_number <= $2 AND $3::date IS NOT NULL GROUP BY 1 ORDER BY 1`,
    dayParameters(day),
  );

export const readUntiedHands = (db: Queryable, day: DayAt): Promise<DayFigures['untiedHands']> =>
  readRows(
    db,
    `SELECT table_id || ' ' || hand_no AS hand, hand.record_number AS record FROM hand ${placesOf('hand', '$2')}
      WHERE hand.casino = $1 AND hand.gaming_day = $3::date AND NOT ties AND ${knownAt('hand', '$2')}
      ORDER BY placed.place, hand.record_number`,
    dayParameters(day),
  );

import type { DayFinding } from '../../accounting/tie-outs/day-figures';
import type { Queryable } from '../queryable';
import { knownAt } from '../versioned-facts';
import { type DayAt, dayParameters } from './booked-moves';

/** A finding with the day it is of. */
interface OpenFinding extends DayFinding {
  readonly gamingDay: string;
}

const CODES = ['sequence-gap', 'slip-used-twice', 'slip-halves-differ', 'meter-differs', 'meter-fell'];

/** Findings that stand and belong to a check of the day; missing numbers are those of all days until then. */
export async function readOpenFindings(db: Queryable, day: DayAt): Promise<OpenFinding[]> {
  const rows: OpenFinding[] = await db.query(
    `SELECT code, expected AS about, expected, found, gaming_day AS "gamingDay" FROM finding
      WHERE casino = $1 AND opened_by <= $2 AND (closed_by IS NULL OR closed_by > $2) AND gaming_day <= $3::date
        AND code = ANY ($4) ORDER BY opened_by, finding_id`,
    [...dayParameters(day), CODES],
  );
  return rows.filter(({ code, gamingDay }) => code === 'sequence-gap' || gamingDay === day.day);
}

/** Deliveries in quarantine that nobody has ended. */
export const readQuarantined = (db: Queryable, day: DayAt): Promise<{ delivery: string; reason: string }[]> =>
  db.query(
    `SELECT delivery_id AS delivery, reason FROM quarantined_delivery
      WHERE casino = $1 AND record_number <= $2 AND gaming_day <= $3::date AND (ended_by IS NULL OR ended_by > $2)
      ORDER BY record_number`,
    dayParameters(day),
  );

/** Keys that stand still, each with the fault that stopped it. */
export const readParked = (db: Queryable, day: DayAt): Promise<{ key: string; fault: string }[]> =>
  db.query(
    `SELECT fold_key AS key, min(coalesce(fault, '')) FILTER (WHERE fault IS NOT NULL) AS fault FROM parked_record
      WHERE casino = $1 AND record_number <= $2 AND $3::date IS NOT NULL GROUP BY 1 ORDER BY 1`,
    dayParameters(day),
  );

/** Hands of the day whose pots do not add up. */
export async function readUntiedHands(db: Queryable, day: DayAt): Promise<string[]> {
  const rows: { hand: string }[] = await db.query(
    `SELECT table_id || ' ' || hand_no AS hand FROM hand
      WHERE casino = $1 AND gaming_day = $3::date AND NOT ties AND ${knownAt('hand', '$2')}
      ORDER BY record_number`,
    dayParameters(day),
  );
  return rows.map(({ hand }) => hand);
}

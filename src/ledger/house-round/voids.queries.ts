import type { Queryable } from '../_core/store/queryable';
import { knownAt } from '../_core/store/versioned-facts';

export interface RoundAt {
  readonly casino: string;
  readonly reference: string;
  readonly position: bigint;
}

/** The records that reversed rounds, null for one that stands: one for each, with one statement. */
export async function readVoids(db: Queryable, rounds: readonly RoundAt[]): Promise<(bigint | null)[]> {
  const rows: { voidedBy: bigint | null }[] = await db.query(
    `SELECT void.first_record AS "voidedBy"
       FROM jsonb_to_recordset($1::jsonb) AS wanted(n integer, casino text, reference text, position bigint)
       LEFT JOIN round_reference void
         ON void.casino = wanted.casino AND void.reference = wanted.reference AND ${knownAt('void', 'position')}
      ORDER BY n`,
    [
      JSON.stringify(
        rounds.map(({ casino, reference, position }, n) => ({
          ...{ n, casino, reference: `${reference}/void`, position: position.toString() },
        })),
      ),
    ],
  );
  return rows.map(({ voidedBy }) => voidedBy);
}

import { schemaOf } from '../generations/generation';
import type { Queryable } from '../../ledger/_core/store/queryable';

/** How many records of a generation are set aside because of a fault of the software. */
export async function countParked(db: Queryable, generation: number): Promise<number> {
  const rows: { parked: number }[] = await db.query(
    `SELECT count(*)::integer AS parked FROM ${schemaOf(generation)}.parked_record`,
  );
  return rows[0]!.parked;
}

/** How many keys of a generation, over all casinos, stand still. */
export async function countParkedKeys(db: Queryable, generation: number): Promise<number> {
  const rows: { keys: number }[] = await db.query(
    `SELECT count(*)::integer AS keys FROM (SELECT DISTINCT casino, fold_key FROM ${schemaOf(generation)}.parked_record) parked`,
  );
  return rows[0]!.keys;
}

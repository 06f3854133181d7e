import { schemaOf } from '../generations/generation';
import type { Queryable } from '../../ledger/_core/store/queryable';
import { readRows } from '../../ledger/_core/store/read-rows';

export async function countParked(db: Queryable, generation: number): Promise<number> {
  const rows = await readRows<{ parked: number }>(
    db,
    `SELECT count(*)::integer AS parked FROM ${schemaOf(generation)}.parked_record`,
  );
  return rows[0]!.parked;
}

export async function countParkedKeys(db: Queryable, generation: number): Promise<number> {
  const rows = await readRows<{ keys: number }>(
    db,
    `SELECT count(*)::integer AS keys FROM (SELECT DISTINCT casino, fold_key FROM ${schemaOf(generation)}.parked_record) parked`,
  );
  return rows[0]!.keys;
}

import { createHash } from 'node:crypto';
import type { CasinoHead } from '../../ledger/_core/store/numbered-event';
import { replaceRows } from '../../ledger/_core/store/insert-rows';
import { type Queryable, readRows } from '../../ledger/_core/store/queryable';
import type { RowOf } from '../../ledger/_core/store/table';
import { headRow } from '../../ledger/register/register';
import type { Places } from './checkpoints';
import { BUILD_HEAD, lockCheckpoints } from './generation';

export interface BuildStanding {
  readonly places: Places;
  readonly heads: ReadonlyMap<string, CasinoHead>;
}

export const recordsUpTo = (heads: ReadonlyMap<string, CasinoHead>): number =>
  [...heads.values()].reduce((sum, { number, repeatsSkipped }) => sum + Number(number + repeatsSkipped), 0);

/**
 * What must be the same for one build to be continued by another one: the program, and the tables that it fills. A migration
 * changes the tables of every generation, but leaves to a rebuild what follows from records before.
 */
export async function makerOf(db: Queryable, program: string): Promise<string> {
  const layout = await readRows<object>(
    db,
    `SELECT c.relname::text AS relation, a.attname::text AS attribute, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'read_model'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
      ORDER BY 1, 2`,
  );
  const migrations = await readRows<object>(db, `SELECT name FROM public.schema_migration ORDER BY 1`);
  return createHash('sha256')
    .update(JSON.stringify([program, layout, migrations]))
    .digest('hex');
}

export async function noteMaker(db: Queryable, generation: number, madeBy: string): Promise<void> {
  await db.query(`INSERT INTO projection.build (generation, made_by, begun_at) VALUES ($1, $2, now())`, [
    generation,
    madeBy,
  ]);
}

export const keepHeads = (
  db: Queryable,
  generation: number,
  heads: ReadonlyMap<string, CasinoHead>,
): Promise<void> =>
  replaceRows(
    db,
    BUILD_HEAD,
    [...heads].map((head) => ({ generation, ...headRow(head) })),
  );

/**
 * How far a generation is of which the builder is gone, once the last page of it has ended, too; undefined where the
 * register does not hold a record any more to which the build had come.
 */
export async function standingOf(db: Queryable, generation: number): Promise<BuildStanding | undefined> {
  const places = await lockCheckpoints(db, generation);
  const rows = await readRows<RowOf<typeof BUILD_HEAD> & { readonly isEntered: boolean }>(
    db,
    `SELECT h.*, EXISTS (
              SELECT FROM register.record r
               WHERE r.casino = h.casino AND r.number = h.last_number AND r.chain_hash = h.chain_hash) AS is_entered
       FROM projection.build_head h WHERE h.generation = $1`,
    [generation],
  );
  if (!rows.every(({ isEntered }) => isEntered)) return undefined;
  return { places, heads: new Map(rows.map((row) => [row.casino, headOf(row)])) };
}

const headOf = (row: RowOf<typeof BUILD_HEAD>): CasinoHead => ({
  number: row.lastNumber,
  chainHash: row.chainHash.toString('hex'),
  chainVersion: row.chainVersion as 1 | 2,
  recordedAt: row.lastRecordedAt.toISOString(),
  repeatsSkipped: row.repeatsSkipped,
});

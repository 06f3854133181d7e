import { createHash } from 'node:crypto';
import type { CasinoHead } from '../../ledger/_core/store/numbered-event';
import { asJson, replaceRows, type RowOf } from '../../database/table';
import { type Queryable, readRows, inTransaction } from '../../database/queryable';
import { LogDamaged } from '../../ledger/register/read-records';
import { headRow, loadContents } from '../../ledger/register/register';
import { groupBehind, loadedPages, type PartitionPage, type Places, readPages } from './checkpoints';
import { BUILD_HEAD, lockCheckpoints, moveCheckpoints, seeGeneration } from './generation';
import type { DataSource, QueryRunner } from 'typeorm';
import type { EventStorePort, LogPosition } from '../../event-log/event-store.port';
import { compareWithRegister } from '../../ledger/register/compare-with-register';
import { numberRecords } from '../../ledger/register/number-records';
import { projectPage } from '../runner/page-projector';

export interface BuildProgress {
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

const keepHeads = (
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
 * The progress of a generation whose builder has ended, read after the transaction of its last page has ended;
 * undefined where the register no longer holds a record that the build had reached.
 */
export async function standingOf(db: Queryable, generation: number): Promise<BuildProgress | undefined> {
  const places = await lockCheckpoints(db, generation);
  const rows = await readRows<RowOf<typeof BUILD_HEAD>>(
    db,
    `SELECT * FROM projection.build_head WHERE generation = $1`,
    [generation],
  );
  const heads = new Map(rows.map((row) => [row.casino, headOf(row)]));
  return (await areEntered(db, heads)) ? { places, heads } : undefined;
}

/** Asked for by themselves: the register may be on other nodes than the heads of a build. */
async function areEntered(db: Queryable, heads: BuildProgress['heads']): Promise<boolean> {
  const asked = [...heads].map(([casino, { number, chainHash }]) => ({
    casino,
    number,
    chain_hash: chainHash,
  }));
  const entered = await readRows<object>(
    db,
    `SELECT r.casino FROM jsonb_to_recordset($1::jsonb) AS head(casino text, number bigint, chain_hash text)
       JOIN register.record r ON r.casino = head.casino AND r.number = head.number
      WHERE encode(r.chain_hash, 'hex') = head.chain_hash`,
    [asJson(asked)],
  );
  return entered.length === heads.size;
}

const headOf = (row: RowOf<typeof BUILD_HEAD>): CasinoHead => ({
  number: row.lastNumber,
  chainHash: row.chainHash.toString('hex'),
  chainVersion: row.chainVersion as 1 | 2,
  recordedAt: row.lastRecordedAt.toISOString(),
  repeatsSkipped: row.repeatsSkipped,
});

export type AfterPage = (records: number) => Promise<unknown>;

/** The casinos whose read models one worker builds. Casinos share no row, so parts are built side by side. */
export interface BuildPart {
  /**
   * Projects the records of its casinos after those of the last call, up to the places of their partitions.
   * @throws LogDamaged naming the first of them whose bytes, number or chain differ from the register
   */
  advance(upTo: Places, afterPage: AfterPage): Promise<void>;
  readonly records: number;
  readonly heads: ReadonlyMap<string, CasinoHead>;
  end(): Promise<void>;
}

/** A part and its progress. Its checkpoints have rows of their own. */
export interface PartOptions extends BuildProgress {
  readonly generation: number;
  readonly pageSize: number;
}

/**
 * A part that this process builds. Record numbers and chain are computed again and must match the register. Each page
 * stores the progress of the part, so that another process can continue from there.
 */
export class OwnPart implements BuildPart {
  readonly heads: Map<string, CasinoHead>;
  records: number;
  private readonly passed: Map<number, LogPosition | undefined>;
  private inLogOrder = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStorePort,
    private readonly options: PartOptions,
  ) {
    this.passed = new Map(options.places);
    this.heads = new Map(options.heads);
    this.records = recordsUpTo(options.heads);
  }

  async advance(upTo: Places, afterPage: AfterPage): Promise<void> {
    for (;;) {
      const group = groupBehind(this.passed, this.store, upTo);
      if (group === undefined) return;
      const size = { limit: this.options.pageSize, inLogOrder: this.inLogOrder };
      const { pages } = await readPages(this.store, group, size);
      try {
        for await (const page of loadedPages(pages)) await this.apply(page, afterPage);
      } catch (failure) {
        // Another record may be damaged earlier in the log: in the order of the log the first one is found.
        if (!(failure instanceof LogDamaged) || this.inLogOrder) throw failure;
        this.inLogOrder = true;
      }
    }
  }

  end(): Promise<void> {
    return Promise.resolve();
  }

  private async apply(page: PartitionPage, afterPage: AfterPage): Promise<void> {
    await inTransaction(this.dataSource, (db) => this.applyPage(db, page));
    for (const partition of page.from.partitions) this.passed.set(partition, page.through);
    this.records += page.records.length;
    if (page.records.length > 0) await afterPage(this.records);
  }

  private async applyPage(db: QueryRunner, { from, records, through }: PartitionPage): Promise<void> {
    const { generation } = this.options;
    await this.hold(db, from);
    await seeGeneration(db, generation);
    const contents = await loadContents(db, this.store, records, this.heads);
    const numbering = numberRecords(records, { heads: this.heads, contents });
    await compareWithRegister(db, numbering.numbered);
    await projectPage(db, this.store, numbering.numbered);
    await keepHeads(db, generation, numbering.heads);
    await moveCheckpoints(db, generation, { partitions: from.partitions, place: through });
    for (const [casino, head] of numbering.heads) this.heads.set(casino, head);
  }

  /**
   * Another process may have taken this one for dead and continued the build: then this one stops, so that nothing is
   * built twice.
   */
  private async hold(db: QueryRunner, { partitions, place }: PartitionPage['from']): Promise<void> {
    const { generation } = this.options;
    const places = await lockCheckpoints(db, generation, partitions);
    if ([...partitions].some((partition) => !places.has(partition) || places.get(partition) !== place))
      throw new Error(`another process has continued or dropped generation ${generation}`);
  }
}

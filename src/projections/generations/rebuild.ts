import type { DataSource, QueryRunner } from 'typeorm';
import type { EventStorePort, LogPlace, RecordedEvent } from '../../event-store/event-store.port';
import { emptyHead, numberRecords } from '../register/number-records';
import { compareWithRegister, loadFirsts, loadHeads } from '../register/register';
import { LogDamaged } from '../register/log-damaged';
import type { CasinoHead } from '../register/numbered-event';
import { projectPage } from '../runner/page-projector';
import { type Divergence, firstDivergence } from './compare';
import {
  checkpointOf,
  createGeneration,
  liveGeneration,
  lockCheckpoint,
  moveCheckpoint,
  retireGeneration,
  schemaOf,
  switchTo,
} from './generation';

/** What a rebuild met. */
export interface RebuildReport {
  readonly generation: number;
  /** Records of the log that were projected anew. */
  readonly records: number;
  readonly place: LogPlace | undefined;
  /** How far each casino came. */
  readonly heads: ReadonlyMap<string, CasinoHead>;
  /** The first row in which live and rebuilt tables differ; undefined when they are the same. */
  readonly divergence: Divergence | undefined;
}

export interface RebuildOptions {
  /** What becomes of the rebuilt generation when it is the same as the live one, and when it differs. */
  readonly afterwards: (report: RebuildReport) => 'switch' | 'drop';
  readonly pageSize?: number;
  readonly onProgress?: (records: number) => void;
}

const DEFAULT_PAGE_SIZE = 2_000;

/**
 * Builds a second generation of every read model from the log, beside the live one, holds its numbers and chain
 * against the register, and compares the two at one and the same log place. Ingest and queries go on meanwhile; only
 * the comparison holds the live checkpoint.
 * @throws LogDamaged naming the first record whose bytes, number or chain are not what the register says
 */
export async function rebuild(
  dataSource: DataSource,
  store: EventStorePort,
  options: RebuildOptions,
): Promise<RebuildReport> {
  const pass = new RebuildPass(dataSource, store, options);
  const generation = await inTransaction(dataSource, createGeneration);
  let keep = false;
  try {
    await pass.catchUp(generation);
    const report = await inTransaction(dataSource, async (db) => {
      const meeting = await pass.meetLive(db, generation);
      keep = options.afterwards(meeting) === 'switch';
      if (keep) await switchTo(db, generation);
      return meeting;
    });
    if (keep) await inTransaction(dataSource, (db) => dropOthers(db, generation));
    return report;
  } finally {
    if (!keep) await inTransaction(dataSource, (db) => retireGeneration(db, generation));
  }
}

class RebuildPass {
  private readonly heads = new Map<string, CasinoHead>();
  private records = 0;
  private place: LogPlace | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStorePort,
    private readonly options: RebuildOptions,
  ) {}

  /** Projects until the rebuilt generation stands where the live one stood when it was last asked. */
  async catchUp(generation: number): Promise<void> {
    for (;;) {
      const live = await inTransaction(this.dataSource, async (db) => checkpointOf(db, await liveGeneration(db)));
      if (!(await this.advance(generation, live))) return;
    }
  }

  /** Holds the live checkpoint, goes the last steps, and compares. */
  async meetLive(db: QueryRunner, generation: number): Promise<RebuildReport> {
    const live = await liveGeneration(db);
    const place = await lockCheckpoint(db, live);
    await this.advance(generation, place);
    await this.compareHeads(db);
    const divergence = await firstDivergence(db, { live: schemaOf(live), rebuilt: schemaOf(generation) });
    return { generation, records: this.records, place: this.place, heads: this.heads, divergence };
  }

  /** Projects everything up to a place; false when there was nothing to do. */
  private async advance(generation: number, upTo: LogPlace | undefined): Promise<boolean> {
    let moved = false;
    while (upTo !== undefined && this.isBehind(upTo)) {
      const records = await this.readPage(upTo);
      const last = records.at(-1);
      if (!last) throw new LogDamaged(undefined, `the log ends before place ${upTo}, up to which the register goes`);
      await inTransaction(this.dataSource, (db) => this.applyPage(db, generation, records));
      this.place = last.place;
      moved = true;
    }
    return moved;
  }

  private isBehind(upTo: LogPlace): boolean {
    return this.place === undefined || this.store.comparePlaces(this.place, upTo) < 0;
  }

  private async readPage(upTo: LogPlace): Promise<RecordedEvent[]> {
    const records: RecordedEvent[] = [];
    const limit = this.options.pageSize ?? DEFAULT_PAGE_SIZE;
    for await (const record of this.store.readLog({ ...(this.place && { from: this.place }), limit })) {
      if (this.store.comparePlaces(record.place, upTo) <= 0) records.push(record);
    }
    return records;
  }

  private async applyPage(db: QueryRunner, generation: number, records: readonly RecordedEvent[]): Promise<void> {
    await db.query(`SET LOCAL search_path TO ${schemaOf(generation)}, pg_catalog`);
    const firsts = await loadFirsts(db, this.store, records, this.heads);
    const numbering = numberRecords(records, { heads: this.heads, firsts });
    await compareWithRegister(db, numbering.numbered);
    await projectPage(db, numbering.numbered);
    await moveCheckpoint(db, generation, records.at(-1)!.place);
    for (const [casino, head] of numbering.heads) this.heads.set(casino, head);
    this.records += records.length;
    this.options.onProgress?.(this.records);
  }

  /** Every casino must have come exactly as far as the register says: no record may be missing at the end. */
  private async compareHeads(db: QueryRunner): Promise<void> {
    const rows: { casino: string; records: bigint }[] = await db.query(
      `SELECT casino, count(*) AS records FROM register.record GROUP BY casino
       UNION ALL SELECT casino, 0 FROM register.casino c
         WHERE NOT EXISTS (SELECT 1 FROM register.record r WHERE r.casino = c.casino)
       ORDER BY casino`,
    );
    const entered = await loadHeads(db, rows.map(({ casino }) => casino));
    for (const { casino, records } of rows) {
      const met = this.heads.get(casino) ?? emptyHead(casino);
      const head = entered.get(casino);
      if (met.number === head?.number && met.chainHash === head.chainHash && met.number === records) continue;
      throw new LogDamaged(
        undefined,
        `casino ${casino}: the log gives ${met.number} records with chain ${met.chainHash}; the register holds ` +
          `${records} and says ${head?.number ?? 'nothing'} with chain ${head?.chainHash ?? 'none'}`,
      );
    }
  }
}

/** Generations that are neither live nor this one: the one just replaced and whatever a crash left half built. */
async function dropOthers(db: QueryRunner, keep: number): Promise<void> {
  const rows: { generation: number }[] = await db.query(
    `SELECT generation FROM projection.generation g WHERE generation <> $1
        AND EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = 'generation_' || g.generation)`,
    [keep],
  );
  for (const { generation } of rows) await retireGeneration(db, generation);
}

async function inTransaction<Answer>(
  dataSource: DataSource,
  work: (db: QueryRunner) => Promise<Answer>,
): Promise<Answer> {
  return dataSource.transaction((manager) => work(manager.queryRunner!));
}

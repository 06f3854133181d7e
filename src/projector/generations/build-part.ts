import type { DataSource, QueryRunner } from 'typeorm';
import type { EventStorePort, LogPosition, RecordedEvent } from '../../event-log/event-store.port';
import { inTransaction } from '../../ledger/_core/store/queryable';
import { readPage } from '../../ledger/_core/store/read-page';
import { compareWithRegister } from '../../ledger/register/compare-with-register';
import { numberRecords } from '../../ledger/register/number-records';
import type { CasinoHead } from '../../ledger/_core/store/numbered-event';
import { loadContents } from '../../ledger/register/register';
import { projectPage } from '../runner/page-projector';
import { seeGeneration } from './generation';

/** Called after each page; how many records of the part are projected by then. */
export type AfterPage = (records: number) => Promise<unknown>;

/** Casinos of which one worker builds the read models. Casinos share no row, so parts are built side by side. */
export interface BuildPart {
  /**
   * Projects the records of its casinos behind those of the call before, up to a place.
   * @throws LogDamaged naming the first of them whose bytes, number or chain are not what the register says
   */
  advance(upTo: LogPosition, afterPage: AfterPage): Promise<void>;
  readonly records: number;
  /** The place of the last record that it projected. */
  readonly place: LogPosition | undefined;
  readonly heads: ReadonlyMap<string, CasinoHead>;
  end(): Promise<void>;
}

export interface PartOptions {
  readonly generation: number;
  /** Records that are projected in one transaction. */
  readonly pageSize: number;
  /** The partitions of its casinos; undefined: all. */
  readonly partitions?: ReadonlySet<number> | undefined;
}

/** A part that this process builds. Record numbers and chain are computed anew and must meet the register. */
export class OwnPart implements BuildPart {
  readonly heads = new Map<string, CasinoHead>();
  records = 0;
  place: LogPosition | undefined;
  private passed: LogPosition | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStorePort,
    private readonly options: PartOptions,
  ) {}

  async advance(upTo: LogPosition, afterPage: AfterPage): Promise<void> {
    const { pageSize: limit, partitions } = this.options;
    while (this.passed === undefined || this.store.compareLogPositions(this.passed, upTo) < 0) {
      const records = await readPage(this.store, { after: this.passed, upTo, limit, partitions });
      if (records.length > 0) await inTransaction(this.dataSource, (db) => this.applyPage(db, records));
      this.passed = records.at(-1)?.place ?? upTo;
      if (records.length === 0) return;
      this.place = this.passed;
      this.records += records.length;
      await afterPage(this.records);
    }
  }

  end(): Promise<void> {
    return Promise.resolve();
  }

  private async applyPage(db: QueryRunner, records: readonly RecordedEvent[]): Promise<void> {
    await seeGeneration(db, this.options.generation);
    const contents = await loadContents(db, this.store, records, this.heads);
    const numbering = numberRecords(records, { heads: this.heads, contents });
    await compareWithRegister(db, numbering.numbered);
    await projectPage(db, this.store, numbering.numbered);
    for (const [casino, head] of numbering.heads) this.heads.set(casino, head);
  }
}

import type { DataSource, QueryRunner } from 'typeorm';
import type { EventStorePort, LogPosition, RecordedEvent } from '../../event-log/event-store.port';
import { inTransaction } from '../../ledger/_core/store/queryable';
import { compareWithRegister } from '../../ledger/register/compare-with-register';
import { numberRecords } from '../../ledger/register/number-records';
import type { CasinoHead } from '../../ledger/_core/store/numbered-event';
import { loadContents } from '../../ledger/register/register';
import { projectPage } from '../runner/page-projector';
import { groupBehind, type Places, readGroup } from './checkpoints';
import { seeGeneration } from './generation';

/** Called after each page; how many records of the part are projected by then. */
export type AfterPage = (records: number) => Promise<unknown>;

/** Casinos of which one worker builds the read models. Casinos share no row, so parts are built side by side. */
export interface BuildPart {
  /**
   * Projects the records of its casinos behind those of the call before, up to the places of their partitions.
   * @throws LogDamaged naming the first of them whose bytes, number or chain are not what the register says
   */
  advance(upTo: Places, afterPage: AfterPage): Promise<void>;
  readonly records: number;
  readonly heads: ReadonlyMap<string, CasinoHead>;
  end(): Promise<void>;
}

export interface PartOptions {
  readonly generation: number;
  /** Records that are projected in one transaction. */
  readonly pageSize: number;
  /** Those of its casinos. */
  readonly partitions: ReadonlySet<number>;
}

/** A part that this process builds. Record numbers and chain are computed anew and must meet the register. */
export class OwnPart implements BuildPart {
  readonly heads = new Map<string, CasinoHead>();
  records = 0;
  private readonly passed: Map<number, LogPosition | undefined>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStorePort,
    private readonly options: PartOptions,
  ) {
    this.passed = new Map([...options.partitions].map((partition) => [partition, undefined]));
  }

  async advance(upTo: Places, afterPage: AfterPage): Promise<void> {
    for (;;) {
      const group = groupBehind(this.passed, this.store, upTo);
      if (group === undefined) return;
      const { records, through } = await readGroup(this.store, group, this.options.pageSize);
      if (records.length > 0) await inTransaction(this.dataSource, (db) => this.applyPage(db, records));
      for (const partition of group.partitions) this.passed.set(partition, through);
      this.records += records.length;
      if (records.length > 0) await afterPage(this.records);
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

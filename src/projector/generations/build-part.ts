import type { DataSource, QueryRunner } from 'typeorm';
import type { EventStorePort, LogPosition } from '../../event-log/event-store.port';
import { inTransaction } from '../../ledger/_core/store/queryable';
import { compareWithRegister } from '../../ledger/register/compare-with-register';
import { numberRecords } from '../../ledger/register/number-records';
import type { CasinoHead } from '../../ledger/_core/store/numbered-event';
import { loadContents } from '../../ledger/register/register';
import { projectPage } from '../runner/page-projector';
import { type Group, groupBehind, type GroupPage, type Places, readGroup } from './checkpoints';
import { type BuildStanding, keepHeads, recordsUpTo } from './continued-build';
import { lockCheckpoints, moveCheckpoints, seeGeneration } from './generation';

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

/** A part, and how far it is. Its checkpoints have rows of their own. */
export interface PartOptions extends BuildStanding {
  readonly generation: number;
  readonly pageSize: number;
}

/**
 * A part that this process builds. Record numbers and chain are computed anew and must meet the register. Each page says
 * how far the part is, so that another process can go on from there.
 */
export class OwnPart implements BuildPart {
  readonly heads: Map<string, CasinoHead>;
  records: number;
  private readonly passed: Map<number, LogPosition | undefined>;

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
      const page = await readGroup(this.store, group, this.options.pageSize);
      await inTransaction(this.dataSource, (db) => this.applyPage(db, group, page));
      for (const partition of group.partitions) this.passed.set(partition, page.through);
      this.records += page.records.length;
      if (page.records.length > 0) await afterPage(this.records);
    }
  }

  end(): Promise<void> {
    return Promise.resolve();
  }

  private async applyPage(db: QueryRunner, group: Group, { records, through }: GroupPage): Promise<void> {
    const { generation } = this.options;
    await this.hold(db, group);
    await seeGeneration(db, generation);
    const contents = await loadContents(db, this.store, records, this.heads);
    const numbering = numberRecords(records, { heads: this.heads, contents });
    await compareWithRegister(db, numbering.numbered);
    await projectPage(db, this.store, numbering.numbered);
    await keepHeads(db, generation, numbering.heads);
    await moveCheckpoints(db, generation, { partitions: group.partitions, place: through });
    for (const [casino, head] of numbering.heads) this.heads.set(casino, head);
  }

  /** Another process that took this one for dead may have gone on: then this one stops, so that nothing is built twice. */
  private async hold(db: QueryRunner, { partitions, place }: Group): Promise<void> {
    const { generation } = this.options;
    const places = await lockCheckpoints(db, generation, partitions);
    if ([...partitions].some((partition) => !places.has(partition) || places.get(partition) !== place))
      throw new Error(`another process has continued or dropped generation ${generation}`);
  }
}

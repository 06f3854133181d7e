import type { DataSource, QueryRunner } from 'typeorm';
import type { EventStorePort, LogPosition, RecordedEvent } from '../../event-log/event-store.port';
import {
  inTransaction,
  sayAtWork,
  type Queryable,
  type BooksSnapshot,
  takeSnapshot,
} from '../../ledger/_core/store/queryable';
import { DEFAULT_PAGE_SIZE, readPage } from '../../ledger/_core/store/read-page';
import { compareWithRegister, notInLog, recordsBeyond } from '../../ledger/register/compare-with-register';
import { LogDamaged } from '../../ledger/register/log-damaged';
import { numberRecords } from '../../ledger/register/number-records';
import type { CasinoHead } from '../../ledger/_core/store/numbered-event';
import { loadContents } from '../../ledger/register/register';
import { projectPage } from '../runner/page-projector';
import { openRebuildTarget, type RebuildTarget } from './unused-generations';
import {
  holdLivePosition,
  type LivePosition,
  moveCheckpoint,
  readLivePosition,
  retireGeneration,
  seeGeneration,
} from './generation';

const MOST_LOOKS_WITHOUT_GAIN = 3;

export interface BuildOptions {
  readonly pageSize?: number;
  readonly onProgress?: (records: number) => void;
}

/**
 * A further generation of every read model, built from the log beside the live one. The register is outside the
 * generations: record numbers and chain are computed anew and must meet it.
 */
export class GenerationBuild {
  private readonly casinoHeads = new Map<string, CasinoHead>();
  private readonly pageSize: number;
  private passed = 0;
  private reached: LogPosition | undefined;

  private constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStorePort,
    private readonly target: RebuildTarget,
    private readonly options: BuildOptions,
  ) {
    this.pageSize = options.pageSize ?? DEFAULT_PAGE_SIZE;
  }

  static async begin(
    dataSource: DataSource,
    store: EventStorePort,
    options: BuildOptions = {},
  ): Promise<GenerationBuild> {
    return new GenerationBuild(dataSource, store, await openRebuildTarget(dataSource), options);
  }

  get generation(): number {
    return this.target.generation;
  }

  get records(): number {
    return this.passed;
  }

  get place(): LogPosition | undefined {
    return this.reached;
  }

  get heads(): ReadonlyMap<string, CasinoHead> {
    return this.casinoHeads;
  }

  /**
   * Projects until the live generation is hardly ahead: at the last look by one page at most, or, where it moves as
   * fast as this one, by what it was ahead at each of the last looks. It may have been behind the log itself and come to
   * its end, so one look is not enough to give up.
   * @throws LogDamaged naming the first record whose bytes, number or chain are not what the register says
   */
  async catchUp(): Promise<void> {
    let least = Infinity;
    for (let looksWithoutGain = 0; looksWithoutGain < MOST_LOOKS_WITHOUT_GAIN;) {
      const gone = await this.advance((await readLivePosition(this.dataSource)).place);
      if (gone <= this.pageSize) return;
      looksWithoutGain = gone < least ? 0 : looksWithoutGain + 1;
      least = Math.min(least, gone);
    }
  }

  /**
   * Goes the last steps while a transaction holds the live checkpoint, however many they are: whoever stands still with
   * it is taken for dead by the database, so it is asked something after each page.
   * @throws LogDamaged as `advance`
   */
  async meet({ place }: LivePosition, holder: Queryable): Promise<void> {
    await this.advance(place, () => sayAtWork(holder));
  }

  /**
   * Projects everything up to a place of the live checkpoint; answers how many records that were.
   * @throws LogDamaged as `catchUp`; also when the log ends before that place
   */
  async advance(
    upTo: LogPosition | undefined,
    afterPage: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<number> {
    const before = this.passed;
    while (upTo !== undefined && this.isBehind(upTo)) {
      const records = await readPage(this.store, { after: this.reached, upTo, limit: this.pageSize });
      if (records.length === 0) throw await this.logTooShort(upTo);
      await inTransaction(this.dataSource, (db) => this.applyPage(db, records));
      this.reached = records.at(-1)!.place;
      this.passed += records.length;
      this.options.onProgress?.(this.passed);
      await afterPage();
    }
    return this.passed - before;
  }

  /** Updates the planner statistics: without them the first queries would be slow. */
  async analyze(): Promise<void> {
    await this.dataSource.query(`SELECT projection.analyze_generation($1)`, [this.generation]);
  }

  /** Ends the build; drops the target unless it is live. */
  async end({ inUse }: { inUse: boolean }): Promise<void> {
    try {
      if (!inUse) await inTransaction(this.dataSource, (db) => retireGeneration(db, this.generation));
    } finally {
      await this.target.release();
    }
  }

  private isBehind(upTo: LogPosition): boolean {
    return this.reached === undefined || this.store.compareLogPositions(this.reached, upTo) < 0;
  }

  private async applyPage(db: QueryRunner, records: readonly RecordedEvent[]): Promise<void> {
    await seeGeneration(db, this.generation);
    const contents = await loadContents(db, this.store, records, this.casinoHeads);
    const numbering = numberRecords(records, { heads: this.casinoHeads, contents });
    await compareWithRegister(db, numbering.numbered);
    await projectPage(db, this.store, numbering.numbered);
    await moveCheckpoint(db, this.generation, records.at(-1)!.place);
    for (const [casino, head] of numbering.heads) this.casinoHeads.set(casino, head);
  }

  private async logTooShort(upTo: LogPosition): Promise<LogDamaged> {
    const beyond = await recordsBeyond(this.dataSource, this.casinoHeads);
    const missing = beyond
      .filter(({ place }) => this.store.compareLogPositions(place, upTo) <= 0)
      .sort((a, b) => this.store.compareLogPositions(a.place, b.place))[0];
    return missing
      ? notInLog(missing)
      : new LogDamaged(undefined, `the log ends before place ${upTo}, up to which the live tables go`);
  }
}

/**
 * A snapshot in which live and rebuilt tables stand at one log position. The live checkpoint is held only for the last
 * steps up to there, never while the two are compared.
 */
export async function levelSnapshot(
  dataSource: DataSource,
  lastSteps: (live: LivePosition, holder: Queryable) => Promise<unknown>,
): Promise<BooksSnapshot> {
  let snapshot: BooksSnapshot | undefined;
  try {
    await inTransaction(dataSource, async (db) => {
      await lastSteps(await holdLivePosition(db), db);
      snapshot = await takeSnapshot(dataSource);
    });
    return snapshot!;
  } catch (failure) {
    await snapshot?.close();
    throw failure;
  }
}

import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { EventStorePort, LogPosition } from '../../event-log/event-store.port';
import type { Group, GroupReading } from '../generations/checkpoints';
import { groupBehind, loadedPages } from '../generations/checkpoints';
import { analyzeIfNever, BooksOfEarlierRelease, readPlacesToGoOnFrom } from '../generations/generation';
import { DEFAULT_PAGE_SIZE } from '../../database/queryable';
import { LogDamaged } from '../../ledger/register/read-records';
import { type LiveGroup, type LivePage, PageStoodStill } from './live-page';
import { applyNextAlone, PagesOfLog, partitionsOf } from './pages-of-log';
import { mayBeOfPage, PartitionsAside } from './partitions-aside';
import type { ProjectionLease } from './projection-lease';

export interface RunnerOptions {
  readonly pageSize?: number;
  /** Milliseconds after which PostgreSQL ends the transaction of a page that sends no statement. */
  readonly standstillMs?: number;
  /** Called with the error; the runner continues unless the log is damaged. */
  readonly onError?: (failure: unknown) => void;
  readonly onProjected?: (page: ProjectedPage) => void;
}

export interface ProjectedPage {
  /** Records that were projected since the runner last reached the end of the log. */
  readonly withoutRest: number;
  readonly partitions: number;
}

/** So many records without reaching the end of the log are a load, such as the import of a file or of a new log. */
const LOADED = 1_000;

const WITHOUT_LEASE_MS = 20;
const LOOK_ASIDE_MS = 100;
const RENEWALS = 4;
const IDLE_MS = 1_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** One failure may be a database that restarts, or another service that was faster. */
const FAILURES_UNTIL_TOLD = 3;

/**
 * A page is one transaction: a process that is killed again and again only commits pages that fit between two kills. So the
 * first pages are small, and each page is twice as large as the one before.
 */
const FIRST_PAGE = 250;

/** After a page took too long for its time limit, pages grow again after this many steps without an error. */
const STEPS_UNTIL_LARGER = 50;

/**
 * Moves the live read models along the log, page by page, until it is stopped. It may be killed at any instant and
 * any number of runners may work on one database: a page is applied as a whole and once.
 */
export class ProjectionRunner {
  private readonly stopping = new AbortController();
  private running: Promise<unknown> | undefined;
  private damage: LogDamaged | undefined;
  /** The result of the last renewal; a lease that could not be renewed expires by itself. */
  private renewal: { readonly failure?: Error } = {};
  private readonly fullPageSize: number;
  private pageSize: number;
  private stepsUntilLarger = 1;
  private stepsSinceTooLarge = 0;
  private withoutRest = 0;
  /** Steps that failed one after the other since the last page that was applied, or the last look at the end of the log. */
  private failures = 0;
  private readonly aside = new PartitionsAside();
  private readonly pages: PagesOfLog;

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStorePort,
    private readonly lease: ProjectionLease,
    private readonly options: RunnerOptions = {},
  ) {
    this.fullPageSize = options.pageSize ?? DEFAULT_PAGE_SIZE;
    this.pageSize = Math.min(this.fullPageSize, FIRST_PAGE);
    this.pages = new PagesOfLog(dataSource, store, options.standstillMs);
  }

  start(): void {
    this.running ??= Promise.all([this.keepLease(), this.run(), this.tryAsides()]);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
    await this.lease.release().catch(() => undefined);
  }

  /** Why the runner has stopped for good: the log changed. Undefined if the log is sound. */
  get damaged(): LogDamaged | undefined {
    return this.damage;
  }

  /** Whether nothing comes into the books until an operator has seen to it: every page fails again and again. */
  get isFailing(): boolean {
    return this.failures >= FAILURES_UNTIL_TOLD || this.aside.isAll;
  }

  /** The number of partitions whose pages fail again and again, while the others go on. */
  get stuckPartitions(): number {
    return this.aside.stuck;
  }

  private async keepLease(): Promise<void> {
    while (!this.stopping.signal.aborted && !this.damage) {
      this.renewal = await this.lease.renew().then(
        () => ({}),
        (failure: Error) => ({ failure }),
      );
      await this.pause(this.lease.termMs / RENEWALS);
    }
  }

  private async run(): Promise<void> {
    let pauses = 0;
    while (!this.stopping.signal.aborted && !this.damage) {
      try {
        await this.workWhileHolding(() => (pauses = this.failures = 0));
      } catch (failure) {
        // Reported once: the service waits until an operator rebuilds the books, which can be read.
        const isOfEarlier = failure instanceof BooksOfEarlierRelease;
        if (!isOfEarlier || pauses === 0) this.options.onError?.(failure);
        if (!isOfEarlier) this.failures += 1;
        if (failure instanceof LogDamaged) this.damage = failure;
        // This machine may evaluate smaller pages in time; one page that is repeated for ever is no progress.
        else if (failure instanceof PageStoodStill) this.takeSmallerPages();
        else {
          this.beginSmall();
          await this.pause(Math.min(FIRST_PAUSE_MS * 2 ** pauses++, LONGEST_PAUSE_MS));
        }
      }
    }
  }

  private get working(): ReadonlySet<number> {
    return this.aside.without(this.lease.held);
  }

  private async withoutLease(): Promise<void> {
    const { failure } = this.renewal;
    if (failure !== undefined) throw failure;
    await this.pause(WITHOUT_LEASE_MS);
  }

  /** Continues with the partitions it holds that are furthest behind, until it holds other partitions. */
  private async workWhileHolding(onProgress: () => void): Promise<void> {
    const held = this.working;
    if (held.size === 0) return this.withoutLease();
    const { generation, places } = await readPlacesToGoOnFrom(this.dataSource);
    const group = groupBehind(new Map([...places].filter(([partition]) => held.has(partition))), this.store);
    if (group === undefined)
      throw new Error('projection.checkpoint has no row for what this service projects');
    let from: LiveGroup | undefined = { ...group, generation };
    let ahead = this.readAhead(group, group.place);
    try {
      while (from !== undefined && !this.stopping.signal.aborted) {
        const reading: GroupReading = await ahead;
        const { through } = reading;
        if (through === undefined || through === from.place) {
          if (through === group.upTo && through !== undefined) return;
          await this.rest(generation);
          await this.waitForMore(from.place);
          ahead = this.readAhead(group, from.place);
        } else {
          // The next records are read while the last of these pages is applied; if one of these fails, they are
          // discarded.
          const readOn = (): void => void (ahead = this.readAhead(group, through));
          from = await this.applyAll(from, reading, { readOn, isHeld: () => this.working === held });
        }
        onProgress();
        if (this.working !== held) return;
      }
    } finally {
      // No read may go on after the runner has stopped.
      await ahead.catch(() => undefined);
    }
  }

  /**
   * Undefined where one of the pages was given up, or another service now holds the partitions of the remaining
   * pages.
   */
  private async applyAll(
    from: LiveGroup,
    { records, through, pages }: GroupReading,
    { readOn, isHeld }: { readonly readOn: () => void; readonly isHeld: () => boolean },
  ): Promise<LiveGroup | undefined> {
    const { generation } = from;
    let isFirst = true;
    for await (const page of loadedPages(pages, readOn)) {
      if (!isFirst && (this.stopping.signal.aborted || !isHeld())) return undefined;
      isFirst = false;
      const toApply = { ...page, from: { ...page.from, generation } };
      const after = await this.pages
        .apply(toApply)
        .catch((failure: unknown) => this.putAside(toApply, failure));
      if (after === undefined) return undefined;
      this.growPages();
    }
    if (records.length > 0) this.tellProjected(records);
    return { ...from, place: through };
  }

  /** After the third failure of a page each of its partitions is tried alone. */
  private putAside({ records }: LivePage, failure: unknown): never {
    const isOfAll = failure instanceof LogDamaged || failure instanceof PageStoodStill;
    const partitions = partitionsOf(records);
    this.aside.hasSeen(partitions);
    if (!isOfAll && mayBeOfPage(failure) && this.failures + 1 >= FAILURES_UNTIL_TOLD)
      this.aside.put(partitions);
    throw failure;
  }

  /** Tries the partitions that are aside, one page at a time, until each goes on with the others. */
  private async tryAsides(): Promise<void> {
    while (!this.stopping.signal.aborted && !this.damage) {
      const partition = this.aside.next(this.lease.held);
      if (partition === undefined) await this.pause(LOOK_ASIDE_MS);
      else await this.tryAlone(partition);
    }
  }

  private async tryAlone(partition: number): Promise<void> {
    try {
      await applyNextAlone(this.dataSource, this.pages, { partition, limit: FIRST_PAGE });
      this.aside.goesOn(partition);
    } catch (failure) {
      this.options.onError?.(failure);
      this.aside.hasFailed(partition);
      if (failure instanceof LogDamaged) this.damage = failure;
    }
  }

  private tellProjected(records: GroupReading['records']): void {
    this.withoutRest += records.length;
    const partitions = partitionsOf(records);
    this.aside.hasSeen(partitions);
    this.options.onProjected?.({ withoutRest: this.withoutRest, partitions: partitions.size });
  }

  private takeSmallerPages(): void {
    this.pageSize = Math.ceil(this.pageSize / 2);
    this.stepsUntilLarger = STEPS_UNTIL_LARGER;
    this.stepsSinceTooLarge = 0;
  }

  /** Starts with small pages again after an interruption: they are committed even where the database is often interrupted. */
  private beginSmall(): void {
    this.pageSize = Math.min(this.pageSize, FIRST_PAGE);
  }

  private growPages(): void {
    this.stepsSinceTooLarge += 1;
    if (this.stepsSinceTooLarge % this.stepsUntilLarger === 0)
      this.pageSize = Math.min(this.fullPageSize, this.pageSize * 2);
  }

  private readAhead(group: Group, after: LogPosition | undefined): Promise<GroupReading> {
    const reading = this.stopping.signal.aborted
      ? Promise.resolve({ records: [], through: after, pages: [] })
      : this.pages.read(group, after, this.pageSize);
    reading.catch(() => undefined); // It is awaited in its turn; until then its failure must not count as unhandled.
    return reading;
  }

  /** The runner has come to the end of the log. */
  private async rest(generation: number): Promise<void> {
    const projected = this.withoutRest;
    this.withoutRest = 0;
    if (projected >= LOADED) await analyzeIfNever(this.dataSource, generation);
  }

  private waitForMore(after: LogPosition | undefined): Promise<void> {
    return this.store.waitForMore(after, { signal: this.stopping.signal, timeoutMs: IDLE_MS });
  }

  private async pause(milliseconds: number): Promise<void> {
    await setTimeout(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}

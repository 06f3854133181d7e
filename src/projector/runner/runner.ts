import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { EventStorePort, LogPosition, RecordedEvent } from '../../event-log/event-store.port';
import { BooksOfEarlierRelease, type LivePosition, readPositionToGoOnFrom } from '../generations/generation';
import { DEFAULT_PAGE_SIZE, readPage } from '../../ledger/_core/store/read-page';
import { readRows } from '../../ledger/_core/store/queryable';
import { LogDamaged } from '../../ledger/register/log-damaged';
import { deliveryTraces } from '../../telemetry/delivery-traces';
import { inSpan } from '../../telemetry/spans';
import { applyLivePage, stoodStill } from './live-page';

export interface RunnerOptions {
  readonly pageSize?: number;
  /** Called with the error; the runner continues unless the log is damaged. */
  readonly onError?: (failure: unknown) => void;
}

const WITHOUT_LEASE_MS = 500;
const IDLE_MS = 1_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** After this many steps without an error, pages grow again. */
const STEPS_UNTIL_LARGER = 50;

/**
 * Who projects. The lease only spares idle work when several services share a database; that nothing is counted
 * twice is the checkpoint's doing. It is a row with an expiry by the database's clock, so that a process that is
 * stopped, and not dead, loses it as well.
 */
export class ProjectionLease {
  private renewedAt = -Infinity;

  constructor(
    private readonly dataSource: DataSource,
    private readonly holder: string,
    private readonly termMs = 5_000,
  ) {}

  async hold(): Promise<boolean> {
    const asked = performance.now();
    if (asked - this.renewedAt < this.termMs / 3) return true;
    const rows = await readRows(
      this.dataSource,
      `WITH taken AS (
         UPDATE projection.lease SET holder = $1, expires_at = clock_timestamp() + $2 * interval '1 millisecond'
          WHERE holder = $1 OR expires_at < clock_timestamp() RETURNING 1)
       SELECT * FROM taken`,
      [this.holder, this.termMs],
    );
    this.renewedAt = rows.length === 1 ? asked : -Infinity;
    return rows.length === 1;
  }

  /** Releases the lease, so that another process need not wait for its expiry. */
  async release(): Promise<void> {
    this.renewedAt = -Infinity;
    await this.dataSource.query(
      `UPDATE projection.lease SET holder = NULL, expires_at = '-infinity' WHERE holder = $1`,
      [this.holder],
    );
  }
}

/**
 * Moves the live read models along the log, page by page, until it is stopped. It may be killed at any instant and
 * any number of runners may work on one database: a page is applied as a whole and once.
 */
export class ProjectionRunner {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private damage: LogDamaged | undefined;
  private readonly fullPageSize: number;
  private pageSize: number;
  private stepsSinceTooLarge = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStorePort,
    private readonly lease: ProjectionLease,
    private readonly options: RunnerOptions = {},
  ) {
    this.fullPageSize = options.pageSize ?? DEFAULT_PAGE_SIZE;
    this.pageSize = this.fullPageSize;
  }

  start(): void {
    this.running ??= this.run();
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

  private async run(): Promise<void> {
    let failures = 0;
    while (!this.stopping.signal.aborted && !this.damage) {
      try {
        await this.workWhileHolding(() => (failures = 0));
      } catch (failure) {
        // Said once: somebody has to do something, and the service waits for it.
        const isKnown = failure instanceof BooksOfEarlierRelease && failures > 0;
        if (!isKnown) this.options.onError?.(failure);
        if (failure instanceof LogDamaged) this.damage = failure;
        // What this machine cannot evaluate in time as a whole it can in parts; one page for ever is no progress.
        else if (stoodStill(failure)) this.takeSmallerPages();
        else await this.pause(Math.min(FIRST_PAUSE_MS * 2 ** failures++, LONGEST_PAUSE_MS));
      }
    }
  }

  private async workWhileHolding(onProgress: () => void): Promise<void> {
    if (!(await this.lease.hold())) return this.pause(WITHOUT_LEASE_MS);
    let position: LivePosition | undefined = await readPositionToGoOnFrom(this.dataSource);
    let ahead = this.readAhead(position.place);
    try {
      while (position && !this.stopping.signal.aborted) {
        const records = await ahead;
        const last = records.at(-1)?.place ?? position.place;
        if (records.length === 0) await this.waitForMore(last);
        // The next page is read while this one is applied; should this one fail, the next is not used.
        ahead = this.readAhead(last);
        if (records.length > 0) position = await this.apply(position, records);
        onProgress();
        this.growPages();
        if (!(await this.lease.hold())) return;
      }
    } finally {
      // Nothing is left running behind a runner that has stopped.
      await ahead.catch(() => undefined);
    }
  }

  private async apply(
    from: LivePosition,
    records: readonly RecordedEvent[],
  ): Promise<LivePosition | undefined> {
    try {
      return await this.applyTraced(from, records);
    } catch (failure) {
      if (!(failure instanceof LogDamaged)) throw failure;
      const sound = records.findIndex(({ place }) => place === failure.record?.place);
      if (sound > 0) await this.apply(from, records.slice(0, sound));
      throw failure;
    }
  }

  private applyTraced(
    from: LivePosition,
    records: readonly RecordedEvent[],
  ): Promise<LivePosition | undefined> {
    const places = records.map(({ place }) => place);
    const attributes = { 'cagnotte.records': records.length };
    const parts = { attributes, links: deliveryTraces.linksTo(places), root: true };
    return inSpan('project a page', parts, async (span) => {
      const after = await applyLivePage(this.dataSource, this.store, { from, records });
      if (after !== undefined) deliveryTraces.projected(places, span.spanContext());
      return after;
    });
  }

  private takeSmallerPages(): void {
    this.pageSize = Math.ceil(this.pageSize / 2);
    this.stepsSinceTooLarge = 0;
  }

  private growPages(): void {
    this.stepsSinceTooLarge += 1;
    if (this.stepsSinceTooLarge % STEPS_UNTIL_LARGER === 0)
      this.pageSize = Math.min(this.fullPageSize, this.pageSize * 2);
  }

  private readAhead(after: LogPosition | undefined): Promise<RecordedEvent[]> {
    const page = this.stopping.signal.aborted
      ? Promise.resolve([])
      : readPage(this.store, { after, limit: this.pageSize });
    page.catch(() => undefined); // It is awaited in its turn; until then nobody may take it for forgotten.
    return page;
  }

  private waitForMore(after: LogPosition | undefined): Promise<void> {
    return this.store.waitForMore(after, { signal: this.stopping.signal, timeoutMs: IDLE_MS });
  }

  private async pause(milliseconds: number): Promise<void> {
    await setTimeout(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}

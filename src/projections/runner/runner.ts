import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { EventStorePort, LogPlace, RecordedEvent } from '../../event-store/event-store.port';
import { LogDamaged } from '../register/log-damaged';
import { applyLivePage, type LivePosition, readLivePosition } from './live-page';
import type { ProjectionLease } from './lease';

export interface RunnerOptions {
  readonly pageSize?: number;
  /** Called with what went wrong; the runner goes on by itself unless the log is damaged. */
  readonly onTrouble?: (failure: unknown) => void;
}

const WITHOUT_LEASE_MS = 500;
const IDLE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
const DEFAULT_PAGE_SIZE = 2_000;

/**
 * Moves the live read models along the log, page by page, until it is stopped. It may be killed at any instant and
 * any number of runners may work on one database: a page is applied as a whole and once.
 */
export class ProjectionRunner {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private damage: LogDamaged | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStorePort,
    private readonly lease: ProjectionLease,
    private readonly options: RunnerOptions = {},
  ) {}

  start(): void {
    this.running ??= this.run();
  }

  /** Finishes the page in hand and lets the lease go. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
    await this.lease.release().catch(() => undefined);
  }

  /** Why the runner stands still for good: the log is not what it was. Undefined while all is well. */
  get damaged(): LogDamaged | undefined {
    return this.damage;
  }

  private async run(): Promise<void> {
    let failures = 0;
    while (!this.stopping.signal.aborted && !this.damage) {
      try {
        await this.workWhileHolding(() => (failures = 0));
      } catch (failure) {
        this.options.onTrouble?.(failure);
        if (failure instanceof LogDamaged) this.damage = failure;
        else await this.pause(Math.min(100 * 2 ** failures++, LONGEST_PAUSE_MS));
      }
    }
  }

  /** Projects from the live checkpoint on until the lease is lost, a page is given up, or the runner is stopped. */
  private async workWhileHolding(onProgress: () => void): Promise<void> {
    if (!(await this.lease.hold())) return this.pause(WITHOUT_LEASE_MS);
    let position: LivePosition | undefined = await readLivePosition(this.dataSource);
    let next = this.readPage(position.place);
    while (position && !this.stopping.signal.aborted) {
      const records = await next;
      if (records.length === 0) {
        onProgress();
        await this.waitForMore(position.place);
        if (!(await this.lease.hold())) return;
        next = this.readPage(position.place);
        continue;
      }
      // The next page is read while this one is applied; should this one fail, the next is not used.
      next = this.readPage(records.at(-1)!.place);
      next.catch(() => undefined);
      position = await applyLivePage(this.dataSource, this.store, { from: position, records });
      onProgress();
      if (!(await this.lease.hold())) return;
    }
  }

  private async readPage(after: LogPlace | undefined): Promise<RecordedEvent[]> {
    const limit = this.options.pageSize ?? DEFAULT_PAGE_SIZE;
    const records: RecordedEvent[] = [];
    for await (const record of this.store.readLog({ ...(after === undefined ? {} : { from: after }), limit })) {
      records.push(record);
    }
    return records;
  }

  private waitForMore(after: LogPlace | undefined): Promise<void> {
    return this.store.waitForMore(after, { signal: this.stopping.signal, timeoutMs: IDLE_MS });
  }

  private async pause(milliseconds: number): Promise<void> {
    await setTimeout(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}

import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { type EventStorePort, type LogPosition, partitionOf } from '../../event-log/event-store.port';
import { deliveryTraces, inSpan } from '../../telemetry/spans';
import { ALL_PARTITIONS } from '../generations/checkpoints';
import { readLivePosition } from '../generations/generation';
import type { ReadSources } from '../read-sources';
import { readPage } from '../../database/queryable';

const LOOK_AGAIN_MS = 20;

type Reads = Pick<ReadSources, 'primary' | 'now'>;

/** The casinos that a reader may see: whether others are behind makes no difference to the answer. */
type Casinos = readonly string[] | 'all';

type Reached =
  | { readonly passed: true; readonly source: DataSource }
  | { readonly passed: false; readonly place: LogPosition | undefined };

export class ReceiptWatch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStorePort,
    readonly timeoutMs = 10_000,
  ) {}

  async passed(receipt: LogPosition, casinos: Casinos): Promise<boolean> {
    const { dataSource } = this;
    return (await this.reached(receipt, { primary: dataSource, now: () => dataSource }, casinos)).passed;
  }

  /** Waits where queries are read, which may change meanwhile. */
  reached(receipt: LogPosition, reads: Reads, casinos: Casinos): Promise<Reached> {
    const parts = { links: deliveryTraces.linksTo([receipt]) };
    return inSpan('wait for the read models', parts, () => this.waitFor(receipt, reads, casinos));
  }

  private async waitFor(receipt: LogPosition, reads: Reads, casinos: Casinos): Promise<Reached> {
    const deadline = performance.now() + this.timeoutMs;
    const partitions = casinos === 'all' ? ALL_PARTITIONS : new Set(casinos.map(partitionOf));
    for (;;) {
      const source = reads.now();
      const place = await placeIn(source, { reads, partitions, store: this.store });
      if (place !== undefined && this.store.compareLogPositions(place, receipt) >= 0)
        return { passed: true, source };
      if (performance.now() > deadline) return { passed: false, place };
      await setTimeout(LOOK_AGAIN_MS);
    }
  }
}

/** The place of the read models; a replica that fails is checked by its watch, and not queried again. */
async function placeIn(
  source: DataSource,
  {
    reads,
    partitions,
    store,
  }: { readonly reads: Reads; readonly partitions: ReadonlySet<number>; readonly store: EventStorePort },
): Promise<LogPosition | undefined> {
  try {
    return (await readLivePosition(source, store, partitions)).place;
  } catch (failure) {
    if (source === reads.primary) throw failure;
    return undefined;
  }
}

/**
 * How long, in seconds, the oldest record that the live read models do not contain has been in the log; 0 when they
 * contain all of it.
 */
export async function lagSeconds(dataSource: DataSource, store: EventStorePort, now: Date): Promise<number> {
  const { place } = await readLivePosition(dataSource, store);
  const [next] = await readPage(store, { after: place, limit: 1 });
  if (next === undefined) return 0;
  return Math.max(0, (now.getTime() - Date.parse(next.recordedAt)) / 1_000);
}

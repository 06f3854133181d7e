import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { EventStorePort, LogPosition } from '../../event-log/event-store.port';
import { deliveryTraces } from '../../telemetry/delivery-traces';
import { inSpan } from '../../telemetry/spans';
import { readLivePosition } from '../generations/generation';
import { readPage } from '../../ledger/_core/store/read-page';

const LOOK_AGAIN_MS = 20;

export class ReceiptWatch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStorePort,
    readonly timeoutMs = 10_000,
  ) {}

  passed(receipt: LogPosition): Promise<boolean> {
    const parts = { links: deliveryTraces.linksTo([receipt]) };
    return inSpan('wait for the read models', parts, () => this.waitFor(receipt));
  }

  private async waitFor(receipt: LogPosition): Promise<boolean> {
    const deadline = performance.now() + this.timeoutMs;
    for (;;) {
      const { place } = await readLivePosition(this.dataSource);
      if (place !== undefined && this.store.compareLogPositions(place, receipt) >= 0) return true;
      if (performance.now() > deadline) return false;
      await setTimeout(LOOK_AGAIN_MS);
    }
  }
}

/**
 * How long, in seconds, the oldest record that the live read models do not contain has been in the log; 0 when they
 * contain all of it.
 */
export async function lagSeconds(dataSource: DataSource, store: EventStorePort, now: Date): Promise<number> {
  const { place } = await readLivePosition(dataSource);
  const [next] = await readPage(store, { after: place, limit: 1 });
  if (next === undefined) return 0;
  return Math.max(0, (now.getTime() - Date.parse(next.recordedAt)) / 1_000);
}

import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { EventStorePort, LogPosition } from '../../event-log/event-store.port';
import { readLivePosition } from '../generations/generation';

const LOOK_AGAIN_MS = 20;

export class ReceiptWatch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStorePort,
    readonly timeoutMs = 10_000,
  ) {}

  async passed(receipt: LogPosition): Promise<boolean> {
    const deadline = performance.now() + this.timeoutMs;
    for (;;) {
      const { place } = await readLivePosition(this.dataSource);
      if (place !== undefined && this.store.compareLogPositions(place, receipt) >= 0) return true;
      if (performance.now() > deadline) return false;
      await setTimeout(LOOK_AGAIN_MS);
    }
  }
}

import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { EventStorePort, LogPlace } from '../../event-log/event-store.port';
import { readLivePosition } from '../generations/generation';

const LOOK_AGAIN_MS = 20;

/** Waits, bounded, until the read models contain what an ingest answer's receipt stands for. */
export class ReceiptWatch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStorePort,
    readonly patienceMs = 10_000,
  ) {}

  /** @returns false when the read models were not that far in time */
  async passed(receipt: LogPlace): Promise<boolean> {
    const deadline = performance.now() + this.patienceMs;
    for (;;) {
      const { place } = await readLivePosition(this.dataSource);
      if (place !== undefined && this.store.comparePlaces(place, receipt) >= 0) return true;
      if (performance.now() > deadline) return false;
      await setTimeout(LOOK_AGAIN_MS);
    }
  }
}

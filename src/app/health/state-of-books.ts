import type { DataSource } from 'typeorm';
import type { EventStorePort } from '../../event-log/event-store.port';
import { liveGeneration } from '../../projector/generations/generation';
import { countParkedKeys } from '../../projector/parking/parked-keys';
import { lagSeconds } from '../../projector/runner/lag';

export interface StateOfBooks {
  /** Age in whole seconds of the oldest record that no answer contains yet; 0 if there is none. */
  readonly lagSeconds: number;
  /** Parked keys (sessions of tables, days of the cage, pools). */
  readonly parkedKeys: number;
}

/** @throws where the database or the event store does not answer */
export async function stateOfBooks(dataSource: DataSource, store: EventStorePort): Promise<StateOfBooks> {
  return {
    lagSeconds: Math.floor(await lagSeconds(dataSource, store, new Date())),
    parkedKeys: await countParkedKeys(dataSource, await liveGeneration(dataSource)),
  };
}

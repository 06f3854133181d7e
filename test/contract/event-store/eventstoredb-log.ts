import {
  EventStoreDbEventStore,
  type EventStoreDbOptions,
} from '../../../src/event-log/eventstoredb/eventstoredb-event-store';
import type { IdentityRegister } from '../../../src/event-log/eventstoredb/known-identities';
import {
  type DoubleOptions,
  EventStoreDbDouble,
} from '../../support/eventstoredb-double/eventstoredb-double';
import type { LogUnderTest } from './event-store-under-test';

export interface EventStoreDbLog extends LogUnderTest {
  readonly double: EventStoreDbDouble;
  openStore(options?: Partial<EventStoreDbOptions>): Promise<EventStoreDbEventStore>;
}

/** A register of projections that have not read anything yet. */
export const EMPTY_REGISTER: IdentityRegister = { firstRecords: async () => [] };

/** Makes an empty log in a new double. */
export async function makeDoubleLog(options: DoubleOptions = {}): Promise<EventStoreDbLog> {
  const double = await new EventStoreDbDouble(options).start();
  const stores: EventStoreDbEventStore[] = [];
  return {
    double,
    openStore: async (given = {}) => {
      const store = new EventStoreDbEventStore({ url: double.url, register: EMPTY_REGISTER, ...given });
      stores.push(store);
      return store;
    },
    end: async () => {
      await Promise.all(stores.map((store) => store.close()));
      double.stop();
    },
  };
}

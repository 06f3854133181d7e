import { extent } from '../../support/service/test-extent';
import { randomUUID } from 'node:crypto';
import { EventStoreDbEventStore } from '../../../src/event-log/eventstoredb/eventstoredb-event-store';
import type { LogUnderTest } from './event-store-under-test';
import { describeEventStore } from './event-store.contract';
import { EMPTY_REGISTER, makeDoubleLog } from './eventstoredb-log';

/** Fewer streams than by default, since each needs a round trip. */
const manyStreams = extent(300, 1_000);

describeEventStore({
  name: 'eventstoredb',
  knowsIdentities: true,
  manyStreams,
  makeLog: () => makeDoubleLog(),
});

const { EVENTSTORE_URL: url } = process.env;

if (url) {
  describeEventStore({
    name: 'eventstoredb on a server',
    knowsIdentities: true,
    manyStreams,
    makeLog: async () => onServer(url),
  });
} else {
  // npm cannot install a server.
  it.skip('event store: eventstoredb on a server [skipped: EVENTSTORE_URL names none]', () => undefined);
}

/** A log in a new namespace, so that it is empty at first. Its events stay on the server. */
function onServer(url: string): LogUnderTest {
  const namespace = `test-${randomUUID()}-`;
  const stores: EventStoreDbEventStore[] = [];
  return {
    openStore: async () => {
      const store = new EventStoreDbEventStore({ url, namespace, register: EMPTY_REGISTER });
      stores.push(store);
      return store;
    },
    end: async () => void (await Promise.all(stores.map((store) => store.close()))),
  };
}

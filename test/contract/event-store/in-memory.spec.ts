import { InMemoryEventStore } from '../../support/event-store/in-memory-event-store';
import { describeEventStore } from './event-store.contract';

describeEventStore({
  name: 'in-memory',
  knowsIdentities: true,
  makeLog: async () => {
    const store = new InMemoryEventStore();
    return { openStore: async () => store, end: () => store.close() };
  },
});

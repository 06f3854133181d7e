import { subscribe } from './catch-up-subscription';
import type { EventStorePort, LogPosition, RecordedEvent } from '../../../src/event-log/event-store.port';
import { accepted, collect, events, streamOf, useLog, type AdapterUnderTest } from './event-store-under-test';

const LONG = 20_000;

export function describeSubscription(adapter: AdapterUnderTest): void {
  describe('waiting for further records', () => {
    const under = useLog(adapter);
    const wait = (after: LogPosition | undefined, timeoutMs: number, signal = new AbortController().signal) =>
      under.store.waitForMore(after, { signal, timeoutMs });

    it('returns at once if the log has further records', async () => {
      const { receipt } = accepted(await append(under.store, '1'));
      await append(under.store, '2');
      await wait(undefined, LONG);
      await wait(receipt, LONG);
    });

    it('returns when another store appends', async () => {
      const { receipt } = accepted(await append(under.store, '1'));
      const woken = untilTheLogGrows(under.store, receipt);
      await append(await under.log.openStore(), '2');
      await woken;
    });

    it('returns after the timeout without new records', async () => {
      const { receipt } = accepted(await append(under.store, '1'));
      await wait(receipt, 50);
    });

    it('returns when the signal aborts, and at once if it was aborted before', async () => {
      const { receipt } = accepted(await append(under.store, '1'));
      const controller = new AbortController();
      const aborted = wait(receipt, LONG, controller.signal);
      controller.abort();
      await aborted;
      await wait(receipt, LONG, controller.signal);
    });

    it('returns when the store is closed', async () => {
      const { receipt } = accepted(await append(under.store, '1'));
      const waiting = wait(receipt, LONG);
      await under.store.close();
      await waiting;
    });
  });

  describe('subscription', () => {
    const under = useLog(adapter);

    it('yields present and future records, in order and each once', async () => {
      await append(under.store, '1', '2');
      const reader = follow(under.store);
      await reader.has(2);
      await append(under.store, '3');
      await append(await under.log.openStore(), '4');
      await reader.has(4);
      expect(await reader.end()).toEqual(['1', '2', '3', '4']);
    });

    it('resumes after every place', async () => {
      await append(under.store, '1', '2', '3', '4');
      const records = await collect(under.store.readLog());
      for (const [index, { place }] of records.slice(0, -1).entries()) {
        const reader = follow(under.store, place);
        await reader.has(3 - index);
        expect(await reader.end()).toEqual(['1', '2', '3', '4'].slice(index + 1));
      }
    });

    it('ends when the signal aborts while it waits, and gives nothing when it was aborted before', async () => {
      const reader = follow(under.store);
      expect(await reader.end()).toEqual([]);
      await append(under.store, '1');
      expect(await collect(subscribe(under.store, { signal: AbortSignal.abort() }))).toEqual([]);
    });

    it('gives every record once and in order while two stores append at full speed', async () => {
      const stores = [under.store, await under.log.openStore()];
      const readers = stores.map((store) => follow(store));
      await Promise.all(
        Array.from({ length: 16 }, async (_, caller) => {
          for (let n = 0; n < 40; n += 1) await append(stores[caller % 2]!, `${caller}/${n}`);
        }),
      );
      const log = (await collect(under.store.readLog())).map(({ id }) => id);
      expect(log).toHaveLength(640);
      for (const reader of readers) {
        await reader.has(640);
        expect(await reader.end()).toEqual(log);
      }
    });
  });
}

const append = (store: EventStorePort, ...ids: string[]) =>
  store.append({ stream: streamOf('a'), events: events(...ids), principal: 'test', expected: 'any' });

/** Waits like a subscriber, which waits again after a spurious wake-up. */
async function untilTheLogGrows(store: EventStorePort, after: LogPosition): Promise<void> {
  const deadline = performance.now() + LONG;
  const { signal } = new AbortController();
  while ((await store.head()) === after) {
    await store.waitForMore(after, { signal, timeoutMs: LONG });
    if (performance.now() > deadline) throw new Error('an append of another store was missed');
  }
}

interface Follower {
  /** Waits until this number of records has arrived. */
  has(count: number): Promise<void>;
  /** Ends the subscription. @returns the ids of all received records */
  end(): Promise<string[]>;
}

/** A subscriber that polls only after minutes, so that records in time prove a notification. */
export function follow(store: EventStorePort, after?: LogPosition): Follower {
  const controller = new AbortController();
  const given: RecordedEvent[] = [];
  const options = { signal: controller.signal, lookAgainMs: 120_000 };
  const done = (async () => {
    for await (const record of subscribe(store, after === undefined ? options : { ...options, after })) {
      given.push(record);
    }
  })();
  return {
    async has(count) {
      const deadline = performance.now() + LONG;
      while (given.length < count) {
        if (performance.now() > deadline) throw new Error(`${given.length} of ${count} records arrived`);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    },
    async end() {
      controller.abort();
      await done;
      return given.map(({ id }) => id);
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import { createDataSource } from '../../../src/app/database/data-source';
import { PostgresEventStore } from '../../../src/event-log/postgres/postgres-event-store';
import { subscribe } from './catch-up-subscription';
import { type AppendOutcome, EventStoreUnavailable } from '../../../src/event-log/event-store.port';
import { accepted, collect, events, idsOf, kindsOf, streamOf } from './event-store-under-test';
import { usePostgres, type PostgresLog } from './postgres-log';
import { follow } from './subscription.contract';
import { TcpGate } from './tcp-gate';

const { makeLog } = usePostgres();
const stream = streamOf('a');

describe('postgres: when the connection breaks', () => {
  let log: PostgresLog;
  let gate: TcpGate;
  let store: PostgresEventStore;

  beforeEach(async () => {
    log = await makeLog();
    gate = new TcpGate(log.database.url);
    store = await log.openStore({ url: await gate.open(), retryPolicy: { totalMs: 10_000 } });
  });
  afterEach(async () => {
    await log.end();
    await gate.shut();
  });

  const append = (...ids: string[]) =>
    store.append({ stream, events: events(...ids), principal: 'test', expected: 'any' });

  it('repeats an append whose answer was lost after the commit, and stores it once', async () => {
    await append('0');
    gate.loseNextAnswerTo('event-log-append');
    const outcomes = await Promise.all([append('1', '2'), append('3')]);
    expect(gate.lost).toBe(1);
    expect(outcomes.flatMap(kindsOf)).toEqual(['duplicate', 'duplicate', 'duplicate']);
    expect(await idsOf(store.readLog())).toEqual(['0', '1', '2', '3']);
  });

  it('repeats a decision whose COMMIT had no answer, and answers it as taken', async () => {
    const decision = { stream, events: events('close'), principal: 'test', expected: 'none' as const };
    await store.append({ stream: streamOf('b'), events: events('0'), principal: 'test', expected: 'any' });
    gate.loseNextAnswerTo('COMMIT');
    const outcome = accepted(await store.append(decision));
    expect(gate.lost).toBe(1);
    const [record] = await collect(store.readStream(stream));
    expect(outcome.receipt).toBe(record!.place);
    expect(await idsOf(store.readLog())).toEqual(['0', 'close']);
  });

  it('repeats an append that was cut off before the commit', async () => {
    await append('0');
    gate.loseNextAnswerTo('BEGIN');
    expect(
      kindsOf(await store.append({ stream, events: events('1'), principal: 'test', expected: 0 })),
    ).toEqual(['stored']);
    expect(gate.lost).toBe(1);
    expect(await idsOf(store.readLog())).toEqual(['0', '1']);
  });

  it('keeps everything it acknowledged, once and in order, while its connections are killed again and again', async () => {
    const reader = follow(store);
    const acknowledged: string[] = [];
    const appendUntilKilledOften = async (caller: number): Promise<void> => {
      for (let n = 0; killer.kills < 25; n += 1) {
        const ids = [`${caller}/${n}`, `${caller}/${n}b`];
        accepted(await append(...ids));
        acknowledged.push(...ids);
      }
    };
    const killer = killConnections(log);
    try {
      await Promise.all(Array.from({ length: 8 }, (_, caller) => appendUntilKilledOften(caller)));
    } finally {
      await killer.stop();
    }
    const order = await idsOf(store.readLog());
    expect([...order].sort()).toEqual([...acknowledged].sort());
    await reader.has(acknowledged.length);
    expect(await reader.end()).toEqual(order);
  });

  it('continues if the database comes back within the time of its retry policy', async () => {
    await append('1');
    await gate.shut();
    const waiting = append('2');
    const reading = idsOf(store.readLog());
    await pause(150);
    await gate.open();
    expect(kindsOf(await waiting)).toEqual(['stored']);
    expect((await reading)[0]).toBe('1');
  });

  it('wakes waiting readers if something was appended while the listening connection was lost', async () => {
    await append('1');
    const reader = follow(store);
    await reader.has(1);
    await gate.shut();
    const other = await log.openStore();
    await other.append({ stream, events: events('2'), principal: 'test', expected: 'any' });
    await gate.open();
    await reader.has(2);
    expect(await reader.end()).toEqual(['1', '2']);
  });
});

describe('postgres: when a process pauses during a decision', () => {
  it('releases the log to others within seconds, and gets a definite outcome when it continues', async () => {
    const log = await makeLog();
    const gate = new TcpGate(log.database.url);
    try {
      const stopped = await log.openStore({ url: await gate.open() });
      gate.holdNextAfter('FOR UPDATE');
      const deciding = stopped.append({
        stream,
        events: events('close'),
        principal: 'test',
        expected: 'none',
      });
      while (!gate.isHolding) await pause(5);

      const other = await log.openStore({ retryPolicy: { totalMs: 15_000 } });
      const meanwhile = await other.append({
        stream: streamOf('b'),
        events: events('1'),
        principal: 'test',
        expected: 'any',
      });
      expect(kindsOf(meanwhile)).toEqual(['stored']);
      gate.goOn();
      expect(kindsOf(await deciding)).toEqual(['stored']);
      expect(await idsOf(other.readLog())).toEqual(['1', 'close']);
    } finally {
      await log.end();
      await gate.shut();
    }
  });
});

describe('postgres: when the database stays unavailable', () => {
  let log: PostgresLog;
  let gate: TcpGate;
  let store: PostgresEventStore;

  beforeEach(async () => {
    log = await makeLog();
    gate = new TcpGate(log.database.url);
    store = await log.openStore({ url: await gate.open(), retryPolicy: { totalMs: 200 } });
  });
  afterEach(async () => {
    await log.end();
    await gate.shut();
  });

  const append = (id: string) =>
    store.append({ stream, events: events(id), principal: 'test', expected: 'any' });

  /** Appends while the database is there, by a store that waits for a busy machine. */
  const appendBefore = async (id: string): Promise<void> => {
    const patient = await log.openStore({ url: log.database.url });
    await patient.append({ stream, events: events(id), principal: 'test', expected: 'any' });
  };

  /** Repeats the append, since a busy machine may exceed the short time limit. */
  const appendOnceItIsBack = async (id: string): Promise<AppendOutcome> => {
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await append(id);
      } catch (error) {
        if (!(error instanceof EventStoreUnavailable) || attempts === 20) throw error;
      }
    }
  };

  it('fails all waiting appends, and accepts appends again once it is back', async () => {
    await appendBefore('1');
    await gate.shut();
    const answers = await Promise.allSettled(['2', '3', '4'].map(append));
    for (const answer of answers) expect(answer).toMatchObject({ reason: expect.any(EventStoreUnavailable) });
    expect(store.waiting()).toEqual({ events: 0, bytes: 0 });
    await expect(store.head()).rejects.toThrow(EventStoreUnavailable);
    await expect(idsOf(store.readLog())).rejects.toThrow(EventStoreUnavailable);
    await gate.open();
    await appendOnceItIsBack('5');
    expect(await idsOf(store.readLog())).toEqual(['1', '5']);
  });

  it('does not end a subscription', async () => {
    await appendBefore('1');
    const controller = new AbortController();
    const given: string[] = [];
    const following = (async () => {
      for await (const { id } of subscribe(store, { signal: controller.signal, lookAgainMs: 30 }))
        given.push(id);
    })();
    await gate.shut();
    await pause(500);
    await gate.open();
    await appendOnceItIsBack('2');
    while (given.length < 2) await pause(5);
    controller.abort();
    await following;
    expect(given).toEqual(['1', '2']);
  });

  it('fails at once if its data source was closed', async () => {
    const dataSource = await createDataSource({ url: log.database.url }).initialize();
    const orphan = new PostgresEventStore(dataSource);
    await orphan.append({ stream, events: events('1'), principal: 'test', expected: 'any' });
    await dataSource.destroy();
    const late = orphan.append({ stream, events: events('2'), principal: 'test', expected: 'any' });
    await expect(late).rejects.toThrow(EventStoreUnavailable);
    await expect(orphan.head()).rejects.toThrow(EventStoreUnavailable);
    await orphan.close();
  });

  it('fails if the database does not answer', async () => {
    await append('0');
    const blocker = log.database.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('SELECT FROM event_log.head FOR UPDATE');
    const late = append('1');
    await expect(late).rejects.toThrow(EventStoreUnavailable);
    await expect(late).rejects.toThrow('the database gave no answer within 200 ms');
    await blocker.rollbackTransaction();
    await blocker.release();
    const later = await log.openStore();
    expect(
      kindsOf(await later.append({ stream, events: events('2'), principal: 'test', expected: 'any' })),
    ).toEqual(['stored']);
  });
});

/** Terminates every other connection to the database of the log several times a second. */
function killConnections({ database: { dataSource } }: PostgresLog): {
  readonly kills: number;
  stop(): Promise<void>;
} {
  let kills = 0;
  let isOver = false;
  const killing = (async () => {
    for (let n = 0; !isOver; n += 1) {
      await pause(30 + 20 * (n % 5));
      const killed = await dataSource.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      kills += killed.length;
    }
  })();
  return {
    get kills() {
      return kills;
    },
    stop: () => {
      isOver = true;
      return killing;
    },
  };
}

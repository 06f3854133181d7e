import { Client } from 'pg';
import type { EventStorePort } from '../../../src/event-log/event-store.port';
import { anEvent, collect, events, idsOf, streamOf } from './event-store-under-test';
import { usePostgres, type PostgresLog } from './postgres-log';
import { follow } from './subscription.contract';

const { makeLog } = usePostgres();

describe('postgres: the order of the log is the order of commits', () => {
  let log: PostgresLog;
  let store: EventStorePort;
  let slow: Client;

  beforeEach(async () => {
    log = await makeLog();
    store = await log.openStore();
    slow = new Client({ connectionString: log.database.url });
    await slow.connect();
  });
  afterEach(async () => {
    await slow.end();
    await log.end();
  });

  const append = (to: EventStorePort, ...ids: string[]) =>
    to.append({ stream: streamOf('a'), events: events(...ids), principal: 'test', expected: 'any' });

  it('lets no append overtake one that has its positions and commits late', async () => {
    const other = await log.openStore();
    const readers = [follow(store), follow(other)];
    await append(store, '1');
    await slow.query('BEGIN');
    await appendRaw(slow, 'late');

    const behind = ['2', '3', '4', '5'].map((id, n) => append([store, other][n % 2]!, id));
    await waitingForTheHead(log, 2);
    expect(await idsOf(store.readLog())).toEqual(['1']);
    expect(await store.head()).toBe((await collect(store.readLog())).at(-1)!.place);

    await slow.query('COMMIT');
    await Promise.all(behind);
    const order = await idsOf(store.readLog());
    expect(order.slice(0, 2)).toEqual(['1', 'late']);
    expect([...order].sort()).toEqual(['1', '2', '3', '4', '5', 'late']);
    for (const reader of readers) {
      await reader.has(6);
      expect(await reader.end()).toEqual(order);
    }
  });

  it('leaves no gap where an append was rolled back while others waited', async () => {
    await append(store, '1');
    await slow.query('BEGIN');
    await appendRaw(slow, 'never');
    const behind = append(store, '2', '3');
    await waitingForTheHead(log, 1);
    await slow.query('ROLLBACK');
    await behind;
    await expectDense(log, ['1', '2', '3']);
  });

  it('leaves no gap after refusals of every kind', async () => {
    const stream = streamOf('a');
    await append(store, '1');
    await store.append({ stream, events: events('x'), principal: 'test', expected: 'none' });
    await store.append({ stream: streamOf('b'), events: events('x'), principal: 'test', expected: 9 });
    await store.append({
      stream,
      events: [...events('x'), anEvent({ id: '1', data: 'other' })],
      principal: 'test',
      expected: 'any',
    });
    await store.append({
      stream,
      events: [anEvent({ id: 'x', data: 'x'.repeat(300_000) })],
      principal: 'test',
      expected: 'any',
    });
    await append(store, '1', '1');
    await append(store, '2');
    await expectDense(log, ['1', '2']);
    const { rows } = await slow.query('SELECT name FROM event_log.stream');
    expect(rows).toEqual([{ name: stream }]);
  });

  it('never skips and never repeats while slow transactions commit late or roll back among fast appends', async () => {
    const stores = [store, await log.openStore()];
    const readers = stores.map((reading) => follow(reading));
    let isOver = false;
    const slowly = (async () => {
      for (let n = 0; !isOver; n += 1) {
        await slow.query('BEGIN');
        await appendRaw(slow, `slow-${n}`);
        await new Promise((resolve) => setTimeout(resolve, 3 + (n % 4)));
        await slow.query(n % 3 === 0 ? 'ROLLBACK' : 'COMMIT');
      }
    })();
    await Promise.all(
      Array.from({ length: 12 }, async (_, caller) => {
        for (let n = 0; n < 50; n += 1) await append(stores[caller % 2]!, `${caller}/${n}`);
      }),
    );
    isOver = true;
    await slowly;
    const order = await idsOf(store.readLog());
    expect(order.filter((id) => !id.startsWith('slow'))).toHaveLength(600);
    expect(order.filter((id) => id.startsWith('slow')).length).toBeGreaterThan(0);
    for (const reader of readers) {
      await reader.has(order.length);
      expect(await reader.end()).toEqual(order);
    }
    await expectDense(log, order);
  });

  it('is not held up by a transaction that stays open and reads', async () => {
    await append(store, '1');
    await slow.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await slow.query('SELECT count(*) FROM event_log.event');
    for (let n = 2; n < 50; n += 1) await append(store, `${n}`);
    const { rows } = await slow.query('SELECT count(*)::integer AS seen FROM event_log.event');
    expect(rows).toEqual([{ seen: 1 }]);
    // No row of the log is ever updated, so there are no dead rows that slow down appends.
    const { rows: updates } = await log.database.dataSource
      .query(
        `SELECT coalesce(sum(n_tup_upd), 0)::integer AS updated FROM pg_stat_all_tables WHERE schemaname = 'event_log'`,
      )
      .then((result: unknown[]) => ({ rows: result }));
    expect(updates).toEqual([{ updated: 0 }]);
  });
});

/** Does what an append does, in an open transaction. */
async function appendRaw(client: Client, id: string): Promise<void> {
  const { casino, source, type, contentHash, bytes } = anEvent({ id });
  const hash = Buffer.from(contentHash, 'hex');
  await client.query('SELECT event_log.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)', [
    ...[[streamOf('a')], [0], [1], [0]],
    ...['\n', casino, source, id, type, 'test', hash, bytes],
  ]);
}

/** Waits until this number of sessions wait for another transaction. */
async function waitingForTheHead(log: PostgresLog, sessions: number): Promise<void> {
  const deadline = performance.now() + 10_000;
  for (;;) {
    const [{ waiting }] = await log.database.dataSource.query(
      `SELECT count(*)::integer AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%event_log%'`,
    );
    if (waiting >= sessions) return;
    if (performance.now() > deadline) throw new Error(`${waiting} of ${sessions} sessions wait`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Asserts positions 1, 2, 3 … without gaps, and these ids in this order. */
async function expectDense(log: PostgresLog, ids: readonly string[]): Promise<void> {
  const rows = await log.database.dataSource.query(
    'SELECT place::integer, id FROM event_log.event ORDER BY place',
  );
  expect(rows).toEqual(ids.map((id, index) => ({ place: index + 1, id })));
}

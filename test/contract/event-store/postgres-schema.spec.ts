import type { PostgresEventStore } from '../../../src/event-log/postgres/postgres-event-store';
import { sha256 } from '../../../src/kernel/identity';
import { anEvent, events, idsOf, kindsOf, streamOf } from './event-store-under-test';
import { usePostgres, type PostgresLog } from './postgres-log';

const { makeLog } = usePostgres();
const stream = streamOf('a');

describe('postgres: the schema event_log', () => {
  let log: PostgresLog;
  let store: PostgresEventStore;

  beforeEach(async () => {
    log = await makeLog();
    store = await log.openStore();
    await store.append({ stream, events: events('1', '2'), principal: 'test', expected: 'any' });
  });
  afterEach(() => log.end());

  it.each([
    `UPDATE event_log.event SET bytes = '{}'`,
    `DELETE FROM event_log.event WHERE false`,
    `TRUNCATE event_log.event`,
    `UPDATE event_log.stream SET name = 'x'`,
    `DELETE FROM event_log.stream`,
    `TRUNCATE event_log.stream`,
  ])('refuses %s', async (statement) => {
    await expect(log.database.dataSource.query(statement)).rejects.toThrow('the event log is append-only');
    expect(await idsOf(store.readLog())).toEqual(['1', '2']);
  });

  it('keeps the bytes as text and the hash as its 32 bytes', async () => {
    const [row] = await log.database.dataSource.query(
      `SELECT pg_typeof(bytes)::text AS type, bytes, content_hash FROM event_log.event WHERE place = 1`,
    );
    const { bytes, contentHash } = anEvent({ id: '1' });
    expect(row).toEqual({ type: 'text', bytes, content_hash: Buffer.from(contentHash, 'hex') });
  });

  it('acknowledges only durable appends, whatever the defaults of the database are', async () => {
    const { dataSource } = log.database;
    const [{ name }] = await dataSource.query('SELECT current_database() AS name');
    await dataSource.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
    await dataSource.query(`ALTER DATABASE ${name} SET default_transaction_isolation = 'repeatable read'`);
    const seen = await settingsOfAppends(log);
    await dataSource.query(`ALTER DATABASE ${name} RESET ALL`);
    expect(seen).toEqual([{ commit: 'on', isolation: 'read committed' }]);
  });

  it('lets one append fail that the database refuses, and stores the rest of its batch', async () => {
    const bytes = 'not JSON at all';
    const rubbish = { ...anEvent({ id: 'r' }), bytes, contentHash: sha256(bytes) };
    await store.append({ stream, events: [rubbish], principal: 'test', expected: 'any' });
    const answers = await Promise.allSettled([
      store.append({ stream, events: events('3'), principal: 'test', expected: 'any' }),
      store.append({ stream, events: events('r'), principal: 'test', expected: 'any' }),
      store.append({ stream, events: events('4'), principal: 'test', expected: 'any' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await idsOf(store.readLog())).toEqual(['1', '2', 'r', '3', '4']);
    expect(
      kindsOf(await store.append({ stream, events: events('5'), principal: 'test', expected: 4 })),
    ).toEqual(['stored']);
  });

  it('reports how many appends are pending', async () => {
    const toAppend = events('3', '4');
    const appended = store.append({ stream, events: toAppend, principal: 'test', expected: 'any' });
    const bytes = toAppend.reduce((sum, event) => sum + event.bytes.length, 0);
    expect(store.waiting()).toEqual({ events: 2, bytes });
    await appended;
    expect(store.waiting()).toEqual({ events: 0, bytes: 0 });
  });

  it('divides pending appends into batches within its limits, and takes a larger request alone', async () => {
    const small = await log.openStore({ batch: { maxEvents: 3, maxBytes: 1_000_000 } });
    await Promise.all([
      ...['a', 'b', 'c', 'd'].map((id) =>
        small.append({ stream, events: events(id), principal: 'test', expected: 'any' }),
      ),
      small.append({ stream, events: events('e', 'f', 'g', 'h', 'i'), principal: 'test', expected: 'any' }),
    ]);
    const rows = await log.database.dataSource.query(
      `SELECT count(*)::integer AS events FROM event_log.event WHERE place > 2 GROUP BY xmin ORDER BY min(place)`,
    );
    expect(rows).toEqual([{ events: 3 }, { events: 1 }, { events: 5 }]);
  });
});

/** The settings of appending transactions, as reported by the database. */
async function settingsOfAppends(log: PostgresLog): Promise<unknown[]> {
  const { dataSource } = log.database;
  await dataSource.query(`CREATE TABLE public.seen (commit text, isolation text)`);
  await dataSource.query(`
    CREATE FUNCTION public.note_settings() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO public.seen
      VALUES (current_setting('synchronous_commit'), current_setting('transaction_isolation'));
      RETURN NULL;
    END $$`);
  await dataSource.query(`
    CREATE TRIGGER note_settings AFTER INSERT ON event_log.event EXECUTE FUNCTION public.note_settings()`);
  await (
    await log.openStore()
  ).append({ stream, events: events('durable'), principal: 'test', expected: 'any' });
  const seen = await dataSource.query(`SELECT * FROM public.seen`);
  await dataSource.query(`DROP FUNCTION public.note_settings CASCADE`);
  await dataSource.query(`DROP TABLE public.seen`);
  return seen;
}

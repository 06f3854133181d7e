import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStorePort } from '../../../src/event-log/event-store.port';
import { holdLivePlaces, readLivePosition } from '../../../src/projector/generations/generation';
import { GenerationBuild } from '../../../src/projector/generations/generation-build';
import { inTransaction } from '../../../src/database/queryable';
import { applyLivePage } from '../../../src/projector/runner/live-page';
import { useBooks } from '../../support/books/books-under-test';
import { chipsSold } from '../../support/sample-events/sample-events';

const books = useBooks('made anew');
const PAGE = 2;
/** The number of records that a build reads at once when it is far behind. */
const READ_AT_ONCE = 32 * PAGE;

const recordSales = (count: number) =>
  books.record(...Array.from({ length: count }, (_, index) => chipsSold({}, { id: `sale-${index}` })));

/** Projects one page of records into the live tables, like a service behind the log. */
async function projectPage(limit: number): Promise<void> {
  if ((await readLivePosition(books.dataSource, books.store)).place === (await books.store.head())) return;
  await applyLivePage(books.dataSource, books.store, await books.nextPage(limit));
}

/** The log with a callback before each read of a page. */
function storeWith(beforeReading: () => Promise<void>): EventStorePort {
  const readLog: EventStorePort['readLog'] = async function* (options) {
    await beforeReading();
    yield* books.store.readLog(options);
  };
  return new Proxy(books.store, {
    get: (store, name) => {
      if (name === 'readLog') return readLog;
      const member: unknown = Reflect.get(store, name);
      return typeof member === 'function' ? (member.bind(store) as unknown) : member;
    },
  });
}

describe('a generation that is built beside a service that is itself behind the log', () => {
  it('catches up although the live tables move as fast, until these are at the end of the log', async () => {
    await recordSales(320);
    await projectPage(100);
    const store = storeWith(() => projectPage(READ_AT_ONCE));
    const build = await GenerationBuild.begin(books.dataSource, store, { pageSize: PAGE });
    await build.catchUp();
    expect([build.records, (await readLivePosition(books.dataSource, books.store)).place]).toEqual([
      320,
      '320',
    ]);
    await build.end({ inUse: false });
  });

  it('meets the live tables with any number of steps left, within the time limit of idle transactions', async () => {
    await recordSales(12);
    await projectPage(12);
    const build = await GenerationBuild.begin(
      books.dataSource,
      storeWith(() => sleep(200)),
      { pageSize: PAGE },
    );
    const met = await inTransaction(books.dataSource, async (db) => {
      const live = await holdLivePlaces(db);
      await db.query(`SET LOCAL idle_in_transaction_session_timeout = 900`);
      await build.meet(live, db);
      return build.records;
    });
    expect(met).toBe(12);
    await build.end({ inUse: false });
  });
});

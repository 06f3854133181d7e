import { setTimeout as sleep } from 'node:timers/promises';
import {
  holdLivePlaces,
  lockCheckpoints,
  moveCheckpoints,
  readLivePlaces,
  readLivePosition,
  retireGeneration,
  switchTo,
} from '../../../src/projector/generations/generation';
import type { LogPosition } from '../../../src/event-log/event-store.port';
import { everywhere } from '../../../src/projector/generations/checkpoints';
import { GenerationBuild } from '../../../src/projector/generations/generation-build';
import { dropUnusedGenerations } from '../../../src/projector/generations/unused-generations';
import { inTransaction } from '../../../src/database/queryable';
import { useBooks } from '../../support/books/books-under-test';

const books = useBooks('made anew');

/** Whether a connection waits for a lock. */
async function somebodyWaits(): Promise<boolean> {
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await books.sql(waiting)).length > 0;
}

describe('the lock on the live generation', () => {
  it('is taken on the generation that went live while the lock was awaited', async () => {
    const build = await GenerationBuild.begin(books.dataSource, books.store);
    let got = (): void => undefined;
    const held = new Promise<void>((resolve) => (got = resolve));
    const switching = inTransaction(books.dataSource, async (db) => {
      await holdLivePlaces(db);
      got();
      while (!(await somebodyWaits())) await sleep(5);
      await switchTo(db, build.generation);
    });
    await held;
    const locked = await inTransaction(books.dataSource, holdLivePlaces);
    await switching;
    await build.end({ inUse: true });
    await dropUnusedGenerations(books.dataSource);
    expect(locked).toEqual({ generation: build.generation, places: everywhere(undefined) });
    expect(await readLivePlaces(books.dataSource)).toEqual(locked);
  });
});

describe('the locks on the live checkpoints', () => {
  it('include all partitions, even if another service divides some of them while they are awaited', async () => {
    const generation = await inTransaction(
      books.dataSource,
      async (db) => (await holdLivePlaces(db)).generation,
    );
    const some = new Set([1, 2, 3]);
    let got = (): void => undefined;
    const held = new Promise<void>((resolve) => (got = resolve));
    const moving = inTransaction(books.dataSource, async (db) => {
      await lockCheckpoints(db, generation, some);
      got();
      while (!(await somebodyWaits())) await sleep(5);
      await moveCheckpoints(db, generation, { partitions: some, place: '7' as LogPosition });
    });
    await held;
    const { places } = await inTransaction(books.dataSource, holdLivePlaces);
    await moving;
    expect(places).toEqual(new Map([...everywhere(undefined)].map(([p, at]) => [p, some.has(p) ? '7' : at])));
  });
});

describe('a generation', () => {
  it('does not go live if it was removed', async () => {
    const before = await readLivePosition(books.dataSource, books.store);
    const build = await GenerationBuild.begin(books.dataSource, books.store);
    await inTransaction(books.dataSource, (db) => retireGeneration(db, build.generation));
    await expect(inTransaction(books.dataSource, (db) => switchTo(db, build.generation))).rejects.toThrow(
      `generation ${build.generation} is not being built any more`,
    );
    await build.end({ inUse: false });
    expect(await readLivePosition(books.dataSource, books.store)).toEqual(before);
  });

  it('never gets a number that was used before', async () => {
    const numbers: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const build = await GenerationBuild.begin(books.dataSource, books.store);
      numbers.push(build.generation);
      await build.end({ inUse: false });
    }
    expect(new Set(numbers).size).toBe(3);
  });

  it('gets a number of its own when several are begun at once', async () => {
    const builds = await Promise.all(
      Array.from({ length: 4 }, () => GenerationBuild.begin(books.dataSource, books.store)),
    );
    expect(new Set(builds.map(({ generation }) => generation)).size).toBe(4);
    await Promise.all(builds.map((build) => build.end({ inUse: false })));
  });
});

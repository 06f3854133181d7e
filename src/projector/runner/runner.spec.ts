import { setTimeout } from 'node:timers/promises';
import { LiveTables } from '../../../test/support/database/live-tables';
import { InMemoryEventStore } from '../../../test/support/event-store/in-memory-event-store';
import { insertedRows } from '../../../test/support/sample-events/page-double';
import { chipsSold } from '../../../test/support/sample-events/sample-events';
import { type LogPosition, partitionOf } from '../../event-log/event-store.port';
import { LogDamaged } from '../../ledger/register/read-records';
import { streamOf } from '../../ledger/event-contract/streams';
import { toAppend } from '../../kernel/stored-form';
import { ALL_PARTITIONS } from '../generations/checkpoints';
import { BooksOfEarlierRelease } from '../generations/generation';
import { PageStoodStill } from './live-page';
import type { ProjectionLease } from './projection-lease';
import { type ProjectedPage, ProjectionRunner, type RunnerOptions } from './runner';

const CASINO = 'torrequebrada';
const at = (place: number): LogPosition => `m${place}` as LogPosition;

function log(count: number): InMemoryEventStore {
  const store = new InMemoryEventStore(() => new Date('2026-01-01T20:00:00Z'));
  for (let n = 1; n <= count; n++) addTo(store, n);
  return store;
}

function addTo(store: InMemoryEventStore, n: number): void {
  const sale = chipsSold({}, { id: `sale-${n}` });
  store.forceIntoLog(toAppend(sale), streamOf(sale));
}

class LeaseDouble {
  held: ReadonlySet<number> = ALL_PARTITIONS;
  readonly termMs = 4;
  released = 0;
  failure: Error | undefined;

  renew(): Promise<void> {
    return this.failure === undefined ? Promise.resolve() : Promise.reject(this.failure);
  }

  release(): Promise<void> {
    this.released += 1;
    return Promise.resolve();
  }
}

let runner: ProjectionRunner;
let lease: LeaseDouble;
let pages: ProjectedPage[];
let failures: unknown[];

function start(
  tables: LiveTables,
  store: InMemoryEventStore,
  options: RunnerOptions = {},
  held = ALL_PARTITIONS,
): void {
  [lease, pages, failures] = [new LeaseDouble(), [], []];
  lease.held = held;
  runner = new ProjectionRunner(tables.database.dataSource, store, lease as unknown as ProjectionLease, {
    onProjected: (page) => void pages.push(page),
    onError: (failure) => void failures.push(failure),
    ...options,
  });
  runner.start();
}

afterEach(() => runner.stop());

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await setTimeout(1);
};

const here = partitionOf(CASINO);

describe('a runner', () => {
  it('projects the log to its end, and what is recorded then', async () => {
    const [tables, store] = [new LiveTables(), log(3)];
    start(tables, store);
    await until(() => pages.length === 1);
    expect(tables.places.get(here)).toBe(at(3));
    addTo(store, 4);
    await until(() => pages.length === 2);
    expect(tables.places.get(here)).toBe(at(4));
    expect(failures).toEqual([]);
    expect(pages.map(({ withoutRest, partitions }) => [withoutRest, partitions])).toEqual([
      [3, 1],
      [1, 1],
    ]);
  });

  it('releases its lease when it is stopped, and projects nothing more', async () => {
    const [tables, store] = [new LiveTables(), log(1)];
    start(tables, store);
    await until(() => pages.length === 1);
    await runner.stop();
    addTo(store, 2);
    expect([lease.released, tables.places.get(here)]).toEqual([1, at(1)]);
  });

  it('projects the partitions that it holds, and no others', async () => {
    const [tables, store] = [new LiveTables(), log(1)];
    start(tables, store, {}, new Set([here]));
    await until(() => tables.places.get(here) === at(1));
    await runner.stop();
    const others = [...ALL_PARTITIONS].filter((partition) => partition !== here);
    expect(new Set(others.map((partition) => tables.places.get(partition)))).toEqual(new Set([undefined]));
  });

  it('says why it has no lease, and goes on once it has one', async () => {
    const tables = new LiveTables();
    start(tables, log(1));
    const failure = new Error('no database');
    [lease.held, lease.failure] = [new Set(), failure];
    await until(() => failures.length > 0);
    expect(failures[0]).toBe(failure);
    [lease.held, lease.failure] = [ALL_PARTITIONS, undefined];
    await until(() => tables.places.get(here) === at(1));
  });

  it('tries again after a failure of the database', async () => {
    let isLost = true;
    const tables = new LiveTables({
      'INSERT INTO register.record ': () => {
        if (!isLost) return [];
        isLost = false;
        throw Object.assign(new Error('lost'), { code: '08006' });
      },
    });
    start(tables, log(2));
    await until(() => tables.places.get(here) === at(2));
    expect(failures).toMatchObject([{ code: '08006' }]);
    expect(runner.damaged).toBeUndefined();
  });

  it('is failing after three failures at the same page, and no longer once it gets on', async () => {
    let isLost = true;
    const tables = new LiveTables({
      'INSERT INTO register.record ': () => {
        if (!isLost) return [];
        throw Object.assign(new Error('refused'), { code: '0A000' });
      },
    });
    start(tables, log(2));
    await until(() => failures.length === 2);
    expect(runner.isFailing).toBe(false);
    await until(() => failures.length >= 3);
    expect(runner.isFailing).toBe(true);
    isLost = false;
    await until(() => tables.places.get(here) === at(2));
    await until(() => !runner.isFailing);
  });

  describe('while the rows of one casino are refused', () => {
    const [SOUND, REFUSED] = ['torrequebrada', 'ronda'];
    const there = partitionOf(REFUSED);
    let isRefused: boolean;

    /** Tables that take no page with a record of the refused casino. */
    const refusing = (): LiveTables =>
      new LiveTables({
        'INSERT INTO register.record ': (parameters, sql) => {
          const casinos = insertedRows({ sql, parameters }).map(({ casino }) => casino);
          if (isRefused && casinos.includes(REFUSED))
            throw Object.assign(new Error('no connection to a node'), { code: '08006', severity: 'ERROR' });
          return [];
        },
      });
    const tell = (store: InMemoryEventStore, casino: string, id: string): void => {
      const sale = chipsSold({}, { id, casino });
      store.forceIntoLog(toAppend(sale), streamOf(sale));
    };

    beforeEach(() => (isRefused = true));

    it('projects all others, is not failing, and takes that casino in again by itself', async () => {
      const [tables, store] = [refusing(), new InMemoryEventStore()];
      for (const [n, casino] of [SOUND, REFUSED, SOUND, REFUSED].entries()) tell(store, casino, `sale-${n}`);
      start(tables, store);
      await until(() => runner.stuckPartitions === 1);
      await until(() => tables.places.get(here) === at(4));
      expect(tables.places.get(there)).toBeUndefined();
      await until(() => !runner.isFailing);
      tell(store, SOUND, 'sale-4');
      await until(() => tables.places.get(here) === at(5));
      expect(tables.places.get(there)).toBeUndefined();
      isRefused = false;
      await until(() => tables.places.get(there) === at(5));
      expect(runner.stuckPartitions).toBe(0);
      expect(new Set(failures.map((failure) => (failure as Error).message))).toEqual(
        new Set(['no connection to a node']),
      );
    });

    it('sets nothing aside while the database stops: then every page fails', async () => {
      const store = new InMemoryEventStore();
      tell(store, SOUND, 'sale-1');
      const stopping = Object.assign(new Error('stopping'), { code: '57P01', severity: 'FATAL' });
      start(
        new LiveTables({
          'INSERT INTO register.record ': () => {
            throw stopping;
          },
        }),
        store,
      );
      await until(() => failures.length >= 4);
      expect([runner.stuckPartitions, runner.isFailing]).toEqual([0, true]);
    });
  });

  /** Tables that note how many records each page enters; the first page of more than `most` finds no database. */
  function noting(sizes: number[], most = Infinity): LiveTables {
    let isLost = false;
    return new LiveTables({
      'INSERT INTO register.record ': (parameters, sql) => {
        const size = sizes.push(insertedRows({ sql, parameters }).length) && sizes.at(-1)!;
        if (isLost || size <= most) return [];
        isLost = true;
        throw Object.assign(new Error('lost'), { code: '08006' });
      },
    });
  }
  const FIRST = 250;

  it('begins with small pages and goes on with larger ones, so that one killed every few seconds gets on', async () => {
    const sizes: number[] = [];
    const tables = noting(sizes);
    start(tables, log(6_000));
    await until(() => tables.places.get(here) === at(6_000));
    expect(sizes[0]).toBe(FIRST);
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(8 * FIRST);
  });

  it('takes small pages again after the database went away in a large one', async () => {
    const sizes: number[] = [];
    const tables = noting(sizes, FIRST);
    start(tables, log(6_000));
    await until(() => tables.places.get(here) === at(6_000));
    const lost = sizes.findIndex((size) => size > FIRST);
    expect(sizes[lost + 1]).toBe(FIRST);
    expect(failures).toMatchObject([{ code: '08006' }]);
  });

  it('takes smaller pages after one that stood still', async () => {
    const sizes: number[] = [];
    const tables = new LiveTables({
      'INSERT INTO register.record ': (parameters, sql) => {
        sizes.push(insertedRows({ sql, parameters }).length);
        if (sizes.length === 1) throw Object.assign(new Error('still'), { code: '25P03' });
        return [];
      },
    });
    start(tables, log(5), { pageSize: 5 });
    await until(() => tables.places.get(here) === at(5));
    expect(sizes).toEqual([5, 3, 2]);
    expect(failures).toEqual([expect.any(PageStoodStill)]);
  });

  it('stops for good where the log is damaged, when all before that is projected', async () => {
    const [tables, store] = [new LiveTables(), log(4)];
    const readLog = store.readLog.bind(store);
    jest.spyOn(store, 'readLog').mockImplementation(async function* (options) {
      for await (const record of readLog(options))
        yield record.place === at(3) ? { ...record, bytes: '{}' } : record;
    });
    start(tables, store);
    await until(() => failures.length > 0);
    expect(failures).toEqual([expect.any(LogDamaged)]);
    expect(runner.damaged).toBe(failures[0]);
    expect(runner.damaged!.record!.place).toBe(at(3));
    expect(tables.places.get(here)).toBe(at(2));
  });

  it('says once that the books are of an earlier release', async () => {
    const tables = new LiveTables({ 'SELECT in_one_order': [{ in_one_order: false }] });
    start(tables, log(1));
    await until(() => tables.database.saying('SELECT in_one_order').length === 3);
    expect(failures).toEqual([expect.any(BooksOfEarlierRelease)]);
  });
});

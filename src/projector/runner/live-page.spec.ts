import { LiveTables } from '../../../test/support/database/live-tables';
import { InMemoryEventStore } from '../../../test/support/event-store/in-memory-event-store';
import { insertedRows } from '../../../test/support/sample-events/page-double';
import { chipsSold } from '../../../test/support/sample-events/sample-events';
import { type LogPosition, partitionOf, type RecordedEvent } from '../../event-log/event-store.port';
import { streamOf } from '../../ledger/event-contract/streams';
import { toAppend } from '../../kernel/stored-form';
import { ALL_PARTITIONS } from '../generations/checkpoints';
import { applyLivePage, type LivePage, PageStoodStill, projectToEnd } from './live-page';

const at = (place: number): LogPosition => `m${place}` as LogPosition;

function log(count: number): InMemoryEventStore {
  const store = new InMemoryEventStore(() => new Date('2026-01-01T20:00:00Z'));
  for (let n = 1; n <= count; n++) {
    const sale = chipsSold({}, { id: `sale-${n}` });
    store.forceIntoLog(toAppend(sale), streamOf(sale));
  }
  return store;
}

async function recordsOf(store: InMemoryEventStore): Promise<RecordedEvent[]> {
  const records: RecordedEvent[] = [];
  for await (const record of store.readLog()) records.push(record);
  return records;
}

const entered = ({ database }: LiveTables): (string | null | undefined)[][] =>
  database.asked
    .filter(({ sql }) => sql.startsWith('INSERT INTO register.record '))
    .map((asked) => insertedRows(asked).map(({ number }) => number));

const failing = (code: string) => (): never => {
  throw Object.assign(new Error('ended'), { code });
};

describe('a page', () => {
  const store = log(2);
  const page = async (changes: Partial<LivePage> = {}): Promise<LivePage> => ({
    from: { generation: 1, partitions: ALL_PARTITIONS, place: undefined },
    records: await recordsOf(store),
    through: at(2),
    ...changes,
  });
  const apply = async (tables: LiveTables, changes: Partial<LivePage> = {}) =>
    applyLivePage(tables.database.dataSource, store, await page(changes), 7_000);

  it('enters its records, posts them, tells of it and moves the checkpoints, in one transaction', async () => {
    const tables = new LiveTables();
    expect(await apply(tables)).toEqual({ generation: 1, partitions: ALL_PARTITIONS, place: at(2) });
    const statements = tables.database.asked.map(({ sql }) => sql);
    const order = [
      'BEGIN',
      'SET LOCAL idle',
      'FOR UPDATE',
      'search_path = pg_catalog, generation_1',
      'INSERT INTO register.record',
      'INSERT INTO journal_line',
      "pg_notify('books'",
      'UPDATE projection.checkpoint',
      'COMMIT',
    ];
    const found = order.map((part) => statements.findIndex((sql) => sql.includes(part)));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found).not.toContain(-1);
    expect(statements.filter((sql) => sql.startsWith('SET LOCAL')).slice(0, 2)).toEqual([
      'SET LOCAL idle_in_transaction_session_timeout = 7000; SET LOCAL lock_timeout = 2000',
      'SET LOCAL lock_timeout = 0',
    ]);
    expect(tables.place).toBe(at(2));
  });

  it('without records moves the checkpoints only', async () => {
    const tables = new LiveTables();
    expect(await apply(tables, { records: [] })).toMatchObject({ place: at(2) });
    expect(tables.database.saying('INSERT')).toEqual([]);
    expect(tables.database.saying('pg_notify')).toEqual([]);
  });

  const givenUp = async (tables: LiveTables): Promise<void> => {
    expect(await apply(tables)).toBeUndefined();
    expect(tables.database.saying('INSERT')).toEqual([]);
    expect(tables.database.saying('UPDATE projection.checkpoint')).toEqual([]);
  };

  it('is abandoned if another process has applied it for one of its partitions', async () => {
    const tables = new LiveTables();
    tables.places.set(3, at(1));
    await givenUp(tables);
  });

  it('is abandoned if another process has divided the rows of its partitions', async () => {
    const tables = new LiveTables();
    tables.places.delete(3);
    await givenUp(tables);
  });

  it('is abandoned if another generation went live', async () => {
    const tables = new LiveTables();
    tables.generation = 2;
    await givenUp(tables);
  });

  it('is abandoned while another process holds a checkpoint', async () => {
    const tables = new LiveTables({ 'FOR UPDATE': failing('55P03') });
    expect(await apply(tables)).toBeUndefined();
    expect(tables.database.saying('ROLLBACK')).toHaveLength(1);
  });

  it('that sends no statement for too long fails with its size', async () => {
    const stood = apply(new LiveTables({ 'INSERT INTO journal_line': failing('25P03') }));
    await expect(stood).rejects.toThrow(PageStoodStill);
    await expect(stood).rejects.toMatchObject({
      name: 'PageStoodStill',
      message: expect.stringContaining('A page of 2 records said nothing to the database for 7 s'),
    });
  });

  it('fails with the error of the database', async () =>
    expect(apply(new LiveTables({ 'INSERT INTO register.record': failing('08006') }))).rejects.toMatchObject({
      code: '08006',
    }));
});

describe('the whole log', () => {
  it('is projected page by page, until the tables are at its end', async () => {
    const [tables, store] = [new LiveTables(), log(5)];
    await projectToEnd(tables.database.dataSource, store, 2);
    expect(tables.place).toBe(at(5));
    expect(entered(tables).flat()).toHaveLength(5);
  });

  it('without records leaves the tables unchanged', async () => {
    const tables = new LiveTables();
    await projectToEnd(tables.database.dataSource, log(0));
    expect(tables.database.saying('BEGIN')).toEqual([]);
  });

  it('is projected in smaller pages after one that stood still', async () => {
    const sizes: number[] = [];
    const tables = new LiveTables({
      'INSERT INTO register.record ': (parameters, sql) => {
        const rows = insertedRows({ sql, parameters });
        sizes.push(rows.length);
        if (rows.length > 2) failing('25P03')();
        return [];
      },
    });
    await projectToEnd(tables.database.dataSource, log(6), 6);
    expect(sizes).toEqual([6, 3, 2, 2, 2]);
    expect(tables.place).toBe(at(6));
  });

  it('fails where a single record stands still, or the database fails', async () => {
    const still = new LiveTables({ 'INSERT INTO register.record ': failing('25P03') });
    await expect(projectToEnd(still.database.dataSource, log(2), 2)).rejects.toThrow(PageStoodStill);
    const lost = new LiveTables({ 'INSERT INTO register.record ': failing('08006') });
    await expect(projectToEnd(lost.database.dataSource, log(2), 2)).rejects.toMatchObject({ code: '08006' });
  });

  it('that is damaged is projected up to its first damaged record', async () => {
    const [tables, store] = [new LiveTables(), log(4)];
    const readLog = store.readLog.bind(store);
    jest.spyOn(store, 'readLog').mockImplementation(async function* (options) {
      for await (const record of readLog(options))
        yield record.place === at(3) ? { ...record, bytes: '{}' } : record;
    });
    await expect(projectToEnd(tables.database.dataSource, store, 1)).rejects.toThrow('at log position m3');
    expect(tables.places.get(partitionOf('torrequebrada'))).toBe(at(2));
  });
});

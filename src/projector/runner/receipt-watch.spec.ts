import type { DataSource } from 'typeorm';
import { DatabaseDouble } from '../../../test/support/database/database-double';
import { InMemoryEventStore } from '../../../test/support/event-store/in-memory-event-store';
import { chipsSold } from '../../../test/support/sample-events/sample-events';
import { type LogPosition, partitionOf } from '../../event-log/event-store.port';
import { streamOf } from '../../ledger/event-contract/streams';
import { toAppend } from '../../kernel/stored-form';
import { lagSeconds, ReceiptWatch } from './receipt-watch';

const at = (place: number): LogPosition => `m${place}` as LogPosition;
const store = new InMemoryEventStore();

/** Tables that are at one place after the other, and stay at the last one. */
function tables(...places: readonly (LogPosition | null | Error)[]): DatabaseDouble {
  const turns = [...places];
  return new DatabaseDouble({
    'FROM projection.live JOIN': () => {
      const place = turns.length > 1 ? turns.shift()! : turns[0]!;
      if (place instanceof Error) throw place;
      return [{ generation: 1, partitions: [0], place }];
    },
  });
}

let now: number;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
});
afterEach(() => jest.restoreAllMocks());

const watch = (of: DataSource, timeoutMs = 250): ReceiptWatch => new ReceiptWatch(of, store, timeoutMs);

describe('a receipt', () => {
  it('has passed if the tables are at its place or after it', async () => {
    expect(await watch(tables(at(4)).dataSource).passed(at(4), 'all')).toBe(true);
    expect(await watch(tables(at(5)).dataSource).passed(at(4), 'all')).toBe(true);
  });

  it('is awaited until the tables reach it', async () => {
    const database = tables(null, at(3), at(4));
    expect(await watch(database.dataSource).passed(at(4), 'all')).toBe(true);
    expect(database.asked).toHaveLength(3);
  });

  it('is awaited no longer than the limit, and the refusal states the place of the tables', async () => {
    const database = tables(at(3));
    const { dataSource } = database;
    expect(
      await watch(dataSource, 150).reached(at(4), { primary: dataSource, now: () => dataSource }, 'all'),
    ).toEqual({
      passed: false,
      place: at(3),
    });
    expect(database.asked).toHaveLength(2);
  });

  it('is checked at the server that answers queries at that moment', async () => {
    const [replica, primary] = [tables(at(3)).dataSource, tables(at(4)).dataSource];
    const sources = [replica, primary];
    const reads = { primary, now: () => sources.shift() ?? primary };
    expect(await watch(primary).reached(at(4), reads, 'all')).toEqual({ passed: true, source: primary });
  });

  it('is still awaited if a replica fails, and not if the primary fails', async () => {
    const failing = tables(new Error('lost')).dataSource;
    const primary = tables(at(4)).dataSource;
    const sources = [failing];
    const reads = { primary, now: () => sources.shift() ?? primary };
    expect(await watch(primary).reached(at(4), reads, 'all')).toMatchObject({ passed: true });
    await expect(watch(failing).passed(at(4), 'all')).rejects.toThrow('lost');
  });
});

describe('the books of some casinos', () => {
  const [own, other] = ['torrequebrada', 'ronda'];
  const { dataSource } = new DatabaseDouble({
    'FROM projection.live JOIN': [
      { generation: 1, partitions: [partitionOf(own)], place: at(4) },
      { generation: 1, partitions: [partitionOf(other)], place: at(1) },
    ],
  });

  it('are not awaited by readers who may not see them', async () => {
    expect(await watch(dataSource).passed(at(4), [own])).toBe(true);
    expect(await watch(dataSource).passed(at(4), [own, other])).toBe(false);
    expect(await watch(dataSource).passed(at(4), 'all')).toBe(false);
  });
});

describe('the lag of the read models', () => {
  const NOW = new Date('2026-01-01T20:00:10Z');
  const log = new InMemoryEventStore(() => new Date('2026-01-01T20:00:03Z'));
  for (const id of ['a', 'b']) log.forceIntoLog(toAppend(chipsSold({}, { id })), streamOf(chipsSold()));
  const lag = (place: LogPosition | null, now = NOW) => lagSeconds(tables(place).dataSource, log, now);

  it('is how long the oldest record that they lack has been in the log', async () => {
    expect(await lag(null)).toBe(7);
    expect(await lag(at(1))).toBe(7);
  });

  it('is nothing where they lack none, and never less than nothing', async () => {
    expect(await lag(at(2))).toBe(0);
    expect(await lag(null, new Date('2026-01-01T20:00:00Z'))).toBe(0);
  });
});

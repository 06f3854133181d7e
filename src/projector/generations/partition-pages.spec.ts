import * as fc from 'fast-check';
import { type LogPosition, type RecordedEvent, partitionOf } from '../../event-log/event-store.port';
import { MOST_CHARACTERS } from '../../database/queryable';
import { ALL_PARTITIONS, loadedPages, pagesOf, type PageToLoad, type PartitionPage } from './checkpoints';

const at = (place: number): LogPosition => String(place) as LogPosition;
const START = at(0);
const END = at(1_000);

const record = (casino: string, place: number, bytes = ''): RecordedEvent =>
  ({ casino, place: at(place), bytes }) as RecordedEvent;

const log = (casinos: readonly string[]): RecordedEvent[] =>
  casinos.map((casino, n) => record(casino, n + 1));

const pages = (records: readonly RecordedEvent[], limit: number): readonly PartitionPage[] =>
  pagesOf({ partitions: ALL_PARTITIONS, place: START }, { records, through: END }, limit);

const casino = fc.integer({ min: 0, max: 40 }).map((n) => `casino-${n}`);

describe('records shared out over pages', () => {
  it('are one page of all partitions where they fit on it', () => {
    const records = log(['a', 'b', 'a']);
    expect(pages(records, 3)).toEqual([
      { from: { partitions: ALL_PARTITIONS, place: START }, records, through: END },
    ]);
  });

  it('bring each partition from the beginning to the end, without a gap, each record once and in its order', () => {
    fc.assert(
      fc.property(fc.array(casino, { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), (casinos, limit) => {
        const records = log(casinos);
        const places = new Map([...ALL_PARTITIONS].map((partition) => [partition, START]));
        const projected = new Map<number, RecordedEvent[]>();
        for (const { from, through, records: those } of pages(records, limit)) {
          expect(those.length).toBeLessThanOrEqual(limit);
          for (const partition of from.partitions) {
            expect(places.get(partition)).toBe(from.place);
            places.set(partition, through!);
          }
          for (const each of those) {
            const partition = partitionOf(each.casino);
            expect(from.partitions.has(partition)).toBe(true);
            expect(Number(each.place)).toBeGreaterThan(Number(from.place));
            expect(Number(each.place)).toBeLessThanOrEqual(Number(through));
            projected.set(partition, [...(projected.get(partition) ?? []), each]);
          }
        }
        expect(new Set(places.values())).toEqual(new Set([END]));
        for (const partition of ALL_PARTITIONS)
          expect(projected.get(partition) ?? []).toEqual(
            records.filter((each) => partitionOf(each.casino) === partition),
          );
      }),
    );
  });

  it('are as few pages of each casino as its records need', () => {
    const many = Array.from({ length: 40 }, (_, n) => `casino-${n}`);
    const records = log([...many, ...many, ...many]);
    const withCasino = new Map<string, number>();
    for (const { records: those } of pages(records, 30))
      for (const name of new Set(those.map((each) => each.casino)))
        withCasino.set(name, (withCasino.get(name) ?? 0) + 1);
    expect(new Set(withCasino.values())).toEqual(new Set([1]));
  });

  it('have at most as many characters a page as memory may hold, except for a single larger record', () => {
    const half = 'x'.repeat(MOST_CHARACTERS / 2 + 1);
    const records = [1, 2, 3].map((place) => record('a', place, half));
    expect(pages(records, 100).filter((page) => page.records.length > 0)).toMatchObject(
      records.map((each) => ({ records: [each] })),
    );
  });
});

describe('pages that are read one after the other', () => {
  const told: string[] = [];
  beforeEach(() => told.splice(0));

  const toLoad = (name: string, load: () => Promise<void> = () => Promise.resolve()): PageToLoad => {
    const page = { from: { partitions: ALL_PARTITIONS, place: START }, records: [], through: END };
    return { ...page, load: () => (told.push(`read ${name}`), load().then(() => page)) };
  };

  it('are read while the one before them is applied, and no earlier', async () => {
    const pages = ['a', 'b', 'c'].map((name) => toLoad(name));
    for await (const { records } of loadedPages(pages, () => told.push('read on')))
      told.push(`apply ${records.length}`);
    expect(told).toEqual(['read a', 'read b', 'apply 0', 'read c', 'apply 0', 'read on', 'apply 0']);
  });

  it('are read no further if the reader stops early', async () => {
    const pages = ['a', 'b', 'c'].map((name) => toLoad(name));
    for await (const page of loadedPages(pages, () => told.push('read on'))) {
      expect(page.through).toBe(END);
      break;
    }
    expect(told).toEqual(['read a', 'read b']);
  });

  it('end with the failure of a page that could not be read, after the pages before it', async () => {
    const pages = [toLoad('a'), toLoad('b', () => Promise.reject(new Error('away'))), toLoad('c')];
    const applied = async (): Promise<void> => {
      for await (const { records } of loadedPages(pages)) told.push(`apply ${records.length}`);
    };
    await expect(applied()).rejects.toThrow('away');
    expect(told).toEqual(['read a', 'read b', 'apply 0']);
  });
});

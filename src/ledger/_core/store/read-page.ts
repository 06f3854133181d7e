import type { EventStorePort, LogPosition, RecordedEvent } from '../../../event-log/event-store.port';

/** Maximum size of a page, unless one record alone is larger: a page is held in memory several times. */
const MOST_CHARACTERS = 8 * 1024 * 1024;

export const DEFAULT_PAGE_SIZE = 4_000;

export interface PageToRead {
  readonly after: LogPosition | undefined;
  readonly upTo?: LogPosition | undefined;
  readonly limit: number;
  readonly partitions?: ReadonlySet<number> | undefined;
}

export interface Page {
  readonly records: readonly RecordedEvent[];
  readonly isLast: boolean;
}

/** The next records of the log; empty at its end. What is projected never depends on where a page ends. */
export async function readPage(store: EventStorePort, page: PageToRead): Promise<readonly RecordedEvent[]> {
  return (await readWholePage(store, page)).records;
}

export async function readWholePage(
  store: EventStorePort,
  { after, upTo, limit, partitions }: PageToRead,
): Promise<Page> {
  const records: RecordedEvent[] = [];
  let characters = 0;
  const from = after === undefined ? {} : { from: after };
  for await (const record of store.readLog({ ...from, limit, partitions })) {
    if (upTo !== undefined && store.compareLogPositions(record.place, upTo) > 0)
      return { records, isLast: true };
    characters += record.bytes.length;
    if (records.length > 0 && characters > MOST_CHARACTERS) return { records, isLast: false };
    records.push(record);
  }
  return { records, isLast: records.length < limit };
}

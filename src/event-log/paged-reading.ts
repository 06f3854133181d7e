import type { RecordedEvent } from './event-store.port';

export type ReadPage = (behind: RecordedEvent | undefined, rows: number) => Promise<RecordedEvent[]>;

const FIRST_PAGE_ROWS = 64;
const MOST_ROWS = 500;
/** Target size of a page, so that large events make short pages. */
const PAGE_BYTES = 1024 * 1024;

/**
 * All records of the pages; the next page is read while this one is consumed. No connection and no snapshot is held
 * between two pages, however slow the consumer is.
 */
export async function* readInPages(readPage: ReadPage, limit = Infinity): AsyncGenerator<RecordedEvent> {
  let asked = Math.min(FIRST_PAGE_ROWS, limit);
  let left = limit;
  let coming = readPage(undefined, asked);
  try {
    while (left > 0) {
      const page = await coming;
      left -= page.length;
      const isLast = page.length < asked || left <= 0;
      if (!isLast) {
        asked = Math.min(rowsOfNextPage(page), left);
        coming = readPage(page.at(-1), asked);
        coming.catch(() => undefined); // It is awaited above, once this page is consumed.
      }
      for (const record of page) yield record; // (yield* would wait three times for each record)
      if (isLast) return;
    }
  } finally {
    // No read may go on after a consumer has left early.
    await coming.catch(() => undefined);
  }
}

function rowsOfNextPage(page: readonly RecordedEvent[]): number {
  const bytes = page.reduce((sum, { bytes: { length } }) => sum + length, 0);
  return Math.min(MOST_ROWS, Math.max(1, Math.floor((PAGE_BYTES * page.length) / bytes)));
}

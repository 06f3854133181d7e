import type { LogPosition, ReadLogOptions, ReadStreamOptions, RecordedEvent } from '../event-store.port';
import { ofPartitions } from '../event-store.port';
import { readInPages } from '../paged-reading';
import { type RetryPolicy, retry } from '../retry';
import { TimeoutError } from 'p-timeout';
import {
  type EventStoreDbConnection,
  isTransientInEventStoreDb,
  type LogPage,
} from './eventstoredb-connection';
import type { EventStoreDbPosition, LogRecord } from './packed-event';
import {
  comparePositions,
  eventStoreDbPosition,
  logPositionInEventStoreDb,
  unpackedEvent,
} from './packed-event';

/** Streams with other names belong to the store or to other programs. */
export const STREAM_PREFIX = 'cagnotte_';

const SCAN = 500;

interface ForwardPage {
  readonly ours: readonly LogRecord[];
  readonly upTo: EventStoreDbPosition | undefined;
  readonly isEnd: boolean;
  readonly isSparse: boolean;
}

interface Tail {
  readonly head: LogPosition | undefined;
  readonly upTo: EventStoreDbPosition;
}

const isOurs = ({ stream }: LogRecord): boolean => stream.startsWith(STREAM_PREFIX);

export class EventStoreDbLogReader {
  private tail: Tail | undefined;
  private canFilter = true;

  constructor(
    private readonly connection: EventStoreDbConnection,
    private readonly retryPolicy: RetryPolicy,
    private readonly closing: AbortSignal,
  ) {}

  readLog({ partitions, limit, ...options }: ReadLogOptions): AsyncGenerator<RecordedEvent> {
    if (partitions === undefined) return this.readWholeLog({ ...options, limit });
    return ofPartitions(this.readWholeLog(options), partitions, limit);
  }

  private readWholeLog({
    direction = 'forwards',
    from,
    limit,
  }: ReadLogOptions): AsyncGenerator<RecordedEvent> {
    const start = from === undefined ? undefined : eventStoreDbPosition(from);
    return readInPages((behind, rows) => {
      const position = behind ? eventStoreDbPosition(behind.place) : start;
      return direction === 'forwards' ? this.forwards(position, rows) : this.backwards(position, rows);
    }, limit);
  }

  readStream(
    stream: string,
    { direction = 'forwards', from, limit }: ReadStreamOptions,
  ): AsyncGenerator<RecordedEvent> {
    return readInPages(async (behind, rows) => {
      const next = behind ? behind.version + (direction === 'forwards' ? 1 : -1) : from;
      if (rows === 0 || (next !== undefined && next < 0)) return [];
      const page = { stream, direction, from: next, limit: rows };
      return (await this.retry(() => this.connection.readStream(page))).map(unpackedEvent);
    }, limit);
  }

  async head(): Promise<LogPosition | undefined> {
    if (this.tail) {
      // The next call continues after these records, because `forwards` advances the tail.
      for (let { head } = this.tail; ;) {
        const page = await this.forwards(head && eventStoreDbPosition(head), SCAN);
        head = page.at(-1)?.place ?? head;
        if (page.length < SCAN) return head;
      }
    }
    const [end] = await this.page({ direction: 'backwards', from: undefined, limit: 1 });
    const [last] = await this.backwards(undefined, 1);
    if (end && (!last || comparePositions(eventStoreDbPosition(last.place), end.position) <= 0))
      this.advance({ head: last?.place, upTo: end.position });
    return last?.place;
  }

  private async forwards(behind: EventStoreDbPosition | undefined, rows: number): Promise<RecordedEvent[]> {
    const found: LogRecord[] = [];
    const place = behind && logPositionInEventStoreDb(behind);
    let last = this.tail && this.tail.head === place ? this.tail.upTo : behind;
    let isSparse = false;
    while (found.length < rows) {
      const page = await this.forwardPage(last, { rows: rows - found.length, isSparse });
      found.push(...page.ours);
      ({ isSparse } = page);
      last = page.upTo ?? last;
      if (page.isEnd) {
        if (last) this.advance({ head: placeOfLast(found) ?? place, upTo: last });
        break;
      }
    }
    return found.slice(0, rows).map(unpackedEvent);
  }

  private async forwardPage(
    behind: EventStoreDbPosition | undefined,
    { rows, isSparse }: { readonly rows: number; readonly isSparse: boolean },
  ): Promise<ForwardPage> {
    if (!isSparse || !behind || !this.canFilter) return this.pageOfAll(behind, rows);
    try {
      return await this.pageOfOurs(behind, rows);
    } catch (error) {
      if (!isTransientInEventStoreDb(error)) throw error;
      // Servers before release 23.10 do not report where the log ends; from now on they are not asked to filter.
      if (error instanceof TimeoutError) this.canFilter = false;
      return this.pageOfAll(behind, rows);
    }
  }

  private async pageOfAll(behind: EventStoreDbPosition | undefined, rows: number): Promise<ForwardPage> {
    // The page begins with the last record of the one before.
    const limit = Math.max(rows, 64) + 1;
    const page = await this.page({ direction: 'forwards', from: behind, limit });
    const fresh = page.filter(({ position }) => !behind || comparePositions(position, behind) > 0);
    const ours = fresh.filter(isOurs);
    const isEnd = page.length < limit;
    return { ours, upTo: page.at(-1)?.position, isEnd, isSparse: ours.length < fresh.length / 2 };
  }

  /**
   * As `pageOfAll`, but the server leaves out the records of other programs, for a log in which most records are
   * theirs.
   */
  private async pageOfOurs(behind: EventStoreDbPosition, rows: number): Promise<ForwardPage> {
    // A page can only begin at a record, so the last record of the store, of any program, shows how far this one
    // reaches.
    const [end] = await this.page({ direction: 'backwards', from: undefined, limit: 1 });
    const { records: ours, isEnd } = await this.connection.readPrefix(STREAM_PREFIX, { behind, limit: rows });
    const last = ours.at(-1)?.position ?? behind;
    const isFurther = isEnd && end !== undefined && comparePositions(end.position, last) > 0;
    return { ours, upTo: isFurther ? end.position : last, isEnd, isSparse: true };
  }

  private async backwards(before: EventStoreDbPosition | undefined, rows: number): Promise<RecordedEvent[]> {
    const found: LogRecord[] = [];
    let next = before;
    while (found.length < rows) {
      const limit = Math.max(rows - found.length, 64);
      const page = await this.page({ direction: 'backwards', from: next, limit });
      const end = next;
      const fresh = page.filter(({ position }) => !end || comparePositions(position, end) < 0);
      found.push(...fresh.filter(isOurs));
      next = page.at(-1)?.position ?? next;
      if (page.length < limit) break;
    }
    return found.slice(0, rows).map(unpackedEvent);
  }

  private advance(tail: Tail): void {
    if (!this.tail || comparePositions(tail.upTo, this.tail.upTo) > 0) this.tail = tail;
  }

  private page(page: LogPage): Promise<LogRecord[]> {
    return this.retry(() => this.connection.readLog(page));
  }

  private async retry<T>(attempt: () => Promise<T>): Promise<T> {
    if (this.closing.aborted) throw new Error('the event store is closed');
    return retry(attempt, {
      policy: this.retryPolicy,
      isTransient: isTransientInEventStoreDb,
      signal: this.closing,
    });
  }
}

const placeOfLast = (found: readonly LogRecord[]): LogPosition | undefined =>
  found.length === 0 ? undefined : logPositionInEventStoreDb(found.at(-1)!.position);

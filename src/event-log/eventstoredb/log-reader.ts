import type { LogPosition, ReadLogOptions, ReadStreamOptions, RecordedEvent } from '../event-store.port';
import { readInPages } from '../paged-reading';
import { ofPartitions } from '../partition';
import { type RetryPolicy, retry } from '../retry';
import { type EventStoreDbConnection, isTransient, type LogPage } from './eventstoredb-connection';
import { comparePositions, logPositionOf, type Position, positionOf } from './eventstoredb-log-position';
import { type LogRecord, recordedEvent } from './packed-event';

/** Streams with other names belong to the store or to other programs. */
export const STREAM_PREFIX = 'cagnotte_';

const SCAN = 500;

interface Tail {
  readonly head: LogPosition | undefined;
  readonly upTo: Position;
}

const isOurs = ({ stream }: LogRecord): boolean => stream.startsWith(STREAM_PREFIX);

export class LogReader {
  private tail: Tail | undefined;

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
    const start = from === undefined ? undefined : positionOf(from);
    return readInPages((behind, rows) => {
      const position = behind ? positionOf(behind.place) : start;
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
      return (await this.retry(() => this.connection.readStream(page))).map(recordedEvent);
    }, limit);
  }

  async head(): Promise<LogPosition | undefined> {
    if (this.tail) {
      // What has come since is read on from there, and the tail moves on with it.
      for (let { head } = this.tail; ;) {
        const page = await this.forwards(head && positionOf(head), SCAN);
        head = page.at(-1)?.place ?? head;
        if (page.length < SCAN) return head;
      }
    }
    const [end] = await this.page({ direction: 'backwards', from: undefined, limit: 1 });
    const [last] = await this.backwards(undefined, 1);
    if (end && (!last || comparePositions(positionOf(last.place), end.position) <= 0))
      this.advance({ head: last?.place, upTo: end.position });
    return last?.place;
  }

  /** Up to `rows` of our records after a position. */
  private async forwards(behind: Position | undefined, rows: number): Promise<RecordedEvent[]> {
    const found: LogRecord[] = [];
    const place = behind && logPositionOf(behind);
    let last = this.tail && this.tail.head === place ? this.tail.upTo : behind;
    while (found.length < rows) {
      // The page begins with the last record of the one before.
      const limit = Math.max(rows - found.length, 64) + 1;
      const page = await this.page({ direction: 'forwards', from: last, limit });
      const seen = last;
      const fresh = page.filter(({ position }) => !seen || comparePositions(position, seen) > 0);
      found.push(...fresh.filter(isOurs));
      last = page.at(-1)?.position ?? last;
      if (page.length < limit) {
        if (last) this.advance({ head: placeOfLast(found) ?? place, upTo: last });
        break;
      }
    }
    return found.slice(0, rows).map(recordedEvent);
  }

  /** Up to `rows` of our records before a position. */
  private async backwards(before: Position | undefined, rows: number): Promise<RecordedEvent[]> {
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
    return found.slice(0, rows).map(recordedEvent);
  }

  private advance(tail: Tail): void {
    if (!this.tail || comparePositions(tail.upTo, this.tail.upTo) > 0) this.tail = tail;
  }

  private page(page: LogPage): Promise<LogRecord[]> {
    return this.retry(() => this.connection.readLog(page));
  }

  private async retry<T>(attempt: () => Promise<T>): Promise<T> {
    if (this.closing.aborted) throw new Error('the event store is closed');
    return retry(attempt, { policy: this.retryPolicy, isTransient, signal: this.closing });
  }
}

const placeOfLast = (found: readonly LogRecord[]): LogPosition | undefined =>
  found.length === 0 ? undefined : logPositionOf(found.at(-1)!.position);

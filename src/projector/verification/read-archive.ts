import { createHash } from 'node:crypto';
import type { Problem } from './problem';
import type { ArchivedBook, ArchivedLine, ArchivedRecord, ArchiveHeader, ArchiveLine } from './archive-line';
import { isHeader, NOT_AN_ARCHIVE_LINE, readLine } from './archive-text';
import {
  type AppendOutcome,
  type EventStorePort,
  type LogPosition,
  ofPartitions,
  type ReadLogOptions,
  type ReadStreamOptions,
  type RecordedEvent,
} from '../../event-log/event-store.port';

export interface Archive {
  readonly header: ArchiveHeader;
  readonly records: readonly ArchivedRecord[];
  readonly journal: readonly ArchivedLine[];
  readonly books: readonly ArchivedBook[];
  /** Errors of the file itself: an invalid line, a missing end, or an end for other lines. */
  readonly problems: readonly Problem[];
}

export async function readArchive(texts: AsyncIterable<string>): Promise<Archive> {
  const reading = new Reading();
  for await (const text of texts) if (text !== '') reading.take(text);
  return reading.archive();
}

class Reading {
  private readonly hash = createHash('sha256');
  private readonly problems: Problem[] = [];
  private header: ArchiveHeader | undefined;
  private readonly records: ArchivedRecord[] = [];
  private readonly journal: ArchivedLine[] = [];
  private readonly books: ArchivedBook[] = [];
  private lines = 0;
  private ended = false;

  take(text: string): void {
    if (this.ended) {
      this.problem('there are lines behind its end');
      return;
    }
    const line = readLine(text);
    if (typeof line === 'string') this.problem(`line ${this.lines + 1} ${line}`);
    else if ((this.header === undefined) !== isHeader(line)) {
      this.problem(`line ${this.lines + 1} ${NOT_AN_ARCHIVE_LINE}`);
    } else if (line.kind === 'end') {
      this.ended = true;
      const isWhole = line.lines === this.lines && line.sha256 === this.hash.digest('hex');
      if (!isWhole) this.problem('it is not the file that was written: its end speaks of other lines');
      return;
    } else this.enter(line);
    this.hash.update(`${text}\n`);
    this.lines += 1;
  }

  archive(): Archive {
    if (!this.ended) this.problem('its end is missing');
    const header = this.header ?? { kind: 'cagnotte archive v1', release: '', sealKeys: [] };
    const { records, journal, books, problems } = this;
    return { header, records, journal, books, problems };
  }

  private enter(line: Exclude<ArchiveLine, { kind: 'end' }>): void {
    switch (line.kind) {
      case 'record':
        this.records.push(line);
        break;
      case 'journal':
        this.journal.push(line);
        break;
      case 'book':
        this.books.push(line);
        break;
      case 'cagnotte archive v1':
        this.header = line;
    }
  }

  private problem(detail: string): void {
    if (this.problems.length === 0) this.problems.push({ check: 'archive', detail });
  }
}

export class ArchivedLog implements EventStorePort {
  private readonly at = new Map<LogPosition, number>();
  private readonly streams = new Map<string, RecordedEvent[]>();

  constructor(readonly records: readonly RecordedEvent[]) {
    for (const [index, record] of records.entries()) {
      this.at.set(record.place, index);
      const stream = this.streams.get(record.stream) ?? [];
      stream.push(record);
      this.streams.set(record.stream, stream);
    }
  }

  append(): Promise<AppendOutcome> {
    return Promise.reject(new Error('an archive takes nothing in'));
  }

  async *readStream(
    stream: string,
    { direction, from, limit = Infinity }: ReadStreamOptions = {},
  ): AsyncGenerator<RecordedEvent> {
    const events = this.streams.get(stream) ?? [];
    const wanted =
      direction === 'backwards'
        ? events.filter(({ version }) => version <= (from ?? Infinity)).toReversed()
        : events.filter(({ version }) => version >= (from ?? 0));
    yield* wanted.slice(0, limit);
  }

  readLog({ partitions, limit, ...options }: ReadLogOptions = {}): AsyncGenerator<RecordedEvent> {
    if (partitions === undefined) return this.readWholeLog({ ...options, limit });
    return ofPartitions(this.readWholeLog(options), partitions, limit);
  }

  private async *readWholeLog({
    direction,
    from,
    limit = Infinity,
  }: ReadLogOptions): AsyncGenerator<RecordedEvent> {
    const index = from === undefined ? undefined : this.indexOf(from);
    if (direction === 'backwards') {
      yield* this.records.slice(0, index).toReversed().slice(0, limit);
      return;
    }
    const start = index === undefined ? 0 : index + 1;
    for (let next = start; next < this.records.length && next - start < limit; next += 1)
      yield this.records[next]!;
  }

  head(): Promise<LogPosition | undefined> {
    return Promise.resolve(this.records.at(-1)?.place);
  }

  compareLogPositions(a: LogPosition, b: LogPosition): number {
    return this.indexOf(a) - this.indexOf(b);
  }

  waitForMore(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private indexOf(place: LogPosition): number {
    const index = this.at.get(place);
    if (index === undefined) throw new TypeError(`not a place of this log: ${place}`);
    return index;
  }
}

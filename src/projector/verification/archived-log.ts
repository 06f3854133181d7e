import type {
  AppendOutcome,
  EventStorePort,
  LogPosition,
  ReadLogOptions,
  ReadStreamOptions,
  RecordedEvent,
} from '../../event-log/event-store.port';
import { ofPartitions } from '../../event-log/partition';

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

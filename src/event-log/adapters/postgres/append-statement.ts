import type { PoolClient } from 'pg';
import type { EventToStore } from '../../decide-appends';
import { separatorsFor } from '../../separated-text';

const MOST_STREAMS_SEEN = 50_000;

export class AppendStatement {
  private readonly seen = new Map<string, number>();

  /** The position of the first event stored; `refused` if an identity is already in the log. */
  async store(client: PoolClient, toStore: readonly EventToStore[]): Promise<bigint | 'refused'> {
    const streams = countByStream(toStore);
    const { rows } = await client.query<{ first: string | null; next: number[] | null }>({
      name: 'event-log-append',
      text: `SELECT first_place::text AS first, next_versions AS next
               FROM event_log.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      values: [...this.streamParameters(streams), ...eventParameters(toStore, streams)],
    });
    const { first, next } = rows[0]!;
    if (first === null) return 'refused';
    this.remember(streams, next!);
    return BigInt(first);
  }

  private streamParameters(streams: StreamCounts): [streams: string[], seen: string] {
    const names = [...streams.keys()];
    return [names, arrayLiteral(names.map((name) => this.seen.get(name) ?? 0))];
  }

  private remember(streams: StreamCounts, nextVersions: readonly number[]): void {
    if (this.seen.size + streams.size > MOST_STREAMS_SEEN) this.seen.clear();
    for (const [name, { number, events }] of streams)
      this.seen.set(name, nextVersions[number - 1]! + events - 1);
  }
}

/** The streams of a batch in order of first occurrence, numbered from 1, with the number of their events. */
type StreamCounts = ReadonlyMap<string, { readonly number: number; readonly events: number }>;

function countByStream(toStore: readonly EventToStore[]): StreamCounts {
  const counts = new Map<string, { readonly number: number; events: number }>();
  for (const { stream } of toStore) {
    const count = counts.get(stream);
    if (count) count.events += 1;
    else counts.set(stream, { number: counts.size + 1, events: 1 });
  }
  return counts;
}

function eventParameters(toStore: readonly EventToStore[], streams: StreamCounts): (string | Buffer)[] {
  const before = new Map<string, number>();
  const streamOf: number[] = [];
  const nth: number[] = [];
  for (const { stream } of toStore) {
    const position = before.get(stream) ?? 0;
    before.set(stream, position + 1);
    streamOf.push(streams.get(stream)!.number);
    nth.push(position);
  }
  const events = toStore.map(({ event }) => event);
  const texts = [
    events.map(({ casino }) => casino),
    events.map(({ source }) => source),
    events.map(({ id }) => id),
    events.map(({ type }) => type),
    events.map(({ bytes }) => bytes),
  ];
  const { row: separator } = separatorsFor(texts);
  const [casinos, sources, ids, types, bytes] = texts.map((column) => column.join(separator)) as Columns;
  const hashes = Buffer.from(events.map(({ contentHash }) => contentHash).join(''), 'hex');
  return [arrayLiteral(streamOf), arrayLiteral(nth), separator, casinos, sources, ids, types, hashes, bytes];
}

type Columns = [casinos: string, sources: string, ids: string, types: string, bytes: string];

const arrayLiteral = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;

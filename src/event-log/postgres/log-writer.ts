import type { PoolClient } from 'pg';
import type { AppendOutcome, AppendRequest, LogPosition } from '../event-store.port';
import type { AppendDecision, Knowledge, KnownEvent, EventToStore } from '../decide-appends';
import { decideAppends, identityOf } from '../decide-appends';
import { compareInPostgres, logPositionInPostgres } from './log-reader';
import { separatorsFor } from '../separated-text';

export interface BatchAppended {
  readonly outcomes: readonly AppendOutcome[];
  readonly head: LogPosition | undefined;
}

const NOTHING_IS_KNOWN: Knowledge = { knownEvent: () => undefined, lastVersion: () => 'none' };

/** The state of the log for these requests. It is valid only while the caller keeps the log locked. */
async function readKnowledge(client: PoolClient, requests: readonly AppendRequest[]): Promise<Knowledge> {
  const known = await readKnownEvents(client, requests);
  const exact = requests.filter(({ expected }) => expected !== 'any').map(({ stream }) => stream);
  const versions = await readLastVersions(client, exact);
  return {
    knownEvent: (event) => known.get(identityOf(event)),
    lastVersion: (stream) => versions.get(stream) ?? 'none',
  };
}

async function readKnownEvents(
  client: PoolClient,
  requests: readonly AppendRequest[],
): Promise<Map<string, KnownEvent>> {
  const events = requests.flatMap((request) => request.events);
  const { rows } = await client.query<{ index: number; place: string; content_hash: string }>({
    name: 'event-log-known-events',
    text: 'SELECT index::integer, place::text, content_hash FROM event_log.known_events($1)',
    values: [JSON.stringify(events.map(({ casino: c, source: s, id: i }) => ({ c, s, i })))],
  });
  const differing = rows.filter(({ index, content_hash }) => events[index]!.contentHash !== content_hash);
  const bytes = await readBytes(
    client,
    differing.map(({ place }) => place),
  );
  return new Map(
    rows.map(({ index, place, content_hash: contentHash }) => [
      identityOf(events[index]!),
      { contentHash, place: logPositionInPostgres(place), bytes: () => bytes.get(place)! },
    ]),
  );
}

async function readBytes(client: PoolClient, places: readonly string[]): Promise<Map<string, string>> {
  if (places.length === 0) return new Map();
  const { rows } = await client.query<{ place: string; bytes: string }>(
    'SELECT place::text, bytes FROM event_log.event WHERE place = ANY ($1::bigint[])',
    [places],
  );
  return new Map(rows.map(({ place, bytes }) => [place, bytes]));
}

async function readLastVersions(
  client: PoolClient,
  streams: readonly string[],
): Promise<Map<string, number>> {
  if (streams.length === 0) return new Map();
  const { rows } = await client.query<{ name: string; version: number }>({
    name: 'event-log-last-versions',
    text: 'SELECT name, version FROM event_log.last_versions($1)',
    values: [streams],
  });
  return new Map(rows.map(({ name, version }) => [name, version]));
}

const MOST_STREAMS_SEEN = 50_000;

class AppendStatement {
  private readonly seen = new Map<string, number>();

  /** The position of the first event stored; `refused` if an identity is already in the log. */
  async store(client: PoolClient, toStore: readonly EventToStore[]): Promise<bigint | 'refused'> {
    const streams = countByStream(toStore);
    const { rows } = await client.query<{ first: string | null; next: number[] | null }>({
      name: 'event-log-append',
      text: `SELECT first_place::text AS first, next_versions AS next
               FROM event_log.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
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
    toStore.map(({ principal }) => principal),
  ];
  const { row: separator } = separatorsFor(texts);
  const [casinos, sources, ids, types, bytes, principals] = texts.map((column) =>
    column.join(separator),
  ) as Columns;
  const hashes = Buffer.from(events.map(({ contentHash }) => contentHash).join(''), 'hex');
  const named = [casinos, sources, ids, types, principals];
  return [arrayLiteral(streamOf), arrayLiteral(nth), separator, ...named, hashes, bytes];
}

type Columns = [
  casinos: string,
  sources: string,
  ids: string,
  types: string,
  bytes: string,
  principals: string,
];

const arrayLiteral = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;

export class LogWriter {
  private readonly statement = new AppendStatement();

  /**
   * Usually no version is expected and no identity is known. This is assumed first: a single statement stores
   * everything if it is true. Otherwise the log is locked, its state is read, and the requests are decided by that.
   */
  async append(client: PoolClient, requests: readonly AppendRequest[]): Promise<BatchAppended> {
    if (requests.every(({ expected }) => expected === 'any')) {
      const assumed = decideAppends(requests, NOTHING_IS_KNOWN);
      const first = await this.store(client, assumed);
      if (first !== 'refused') return appended(assumed, first);
    }
    return this.appendDecided(client, requests);
  }

  private async appendDecided(
    client: PoolClient,
    requests: readonly AppendRequest[],
  ): Promise<BatchAppended> {
    await client.query('BEGIN');
    await client.query('SELECT FROM event_log.head WHERE single FOR UPDATE');
    const decision = decideAppends(requests, await readKnowledge(client, requests));
    const first = await this.store(client, decision);
    if (first === 'refused') throw new Error('the log changed although it was locked');
    await client.query('COMMIT');
    return appended(decision, first);
  }

  private async store(client: PoolClient, { toStore }: AppendDecision): Promise<bigint | 'refused'> {
    return toStore.length === 0 ? 0n : this.statement.store(client, toStore);
  }
}

function appended(decision: AppendDecision, first: bigint): BatchAppended {
  const place = (index: number): LogPosition => logPositionInPostgres(first + BigInt(index));
  const { length } = decision.toStore;
  return {
    outcomes: decision.outcomes(place, compareInPostgres),
    head: length === 0 ? undefined : place(length - 1),
  };
}

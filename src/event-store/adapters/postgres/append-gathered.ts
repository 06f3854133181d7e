import type { PoolClient } from 'pg';
import {
  type EventToStore,
  identityOf,
  judgeAppends,
  type Knowledge,
  type KnownEvent,
} from '../../judge-appends';
import type { AppendOutcome, AppendRequest, LogPlace } from '../../event-store.port';
import { comparePlaces, placeOf } from './postgres-place';

export interface GatheringAppended {
  readonly outcomes: readonly AppendOutcome[];
  /** The place of the last event stored; undefined where nothing was. */
  readonly head: LogPlace | undefined;
}

/**
 * Appends the requests in one transaction; each gets its own answer.
 *
 * Nearly always there is nothing to find out: no version is expected and no identity is known. So that is assumed
 * first, and a single statement stores everything provided that it is true. Otherwise the log is locked, what it
 * knows is read, and the requests are judged by that.
 */
export async function appendGathered(
  client: PoolClient,
  requests: readonly AppendRequest[],
): Promise<GatheringAppended> {
  if (requests.every(({ expected }) => expected === 'any')) {
    const assumed = judgeAppends(requests, NOTHING_IS_KNOWN);
    const first = await store(client, assumed.toStore);
    if (first !== 'refused') return appended(assumed, first);
  }
  await client.query('BEGIN');
  await client.query('SELECT FROM event_log.head WHERE single FOR UPDATE');
  const judgement = judgeAppends(requests, await readKnowledge(client, requests));
  const first = await store(client, judgement.toStore);
  if (first === 'refused') throw new Error('the log changed although it was locked');
  await client.query('COMMIT');
  return appended(judgement, first);
}

const NOTHING_IS_KNOWN: Knowledge = { knownEvent: () => undefined, lastVersion: () => 'none' };

function appended(judgement: ReturnType<typeof judgeAppends>, first: bigint): GatheringAppended {
  const place = (index: number): LogPlace => placeOf(first + BigInt(index));
  const { length } = judgement.toStore;
  return {
    outcomes: judgement.outcomes(place, comparePlaces),
    head: length === 0 ? undefined : place(length - 1),
  };
}

/** The place of the first event stored; `refused` where one of the identities is in the log already. */
async function store(client: PoolClient, toStore: readonly EventToStore[]): Promise<bigint | 'refused'> {
  if (toStore.length === 0) return 0n;
  const { rows } = await client.query<{ first: string | null }>({
    name: 'event-log-append',
    text: 'SELECT event_log.append($1, $2)::text AS first',
    values: appendParameters(toStore),
  });
  const first = rows[0]!.first;
  return first === null ? 'refused' : BigInt(first);
}

/** The streams, each once, and the events as one JSON text; the letters are those of the function in the database. */
function appendParameters(toStore: readonly EventToStore[]): [streams: string[], events: string] {
  const streams = new Map<string, { readonly k: number; events: number }>();
  const events = toStore.map(({ stream, event }) => {
    const entry = streams.get(stream) ?? { k: streams.size + 1, events: 0 };
    streams.set(stream, entry);
    const v = entry.events++;
    const { casino: c, source: s, id: i, type: t, contentHash: h, bytes: b } = event;
    return { k: entry.k, v, c, s, i, t, h, b };
  });
  return [[...streams.keys()], JSON.stringify(events)];
}

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
      { contentHash, place: placeOf(place), bytes: () => bytes.get(place)! },
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

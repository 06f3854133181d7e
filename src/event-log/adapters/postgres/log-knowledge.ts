import type { PoolClient } from 'pg';
import { identityOf, type Knowledge, type KnownEvent } from '../../decide-appends';
import type { AppendRequest } from '../../event-store.port';
import { logPositionOf } from './postgres-log-position';

/** What the log knows of these requests. It stays true only while the caller keeps the log locked. */
export async function readKnowledge(
  client: PoolClient,
  requests: readonly AppendRequest[],
): Promise<Knowledge> {
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
      { contentHash, place: logPositionOf(place), bytes: () => bytes.get(place)! },
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

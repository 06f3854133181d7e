import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import {
  type LogByPlace,
  type LogPosition,
  type OutlinedRecord,
  type OutlineOptions,
  PARTITIONS,
  type ReadLogOptions,
  type ReadStreamOptions,
  type RecordedEvent,
} from '../event-store.port';
import { HeldConnection, isTransientInPostgres } from './held-connection';
import { readInPages } from '../paged-reading';
import { type RetryPolicy, retry } from '../retry';

/** Positions of this adapter are the dense numbers of the log, 1 for the first record, in decimal digits. */
export const logPositionInPostgres = (number: bigint | string): LogPosition => `${number}` as LogPosition;

/** Throws a TypeError for a text that is no position of this adapter. */
export function numberOfPosition(place: LogPosition): bigint {
  if (!/^[1-9][0-9]{0,17}$/.test(place)) throw new TypeError(`not a place of this log: ${place}`);
  return BigInt(place);
}

export function compareInPostgres(a: LogPosition, b: LogPosition): number {
  const difference = numberOfPosition(a) - numberOfPosition(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Values stay the text that the server sends: positions and instants need no number type. */
const AS_TEXT = { getTypeParser: () => (text: string) => text };

const COLUMNS = `e.place, (extract(epoch FROM e.recorded_at) * 1000)::bigint, e.version,
  (SELECT s.name FROM event_log.stream s WHERE s.id = e.stream),
  encode(e.content_hash, 'hex'), e.casino, e.source, e.id, e.type, e.bytes, e.principal`;

/** As `partitionOf`. */
const PARTITION = `get_byte(sha256(convert_to(e.casino, 'UTF8')), 0) % ${PARTITIONS}`;
const OF_PARTITIONS = `($3::integer[] IS NULL OR ${PARTITION} = ANY ($3))`;

const LOG_FORWARDS = `SELECT ${COLUMNS} FROM event_log.event e
  WHERE e.place > $1 AND ${OF_PARTITIONS} ORDER BY e.place LIMIT $2`;
const LOG_BACKWARDS = `SELECT ${COLUMNS} FROM event_log.event e
  WHERE e.place < $1 AND ${OF_PARTITIONS} ORDER BY e.place DESC LIMIT $2`;

/** The size of a large event is stored beside its reference, so that nothing of the event itself is read. */
const OUTLINE = `SELECT e.place, e.casino, octet_length(e.bytes) FROM event_log.event e
  WHERE e.place > $1 AND ${OF_PARTITIONS} AND e.place <= $4 ORDER BY e.place LIMIT $2`;
const AT_PLACES = `SELECT ${COLUMNS} FROM event_log.event e WHERE e.place = ANY ($1::bigint[]) ORDER BY e.place`;
const LOOKED_UP_AT_ONCE = 500;

const OF_STREAM = `e.stream = (SELECT id FROM event_log.stream WHERE name = $1)`;
const STREAM_FORWARDS = `SELECT ${COLUMNS} FROM event_log.event e
  WHERE ${OF_STREAM} AND e.version >= $2 ORDER BY e.version LIMIT $3`;
const STREAM_BACKWARDS = `SELECT ${COLUMNS} FROM event_log.event e
  WHERE ${OF_STREAM} AND e.version <= $2 ORDER BY e.version DESC LIMIT $3`;

const BEYOND_EVERY_PLACE = 2n ** 63n - 1n;
const LAST_POSSIBLE_VERSION = 2 ** 31 - 1;

type EventRow = readonly [
  place: string,
  recordedAtMs: string,
  version: string,
  stream: string,
  contentHash: string,
  casino: string,
  source: string,
  id: string,
  type: string,
  bytes: string,
  principal: string | null,
];

export class PostgresLogReader implements LogByPlace {
  constructor(
    private readonly dataSource: DataSource,
    private readonly retryPolicy: RetryPolicy,
    private readonly closing: AbortSignal,
  ) {}

  readLog({ direction, from, limit, partitions }: ReadLogOptions): AsyncGenerator<RecordedEvent> {
    const isBackwards = direction === 'backwards';
    const text = isBackwards ? LOG_BACKWARDS : LOG_FORWARDS;
    const outermost = isBackwards ? BEYOND_EVERY_PLACE : 0n;
    const wanted = partitions === undefined ? null : [...partitions];
    return readInPages((behind, rows) => {
      const place = behind?.place ?? from;
      return this.page(text, [place === undefined ? outermost : numberOfPosition(place), rows, wanted]);
    }, limit);
  }

  readStream(stream: string, { direction, from, limit }: ReadStreamOptions): AsyncGenerator<RecordedEvent> {
    const isBackwards = direction === 'backwards';
    const text = isBackwards ? STREAM_BACKWARDS : STREAM_FORWARDS;
    const first = from ?? (isBackwards ? LAST_POSSIBLE_VERSION : 0);
    return readInPages((behind, rows) => {
      const version = behind ? behind.version + (isBackwards ? -1 : 1) : first;
      return this.page(text, [stream, version, rows]);
    }, limit);
  }

  async outline({ after, upTo, limit, partitions }: OutlineOptions): Promise<readonly OutlinedRecord[]> {
    const rows = await this.query<[place: string, casino: string, octets: string]>(OUTLINE, [
      after === undefined ? 0n : numberOfPosition(after),
      limit,
      partitions === undefined ? null : [...partitions],
      upTo === undefined ? BEYOND_EVERY_PLACE : numberOfPosition(upTo),
    ]);
    return rows.map(([place, casino, octets]) => ({
      place: logPositionInPostgres(place),
      casino,
      bytes: { length: Number(octets) },
    }));
  }

  async readAt(places: readonly LogPosition[]): Promise<readonly RecordedEvent[]> {
    const records: RecordedEvent[] = [];
    for (let done = 0; done < places.length; done += LOOKED_UP_AT_ONCE)
      for (const record of await this.page(AT_PLACES, [places.slice(done, done + LOOKED_UP_AT_ONCE)]))
        records.push(record);
    return records;
  }

  async head(): Promise<LogPosition | undefined> {
    const [row] = await this.query<[string]>(
      'SELECT place FROM event_log.event ORDER BY place DESC LIMIT 1',
      [],
    );
    return row && logPositionInPostgres(row[0]);
  }

  private async page(text: string, values: unknown[]): Promise<RecordedEvent[]> {
    return (await this.query<EventRow>(text, values)).map(recordedEvent);
  }

  private async query<Row extends readonly unknown[]>(text: string, values: unknown[]): Promise<Row[]> {
    const { totalMs } = this.retryPolicy;
    if (this.closing.aborted) throw new Error('the event store is closed');
    return retry(
      async () => {
        const connection = new HeldConnection(this.dataSource);
        const { rows } = await connection.use((client) => queryAsText<Row>(client, text, values), totalMs);
        await connection.giveBack();
        return rows;
      },
      { policy: this.retryPolicy, isTransient: isTransientInPostgres, signal: this.closing },
    );
  }
}

const queryAsText = <Row extends readonly unknown[]>(
  client: PoolClient,
  text: string,
  values: unknown[],
): Promise<{ rows: Row[] }> =>
  client.query<Row[number][]>({ text, values, rowMode: 'array', types: AS_TEXT }) as unknown as Promise<{
    rows: Row[];
  }>;

function recordedEvent(row: EventRow): RecordedEvent {
  return {
    casino: row[5],
    source: row[6],
    id: row[7],
    type: row[8],
    bytes: row[9],
    principal: row[10] ?? undefined,
    contentHash: row[4],
    stream: row[3],
    version: Number(row[2]),
    place: logPositionInPostgres(row[0]),
    recordedAt: new Date(Number(row[1])).toISOString(),
  };
}

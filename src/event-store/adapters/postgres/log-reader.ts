import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { LogPlace, ReadLogOptions, ReadStreamOptions, RecordedEvent } from '../../event-store.port';
import { HeldConnection } from './held-connection';
import { readInPages } from './paged-reading';
import { type Patience, patiently } from './patience';
import { numberOf, placeOf } from './postgres-place';

/** Values stay the text that the server sends: places and instants need no number type on the way. */
const AS_TEXT = { getTypeParser: () => (text: string) => text };

const COLUMNS = `e.place, (extract(epoch FROM e.recorded_at) * 1000)::bigint, e.version,
  (SELECT s.name FROM event_log.stream s WHERE s.id = e.stream),
  encode(e.content_hash, 'hex'), e.casino, e.source, e.id, e.type, e.bytes`;

const LOG_FORWARDS = `SELECT ${COLUMNS} FROM event_log.event e
  WHERE e.place > $1 ORDER BY e.place LIMIT $2`;
const LOG_BACKWARDS = `SELECT ${COLUMNS} FROM event_log.event e
  WHERE e.place < $1 ORDER BY e.place DESC LIMIT $2`;

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
];

/** Reads the log page by page, each page on a connection of the pool that is given back at once. */
export class LogReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly patience: Patience,
    private readonly signal: AbortSignal,
  ) {}

  readLog({ direction = 'forwards', from, limit }: ReadLogOptions): AsyncGenerator<RecordedEvent> {
    const isForwards = direction === 'forwards';
    const start = from === undefined ? (isForwards ? 0n : BEYOND_EVERY_PLACE) : numberOf(from);
    return readInPages(
      (behind, rows) =>
        this.page(isForwards ? LOG_FORWARDS : LOG_BACKWARDS, [behind ? numberOf(behind.place) : start, rows]),
      limit,
    );
  }

  readStream(
    stream: string,
    { direction = 'forwards', from, limit }: ReadStreamOptions,
  ): AsyncGenerator<RecordedEvent> {
    const isForwards = direction === 'forwards';
    const start = from ?? (isForwards ? 0 : LAST_POSSIBLE_VERSION);
    return readInPages(
      (behind, rows) =>
        this.page(isForwards ? STREAM_FORWARDS : STREAM_BACKWARDS, [
          stream,
          behind ? behind.version + (isForwards ? 1 : -1) : start,
          rows,
        ]),
      limit,
    );
  }

  async head(): Promise<LogPlace | undefined> {
    const [row] = await this.query<[string]>(
      'SELECT place FROM event_log.event ORDER BY place DESC LIMIT 1',
      [],
    );
    return row && placeOf(row[0]);
  }

  private async page(text: string, values: unknown[]): Promise<RecordedEvent[]> {
    return (await this.query<EventRow>(text, values)).map(recordedEvent);
  }

  private query<Row extends readonly unknown[]>(text: string, values: unknown[]): Promise<Row[]> {
    const { totalMs } = this.patience;
    return patiently(
      async () => {
        const connection = new HeldConnection(this.dataSource);
        const { rows } = await connection.use((client) => queryAsText<Row>(client, text, values), totalMs);
        await connection.giveBack();
        return rows;
      },
      this.patience,
      this.signal,
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
  const [place, recordedAtMs, version, stream, contentHash, casino, source, id, type, bytes] = row;
  return {
    ...{ casino, source, id, type, bytes, contentHash, stream },
    version: Number(version),
    place: placeOf(place),
    recordedAt: new Date(Number(recordedAtMs)).toISOString(),
  };
}

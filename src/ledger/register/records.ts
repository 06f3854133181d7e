import type { RecordSpan } from '../_core/store/statement-parts';
import { type Queryable, readRows } from '../../database/queryable';
import type { RecordStatus } from '../_core/store/numbered-event';
import { isoInstant } from './register';
import { type SessionOfStream, sessionOfStream, tableStreams } from '../event-contract/streams';
import { chainGenesis } from './number-records';

export interface RegisteredRecord {
  readonly recordNumber: bigint;
  readonly eventId: string;
  readonly source: string;
  readonly eventType: string;
  readonly recordedAt: string;
  readonly principal: string | null;
  readonly standing: RecordStatus;
  readonly stream: string;
  readonly version: number;
  readonly receipt: string;
  readonly contentHash: string;
  readonly chainHash: string;
}

export interface RecordsWanted {
  readonly casino: string;
  readonly position: bigint;
  /** The record number of the last row of the page before. */
  readonly after?: readonly string[] | undefined;
  readonly eventType?: string | undefined;
  readonly source?: string | undefined;
  readonly limit: number;
}

const COLUMNS = `number AS record_number, event_id, source, type AS event_type, standing, stream,
  stream_version AS version, place AS receipt, encode(content_hash, 'hex') AS content_hash,
  encode(chain_hash, 'hex') AS chain_hash, principal, ${isoInstant('recorded_at')} AS recorded_at`;

export const readRecords = (db: Queryable, wanted: RecordsWanted): Promise<RegisteredRecord[]> =>
  readRows(
    db,
    `SELECT ${COLUMNS} FROM register.record
      WHERE casino = $1 AND number <= $2 AND number > $3 AND ($4::text IS NULL OR type = $4)
        AND ($5::text IS NULL OR source = $5)
      ORDER BY number LIMIT $6`,
    [
      wanted.casino,
      wanted.position,
      wanted.after?.[0] ?? '0',
      wanted.eventType ?? null,
      wanted.source ?? null,
      wanted.limit,
    ],
  );

export interface RecordNamed {
  readonly casino: string;
  readonly position: bigint;
  readonly named: { readonly recordNumber: bigint } | { readonly eventId: string; readonly source: string };
}

const OF_IDENTITY = 'casino = $1 AND source = $3 AND event_id = $4';

/** Finds a record by its number or by the identity of its event; among records of one identity, the one that counts. */
export async function readNamedRecord(
  db: Queryable,
  { casino, position, named }: RecordNamed,
): Promise<RegisteredRecord | undefined> {
  const [where, ...parameters] =
    'recordNumber' in named
      ? ['number = $3', named.recordNumber]
      : [
          `(${OF_IDENTITY} AND standing = 'counted' OR ${OF_IDENTITY} AND standing = 'conflict')`,
          named.source,
          named.eventId,
        ];
  const [record] = await readRows<RegisteredRecord>(
    db,
    `SELECT ${COLUMNS} FROM register.record WHERE casino = $1 AND number <= $2 AND ${where}
      ORDER BY standing = 'conflict', number LIMIT 1`,
    [casino, position, ...parameters],
  );
  return record;
}

/** Lists the sources of a casino, skipping through the index of identities, so that no other record is read. */
const SOURCES = `WITH RECURSIVE known (source) AS (
    (SELECT source FROM register.record WHERE casino = $1 AND standing = 'counted' ORDER BY source LIMIT 1)
    UNION ALL
    SELECT (SELECT next.source FROM register.record next
             WHERE next.casino = $1 AND next.standing = 'counted' AND next.source > known.source
             ORDER BY next.source LIMIT 1)
      FROM known WHERE known.source IS NOT NULL)`;

export const readRecordsWithId = (
  db: Queryable,
  wanted: {
    readonly casino: string;
    readonly position: bigint;
    readonly eventId: string;
    readonly limit: number;
  },
): Promise<RegisteredRecord[]> =>
  readRows(
    db,
    `${SOURCES} SELECT found.* FROM known CROSS JOIN LATERAL (
        SELECT ${COLUMNS} FROM register.record
         WHERE casino = $1 AND source = known.source AND event_id = $3 AND standing = 'counted' AND number <= $2) found
      WHERE known.source IS NOT NULL ORDER BY record_number LIMIT $4`,
    [wanted.casino, wanted.position, wanted.eventId, wanted.limit],
  );

export interface TableRecord extends Omit<SessionOfStream, 'sessionNo'> {
  readonly position: bigint;
  readonly sessionNo: number;
  readonly source: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly recordedAt: string;
}

export async function readTableRecords(
  db: Queryable,
  wanted: RecordSpan & {
    readonly table?: string | undefined;
  },
): Promise<TableRecord[]> {
  const rows = await readRows<Omit<TableRecord, keyof SessionOfStream> & { readonly stream: string }>(
    db,
    `SELECT number AS position, stream, source, event_id, type AS event_type,
            ${isoInstant('recorded_at')} AS recorded_at
       FROM register.record
      WHERE casino = $1 AND number > $2 AND number <= $3 AND standing = 'counted' AND starts_with(stream, $4)
      ORDER BY number LIMIT $5`,
    [wanted.casino, wanted.after, wanted.upTo, tableStreams(wanted.casino, wanted.table), wanted.limit],
  );
  return rows.map(({ stream, ...row }) => {
    const { sessionNo, ...session } = sessionOfStream(stream);
    return { ...row, ...session, sessionNo: Number(sessionNo) };
  });
}

/** Returns the link of a casino's hash chain at a record; for number 0, the link before the first record. */
export async function chainLinkAt(
  db: Queryable,
  { casino, position }: { readonly casino: string; readonly position: bigint },
): Promise<string> {
  const rows = await readRows<{ hash: string }>(
    db,
    `SELECT encode(chain_hash, 'hex') AS hash FROM register.record WHERE casino = $1 AND number = $2`,
    [casino, position],
  );
  return rows[0]?.hash ?? chainGenesis(casino);
}

export async function lastLinkOf(
  db: Queryable,
  casino: string,
): Promise<{ readonly number: bigint; readonly link: string } | undefined> {
  const [row] = await readRows<{ number: bigint; link: string }>(
    db,
    `SELECT number, encode(chain_hash, 'hex') AS link FROM register.record
      WHERE casino = $1 ORDER BY number DESC LIMIT 1`,
    [casino],
  );
  return row;
}

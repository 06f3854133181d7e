import type { Queryable } from '../_core/store/queryable';
import type { Standing } from '../_core/store/numbered-event';
import { isoInstant } from './register';
import { readRows } from '../_core/store/read-rows';

export interface RegisteredRecord {
  readonly recordNumber: bigint;
  readonly eventId: string;
  readonly source: string;
  readonly eventType: string;
  readonly recordedAt: string;
  readonly standing: Standing;
  readonly stream: string;
  readonly version: number;
  readonly receipt: string;
  readonly contentHash: string;
  readonly chainHash: string;
}

export interface RecordsWanted {
  readonly casino: string;
  readonly position: bigint;
  readonly after?: string | undefined;
  readonly eventType?: string | undefined;
  readonly source?: string | undefined;
  readonly limit: number;
}

const COLUMNS = `number AS record_number, event_id, source, type AS event_type, standing, stream,
  stream_version AS version, place AS receipt, encode(content_hash, 'hex') AS content_hash,
  encode(chain_hash, 'hex') AS chain_hash, ${isoInstant('recorded_at')} AS recorded_at`;

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
      wanted.after ?? '0',
      wanted.eventType ?? null,
      wanted.source ?? null,
      wanted.limit,
    ],
  );

import { type SessionOfStream, sessionOfStream, tableStreams } from '../event-contract/streams';
import type { Queryable } from '../_core/store/queryable';
import { isoInstant } from './register';
import { readRows } from '../_core/store/read-rows';

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
  wanted: {
    readonly casino: string;
    readonly table?: string | undefined;
    readonly after: bigint;
    readonly upTo: bigint;
    readonly limit: number;
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

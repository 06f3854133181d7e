import type { CasinoEvent } from '../../../kernel/envelope';
import type { RecordedEvent } from '../../../event-log/event-store.port';
import { sessionOf } from '../../event-contract/streams';
import { tableConcerned } from '../../table-session/session-key.state';
import { column } from '../../../database/table';

/**
 * `counted`: the first record of its identity, which is evaluated. `conflict`: the log already has this identity with
 * other content; the record is numbered and chained, raises a finding, and is not evaluated.
 */
export type RecordStatus = 'counted' | 'conflict';

export interface NumberedRecord {
  readonly record: RecordedEvent;
  readonly casino: string;
  /** Dense within the casino: 1, 2, 3, … The `Position` of the API. */
  readonly number: bigint;
  readonly chainHash: string;
  readonly chainVersion: 1 | 2;
  /** Never earlier than that of the record before, so that an instant determines one record number. */
  readonly recordedAt: string;
  readonly standing: RecordStatus;
}

export interface NumberedEvent extends NumberedRecord {
  readonly event: CasinoEvent;
}

export interface CasinoHead {
  readonly number: bigint;
  readonly chainHash: string;
  /** Of the last link; 1 or 2. */
  readonly chainVersion: 1 | 2;
  readonly recordedAt: string;
  /** Exact repeats in the log, which get no number. */
  readonly repeatsSkipped: bigint;
}

export const FACT_COLUMNS = {
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  gamingDay: column.date,
  eventId: column.text,
  eventType: column.text,
  happenedAt: column.text,
};

export const SESSION_COLUMNS = { tableId: column.text, sessionNo: column.integer };

/** The columns of a fact. Spread it last in a row: properties added after a spread give each row a new hidden class. */
export const factColumns = ({
  casino,
  number,
  event,
}: Pick<NumberedEvent, 'casino' | 'number' | 'event'>) => ({
  casino,
  recordNumber: number,
  gamingDay: event.gamingday,
  eventId: event.id,
  eventType: event.type,
  happenedAt: event.time,
});

/** The columns of the table session of an event; undefined for an event without a table. */
export function sessionColumns({ event }: Pick<NumberedEvent, 'event'>) {
  const table = tableConcerned(event);
  return table === undefined ? undefined : { tableId: table, sessionNo: sessionOf(event) };
}

import type { EventToStore } from '../decide-appends';
import type { EventToAppend, LogPosition, RecordedEvent } from '../event-store.port';

export interface EventStoreDbPosition {
  readonly commit: bigint;
  readonly prepare: bigint;
}

/** Positions of this adapter are `commit/prepare` in decimal digits. */
export const logPositionInEventStoreDb = ({ commit, prepare }: EventStoreDbPosition): LogPosition =>
  `${commit}/${prepare}` as LogPosition;

/** Throws a TypeError for a text that is no position of this adapter. */
export function eventStoreDbPosition(place: LogPosition): EventStoreDbPosition {
  const digits = /^(\d{1,20})\/(\d{1,20})$/.exec(place);
  if (!digits) throw new TypeError(`not a place of this log: ${place}`);
  return { commit: BigInt(digits[1]!), prepare: BigInt(digits[2]!) };
}

export function comparePositions(a: EventStoreDbPosition, b: EventStoreDbPosition): number {
  const difference = a.commit === b.commit ? a.prepare - b.prepare : a.commit - b.commit;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const compareInEventStoreDb = (a: LogPosition, b: LogPosition): number =>
  comparePositions(eventStoreDbPosition(a), eventStoreDbPosition(b));

/** Largest append: half of the server's limit, so that its exact way of counting does not matter. */
export const MAX_PACKED_BYTES = 512 * 1024;

export interface PackedMetadata {
  readonly casino: string;
  readonly source: string;
  readonly id: string;
  readonly contentHash: string;
  /** Missing in what a release before 0.2.0 recorded. */
  readonly principal: string;
}

export interface PackedEvent {
  /** Drawn at random, once for all attempts to append it: by it the store knows a repeated attempt. */
  readonly id: string;
  readonly type: string;
  readonly bytes: string;
  readonly metadata: PackedMetadata;
}

export interface LogRecord {
  readonly id: string;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly position: EventStoreDbPosition;
  readonly created: Date;
  readonly data: unknown;
  readonly metadata: Partial<PackedMetadata>;
}

export const packed = ({ event, principal }: EventToStore, eventId: string): PackedEvent => {
  const { casino, source, id, type, bytes, contentHash } = event;
  return { id: eventId, type, bytes, metadata: { casino, source, id, contentHash, principal } };
};

const HASH_AND_NAMES = 220;

export const packedBytes = ({ casino, source, id, type, bytes }: EventToAppend, principal: string): number =>
  Buffer.byteLength(bytes) +
  2 * Buffer.byteLength(type) +
  Buffer.byteLength(JSON.stringify([casino, source, id, principal])) +
  HASH_AND_NAMES;

/**
 * An event that this service has not packed gets empty values for what is missing; a comparison of bytes and hash
 * then shows it as damaged.
 */
export function unpackedEvent({
  stream,
  version,
  type,
  position,
  created,
  data,
  metadata,
}: LogRecord): RecordedEvent {
  const { casino = '', source = '', id = '', contentHash = '', principal } = metadata;
  return {
    casino,
    source,
    id,
    type,
    contentHash,
    stream,
    version,
    principal,
    bytes: JSON.stringify(data) ?? '',
    place: logPositionInEventStoreDb(position),
    recordedAt: created.toISOString(),
  };
}

export interface LibraryEvent {
  readonly id: string;
  readonly streamId: string;
  readonly revision: bigint;
  readonly type: string;
  readonly data: unknown;
  readonly metadata?: unknown;
  readonly created: Date;
  readonly position?: EventStoreDbPosition;
}

export const NOWHERE: EventStoreDbPosition = { commit: 0n, prepare: 0n };

export function logRecord(event: LibraryEvent, namespace: string): LogRecord {
  const { id, streamId, revision, type, position, metadata = {} } = event;
  const stream = streamId.startsWith(namespace) ? streamId.slice(namespace.length) : '';
  return {
    id,
    type,
    stream,
    version: Number(revision),
    position: position ?? NOWHERE,
    created: event.created,
    data: event.data,
    metadata: typeof metadata === 'object' && metadata !== null ? metadata : {},
  };
}

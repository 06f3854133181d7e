import { derivedId } from '../../../kernel/identity';
import type { EventToAppend, RecordedEvent } from '../../event-store.port';
import { placeOf, type Position } from './eventstoredb-place';

/** What one append may come to: half of what a server takes, so that nothing depends on how exactly it counts. */
export const MAX_PACKED_BYTES = 512 * 1024;

/** What the store keeps beside the stored bytes. */
export interface PackedMetadata {
  readonly casino: string;
  readonly source: string;
  readonly id: string;
  readonly contentHash: string;
  /** The append that brought the event: it tells an event that this append stored from one that was there before. */
  readonly append: string;
}

/** An event as it goes to the store. */
export interface PackedEvent {
  /** The store compares ids and never content, so the id holds the content. */
  readonly id: string;
  readonly type: string;
  /** The event, parsed: the store's client writes it again, which for a stored form changes nothing. */
  readonly data: unknown;
  readonly metadata: PackedMetadata;
}

/** An event as it comes from the store; what somebody else has written may lack anything. */
export interface LogRecord {
  readonly id: string;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly position: Position;
  readonly created: Date;
  readonly data: unknown;
  readonly metadata: Partial<PackedMetadata>;
}

export const packed = (event: EventToAppend, append: string): PackedEvent => {
  const { casino, source, id, type, bytes, contentHash } = event;
  const data: unknown = JSON.parse(bytes);
  const metadata = { casino, source, id, contentHash, append };
  return { id: derivedId(casino, source, id, contentHash), type, data, metadata };
};

const HASH_AND_APPEND = 200;

/** At least as many bytes as a server counts for it. */
export const packedBytes = ({ casino, source, id, type, bytes }: EventToAppend): number =>
  Buffer.byteLength(bytes) +
  2 * Buffer.byteLength(type) +
  Buffer.byteLength(JSON.stringify([casino, source, id])) +
  HASH_AND_APPEND;

/**
 * An event that this service has not packed comes with what is missing empty and is recognised as damaged by those
 * who compare bytes and hash.
 */
export function recordedEvent({
  stream,
  version,
  type,
  position,
  created,
  data,
  metadata,
}: LogRecord): RecordedEvent {
  const { casino = '', source = '', id = '', contentHash = '' } = metadata;
  return {
    ...{ casino, source, id, type, contentHash, stream, version },
    bytes: JSON.stringify(data) ?? '',
    place: placeOf(position),
    recordedAt: created.toISOString(),
  };
}

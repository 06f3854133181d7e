import { createHash } from 'node:crypto';
import type { CasinoEvent } from '../kernel/envelope';
import { type DeliveryQuarantined, deliveryQuarantined } from '../ledger/quarantine/intake.events';
import { streamOf } from '../ledger/event-contract/streams';
import { toAppend } from '../kernel/stored-form';
import type { EventToAppend } from '../event-log/event-store.port';
import type { QuarantineReading } from './reading';
import { present } from '../kernel/present';

export const UNASSIGNED_CASINO = 'unassigned';

const UNDATED = { gamingday: '1970-01-01', time: '1970-01-01T00:00:00Z' };

/** Delivered bytes per event: with base64 and the envelope it stays below the limit of an event. */
export const BYTES_PER_PART = 150 * 1024;

/** The events of a quarantined delivery: one, or several for a long one; all in one stream. */
export interface DeliveryToQuarantine {
  /** SHA-256 of the delivered bytes: the reference for persons and corrected events. */
  readonly hash: string;
  readonly stream: string;
  readonly events: readonly CasinoEvent<DeliveryQuarantined>[];
  readonly toAppend: readonly EventToAppend[];
}

/**
 * Makes the events that keep a quarantined delivery. `casino` is used where the delivery names none: the casino of the
 * sender's key, else `UNASSIGNED_CASINO`. `imported` marks what was received as history.
 *
 * The same bytes always give the same events, so that a repeated delivery is a duplicate: the id is the hash of the bytes,
 * day and time are those the delivery states, or a fixed day where it states none. The store records the time of arrival.
 */
export function quarantinedDelivery(
  reading: QuarantineReading,
  { casino, imported }: { readonly casino: string; readonly imported?: string | undefined },
): DeliveryToQuarantine {
  const hash = createHash('sha256').update(reading.bytes).digest('hex');
  const parts = Math.max(1, Math.ceil(reading.bytes.length / BYTES_PER_PART));
  const events = Array.from({ length: parts }, (_, index) =>
    partEvent(reading, { hash, index, parts, casino: reading.readable.casino ?? casino, imported }),
  );
  return { hash, stream: streamOf(events[0]!), events, toAppend: events.map(toAppend) };
}

interface Part {
  readonly hash: string;
  readonly index: number;
  readonly parts: number;
  readonly casino: string;
  readonly imported: string | undefined;
}

function partEvent(reading: QuarantineReading, part: Part): CasinoEvent<DeliveryQuarantined> {
  const { hash, index, parts, casino, imported } = part;
  const { gamingday = UNDATED.gamingday, time = UNDATED.time, ...readable } = reading.readable;
  const { source, id, type, sequence } = readable;
  return {
    specversion: '1.0',
    id: index === 0 ? hash : `${hash}-${index + 1}`,
    source: `/casinos/${casino}/intake`,
    type: deliveryQuarantined.type,
    time,
    gamingday,
    ...present({ imported }),
    data: {
      hash,
      reason: reading.reason,
      path: reading.path,
      message: reading.message,
      messageEs: reading.messageEs,
      ...present({ source, id, type, sequence }),
      ...(parts > 1 && { part: { number: index + 1, of: parts } }),
      bytes: reading.bytes.toString('base64', index * BYTES_PER_PART, (index + 1) * BYTES_PER_PART),
    },
  };
}

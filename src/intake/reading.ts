import type { EventToAppend } from '../event-log/event-store.port';
import type { PlausibleDays } from './plausible-days';
import type { QuarantineReason, Refusal } from './explanations';
import type { Undeclared } from './undeclared';

export interface History {
  readonly mark: string;
  readonly sealed: ReadonlySet<string>;
}

export interface ReadingContext {
  readonly history?: History | undefined;
  /** The days an event may be of; undefined: any, for what the service writes itself. */
  readonly days?: PlausibleDays | undefined;
  /** The currency of the casino's books; undefined while unknown: then any is accepted. */
  bookCurrencyOf(casino: string): string | undefined;
}

export interface ReadableParts {
  readonly source?: string;
  readonly id?: string;
  readonly type?: string;
  readonly sequence?: string;
  readonly gamingday?: string;
  readonly time?: string;
  readonly casino?: string;
}

/**
 * The delivery is an event: what to append, and to which stream. The event as it was parsed is not part of it: it is
 * many times as large, and thousands of readings wait for the log at a time.
 */
export interface EventReading {
  readonly kind: 'event';
  readonly toAppend: EventToAppend;
  readonly stream: string;
}

/** The delivery cannot be stored as an event; it is kept in quarantine, byte for byte. */
export interface QuarantineReading {
  readonly kind: 'quarantine';
  readonly reason: QuarantineReason;
  /** JSON pointer to the cause; empty for the whole delivery. */
  readonly path: string;
  readonly message: string;
  readonly messageEs: string;
  readonly readable: ReadableParts;
  readonly bytes: Buffer;
}

/** More than `MAX_EVENT_BYTES`, or more undeclared than `MOST_UNDECLARED`: refused, nothing is kept, the sender knows. */
export interface TooLargeReading {
  readonly kind: 'too-large';
  /** Bytes of the stored form, or of the delivery if there is none. */
  readonly size: number;
  readonly bytes: Buffer;
  /** Set where the event is not too large, but what no schema declares of it: then size is in characters of that alone. */
  readonly undeclared?: Undeclared;
}

/** No sender may deliver this type: nothing is kept, the sender knows. */
export interface RefusedReading extends Refusal {
  readonly kind: 'refused';
  readonly readable: ReadableParts;
}

export type Reading = EventReading | QuarantineReading | TooLargeReading | RefusedReading;

import type { EventToAppend } from '../../event-store/event-store.port';
import type { QuarantineReason } from './quarantine-reasons';

/** What is known of the casino while its deliveries are read. */
export interface ReadingContext {
  /** The one currency of the casino's books; undefined while it is not known, then any is accepted. */
  bookCurrencyOf(casino: string): string | undefined;
}

/** What could be read of a delivery that is no event. Each part is as delivered and obeys the envelope's rule for it. */
export interface ReadableParts {
  readonly source?: string;
  readonly id?: string;
  readonly type?: string;
  readonly sequence?: string;
  readonly gamingday?: string;
  readonly time?: string;
  /** The casino of the source. */
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

/** More than `MAX_EVENT_BYTES`: refused, nothing is kept, the sender knows. */
export interface TooLargeReading {
  readonly kind: 'too-large';
  /** Bytes of the stored form, or of the delivery where there is none. */
  readonly size: number;
  readonly bytes: Buffer;
}

export type Reading = EventReading | QuarantineReading | TooLargeReading;

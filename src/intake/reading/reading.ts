import type { EventToAppend } from '../../event-log/event-store.port';
import type { QuarantineReason } from './quarantine-reasons';
import type { Refusal } from './refusals';

/** History that somebody takes in at the console of the machine, decisions of persons among it. */
export interface History {
  /** What every event of it is marked with: the attribute `imported`. */
  readonly mark: string;
  /** Casinos that have sealed a day here. */
  readonly sealed: ReadonlySet<string>;
}

/** What is known of the casino while its deliveries are read. */
export interface ReadingContext {
  /** Given where history is read, not what is delivered. */
  readonly history?: History | undefined;
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

/** No sender may deliver this type: nothing is kept, the sender knows. */
export interface RefusedReading extends Refusal {
  readonly kind: 'refused';
  readonly readable: ReadableParts;
}

export type Reading = EventReading | QuarantineReading | TooLargeReading | RefusedReading;

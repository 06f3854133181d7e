import type { EventToAppend } from '../event-log/event-store.port';
import type { QuarantineReason, Refusal } from './explanations';
import type { RefusalText } from '../kernel/words';

/** How far from now a gaming day and a time may lie, in days. */
export interface DayWindow {
  readonly daysBack: number;
  readonly daysAhead: number;
}

/** A day or time outside is a wrong clock or a forgery, unless history is imported. */
export const USUAL_WINDOW: DayWindow = { daysBack: 400, daysAhead: 2 };

/** For fixed days, as in the demo and in specs, which are delivered whenever the program runs. */
export const ANY_DAY: DayWindow = { daysBack: 100_000, daysAhead: 100_000 };

/** The first and the last millisecond of a plausible day, since 1970. */
export interface PlausibleDays {
  readonly earliest: number;
  readonly latest: number;
}

const DAY_MS = 86_400_000;

/** Whole days of UTC around the day of now, all of the first and of the last included. */
export function daysAround(now: Date, { daysBack, daysAhead }: DayWindow): PlausibleDays {
  const today = Math.floor(now.getTime() / DAY_MS);
  return { earliest: (today - daysBack) * DAY_MS, latest: (today + daysAhead + 1) * DAY_MS - 1 };
}

/** Whether a gaming day (YYYY-MM-DD) or an instant (RFC 3339) is within the plausible days. */
export function isPlausible(text: string, { earliest, latest }: PlausibleDays): boolean {
  const moment = Date.parse(text);
  return moment >= earliest && moment <= latest;
}

/**
 * The first and the last day for a message to a sender, such as 2025-10-21 and 2026-11-27. A limit that the calendar cannot
 * express is left open.
 */
export function asDates({ earliest, latest }: PlausibleDays): { readonly from: string; readonly to: string } {
  return { from: dateOf(earliest), to: dateOf(latest) };
}

const dateOf = (moment: number): string => {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '…' : date.toISOString().slice(0, 10);
};

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

export type ReadableParts = Partial<
  Readonly<Record<'source' | 'id' | 'type' | 'sequence' | 'gamingday' | 'time' | 'casino', string>>
>;

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
export interface QuarantineReading extends RefusalText {
  readonly kind: 'quarantine';
  readonly reason: QuarantineReason;
  /** JSON pointer to the cause; empty for the whole delivery. */
  readonly path: string;
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

export interface Undeclared {
  /** JSON pointer to the largest of them. */
  readonly path: string;
  readonly size: number;
}

import type { DayAt } from './booked-moves.queries';

/** The gaming days a book is of, as they were known at a position: of a period, `day` is the first. */
export interface BookSpan extends DayAt {
  /** The last day, inclusive; of a book of one day, the day itself. */
  readonly until: string;
  readonly knownAt: bigint;
  readonly currency: string;
}

/** The days of a book, or where `day` is undefined all of them until its last. */
export interface FromDay extends Pick<BookSpan, 'casino' | 'position' | 'until'> {
  readonly day?: string | undefined;
}

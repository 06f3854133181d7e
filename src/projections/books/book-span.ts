import type { DayAt } from '../gaming-days/booked-moves';

/** The gaming days a book is of, as they were known at a position: of a period, `day` is the first. */
export interface BookSpan extends DayAt {
  /** The last day, inclusive; of a book of one day, the day itself. */
  readonly until: string;
  /** The currency of the books. */
  readonly currency: string;
}

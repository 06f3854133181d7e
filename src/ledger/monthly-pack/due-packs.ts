import { type CertifiedMonth, changedSince } from './certified-months';
import type { PackRequest } from './pack-recipients.state';

/** A mail that a recipient is to be sent. */
export interface DuePack {
  readonly month: string;
  /** The record that it follows from: that with which the month became complete, or the request of a person. */
  readonly record: bigint;
  /** The record with which the month became complete, at which the books are read. */
  readonly completedBy: bigint;
  readonly isRequested: boolean;
  /** Where the month was complete before: the record, and the days that were certified again since. */
  readonly former?: { readonly record: bigint; readonly changedDays: readonly string[] };
}

/**
 * What a recipient is to be sent, in the order of the records. A month that was completed several times since is sent once,
 * as it is now. One that is not complete now waits until it is.
 * @param after the record of which everything was sent
 */
export function duePacks(
  months: readonly CertifiedMonth[],
  requests: readonly PackRequest[],
  after: bigint,
): DuePack[] {
  return months
    .flatMap((month) => {
      const completedBy = month.completions.at(-1);
      if (!month.isComplete || completedBy === undefined) return [];
      const { month: name } = month;
      const requested = requests.findLast((each) => each.month === name && each.record > after)?.record ?? 0n;
      if (completedBy <= after && requested === 0n) return [];
      // A request for a month that is due anyway is for the same mail, at its later place.
      const isRequested = requested > completedBy;
      const record = isRequested ? requested : completedBy;
      const former = month.completions.findLast(
        (each) => each < completedBy && (completedBy <= after || each <= after),
      );
      const changed =
        former === undefined ? {} : { former: { record: former, changedDays: changedSince(month, former) } };
      return [{ month: name, record, completedBy, isRequested, ...changed }];
    })
    .sort((one, other) => (one.record < other.record ? -1 : 1));
}

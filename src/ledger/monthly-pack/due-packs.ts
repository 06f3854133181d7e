import { type CertifiedMonth, changedSince } from './certified-months';
import type { PackRequest } from './pack-recipients.state';

/** A mail that a recipient is to be sent. */
export interface DuePack {
  readonly month: string;
  /** The record that the mail follows from: the month became complete with it, or it is the request of a person. */
  readonly record: bigint;
  /** The record with which the month became complete. The books are read at it. */
  readonly completedBy: bigint;
  readonly isRequested: boolean;
  /** Present where the month was complete before: with which record, and which days were certified again since. */
  readonly former?: { readonly record: bigint; readonly changedDays: readonly string[] };
}

/**
 * Lists what a recipient is to be sent, in the order of the records. A month that was completed several times since is sent
 * once, as it is now. A month that is not complete now waits until it is.
 * @param after everything up to this record was sent
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
      // A month that is due and was also requested is sent once, at the later of the two records.
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

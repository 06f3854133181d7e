import type { CasinoEvent } from '../../ledger/_core/events/envelope';
import { parkingKeyOf } from './parked-keys';

/** A bug: the facts of a key could not be judged. Whatever an event says, judging it never fails. */
export class FoldFault extends Error {
  constructor(
    /** The key that is parked. */
    readonly key: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'FoldFault';
  }
}

/**
 * Does what only computes for an event: no database, no log, so that whatever goes wrong is a bug and will again.
 * @throws FoldFault under the key with which the event is parked
 */
export function judging<Answer>(event: CasinoEvent, work: () => Answer): Answer {
  try {
    return work();
  } catch (failure) {
    throw new FoldFault(parkingKeyOf(event), failure);
  }
}

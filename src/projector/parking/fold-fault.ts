import type { CasinoEvent } from '../../ledger/_core/events/envelope';
import { parkingKeyOf } from './parked-keys';

/** A bug: the facts of a key could not be evaluated. Evaluation never fails because of the content of an event. */
export class FoldFault extends Error {
  constructor(
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
export function evaluating<Answer>(event: CasinoEvent, work: () => Answer): Answer {
  try {
    return work();
  } catch (failure) {
    throw new FoldFault(parkingKeyOf(event), failure);
  }
}

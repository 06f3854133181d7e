import type { KnownBefore } from '../../accounting/judgement';
import { isBehindInPools } from '../../accounting/pool-turn';
import { foldKeyOf } from '../../domain/fold-order/fold-key';
import { arrive } from '../../domain/source-sequence/source-sequence';
import type { NumberedEvent } from '../register/numbered-event';

/** Whether what was recorded before may mean something else, or count in other books, because of an event. */
export const needsRefold = (
  numbered: NumberedEvent,
  before: Pick<KnownBefore, 'sequence' | 'pools' | 'entryOf'>,
): boolean =>
  numbered.standing === 'counted' &&
  (isCorrection(numbered) ||
    isClose(numbered) ||
    isLate(numbered, before) ||
    isBehindInPools(numbered.event, before));

export const isClose = ({ event }: Pick<NumberedEvent, 'event'>): boolean =>
  event.type === 'cagnotte.gaming-day.closed.v1';

export const isCorrection = ({ event }: Pick<NumberedEvent, 'event'>): boolean =>
  event.type === 'cagnotte.correction.recorded.v1';

/**
 * A fact whose number is lower than one already recorded from its source. A number that was used before says nothing
 * of the order, unless it was used by the delivery that this event replaces.
 */
export function isLate(
  { event }: NumberedEvent,
  { sequence: known }: Pick<KnownBefore, 'sequence'>,
): boolean {
  if (event.sequence === undefined || known === undefined || foldKeyOf(event) === undefined) return false;
  const number = BigInt(event.sequence);
  return number < known.last && (arrive(known, number).late || event.resubmits !== undefined);
}

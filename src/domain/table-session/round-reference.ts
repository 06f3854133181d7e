import type { CasinoEvent } from '../event-registry/envelope';
import type { HandPlayed } from '../event-registry/hand.events';
import { shortName, streamOf } from '../event-registry/streams';

/**
 * What names a round: its table session and its number, `table/lampland/2009-11-20/1#35602019775`. Undefined for
 * an event that is no round.
 */
export function roundReferenceOf(event: CasinoEvent): string | undefined {
  const number = roundNumberOf(event);
  return number === undefined ? undefined : `${shortName(streamOf(event))}#${number}`;
}

function roundNumberOf(event: CasinoEvent): string | undefined {
  return event.type === 'cagnotte.hand.played.v1' ? (event.data as HandPlayed).handNo : undefined;
}

import type { CasinoEvent } from '../_core/events/envelope';
import { findStream, shortName } from '../event-contract/streams';
import { sessionKeyOf } from '../table-session/session-key.state';

/** Decisions of people and of the service: they take effect when they are recorded, and are never evaluated again. */
const NOT_FOLDED =
  /^cagnotte\.(casino\.authorised|gaming-day\.|correction\.|finding\.|intake\.|books\.|variance\.clearing-proposed\.)/;

export const isFact = (event: CasinoEvent): boolean =>
  !NOT_FOLDED.test(event.type) && findStream(event) !== undefined;

/**
 * What waits with a fact when a bug stops it: its table session (`table/RF1/2026-01-01/1`), whoever reports it, else the stream it is
 * kept in (`cage/2026-01-01`, `jackpot/carrusel`, `casino`). Undefined for what is never evaluated again.
 */
export function partitionKeyOf(event: CasinoEvent): string | undefined {
  if (NOT_FOLDED.test(event.type)) return undefined;
  const stream = findStream(event);
  return stream === undefined ? undefined : (sessionKeyOf(event) ?? shortName(stream));
}

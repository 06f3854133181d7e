import type { CasinoEvent } from '../../domain/event-registry/envelope';
import type { FoldPlace } from '../../domain/fold-order/fold-place';

/** A fact of a key, with the data that count now. */
export interface KeyFact {
  readonly place: FoldPlace;
  readonly event: CasinoEvent;
}

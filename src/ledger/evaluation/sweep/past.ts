import type { CasinoEvent } from '../../_core/events/envelope';
import type { ClosedDays } from '../../casino/closed-days.state';
import type { Place } from '../../fact-order/place.state';
import type { Posted } from './account-postings';
import type { FirstReport, SessionNow } from './casino-now';
import type { CellName, CellRow } from './cells';

/** A fact of a casino at its place, with the data that count. */
export interface PlacedFact {
  readonly record: bigint;
  readonly place: Place;
  readonly event: CasinoEvent;
}

/** What was recorded of a casino before the work in hand began, as far as it is asked for. */
export interface Past {
  session(key: string): Promise<SessionNow | undefined>;
  report(reference: string): Promise<FirstReport | undefined>;
  /** The facts of a session that count. */
  factsOfSession(key: string): Promise<readonly PlacedFact[]>;
  facts(records: readonly bigint[]): Promise<readonly PlacedFact[]>;
  /** The facts at a place and behind it that count, but for those of closed days. */
  factsFrom(place: Place, closed: ClosedDays): Promise<readonly PlacedFact[]>;
  /** What stands of the facts at a place and behind it. */
  postedFrom(place: Place, account: string): Promise<readonly Posted[]>;
  /** The facts at a place and behind it that asked for a cell, and the last one before it. */
  cellFrom(place: Place, cell: CellName): Promise<readonly CellRow[]>;
}

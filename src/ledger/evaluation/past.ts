import type { CasinoEvent } from '../_core/envelope';
import type { ClosedDays } from '../casino/authorisation.state';
import type { Place } from '../fact-order/place.state';
import type { Posted } from './account-postings';
import type { FirstReport, SessionNow } from './casino-now';
import type { CellName, CellRow } from './cells';

export interface PlacedFact {
  readonly record: bigint;
  readonly place: Place;
  readonly event: CasinoEvent;
}

export interface Past {
  session(key: string): Promise<SessionNow | undefined>;
  report(reference: string): Promise<FirstReport | undefined>;
  factsOfSession(key: string): Promise<readonly PlacedFact[]>;
  facts(records: readonly bigint[]): Promise<readonly PlacedFact[]>;
  factsFrom(place: Place, closed: ClosedDays): Promise<readonly PlacedFact[]>;
  postedFrom(place: Place, account: string): Promise<readonly Posted[]>;
  cellFrom(place: Place, cell: CellName): Promise<readonly CellRow[]>;
}

import type { CasinoBooks } from '../casino/casino-books.state';
import type { CasinoEvent } from '../../kernel/envelope';
import type { CustomersOfDay } from '../customers/customers-of-day.state';
import type { GamingDay } from '../../kernel/gaming-day';
import type { Place, Move } from '../fact-order/place.state';
import type { TableSession } from '../table-session/table-session.state';
import type { FirstReport, SessionNow } from './casino-now';
import type { Meaning } from './evaluate-at-place';
import type { ClosedDays } from '../casino/authorisation.state';
import type { Posted } from './account-postings';
import type { CellName, CellRow } from './cells';

export interface PlacedFact {
  readonly record: bigint;
  readonly place: Place;
  readonly event: CasinoEvent;
}

export interface Past {
  session(key: string): Promise<SessionNow | undefined>;
  customers(day: GamingDay): Promise<CustomersOfDay | undefined>;
  report(reference: string): Promise<FirstReport | undefined>;
  factsOfSession(key: string): Promise<readonly PlacedFact[]>;
  facts(records: readonly bigint[]): Promise<readonly PlacedFact[]>;
  factsFrom(place: Place, closed: ClosedDays): Promise<readonly PlacedFact[]>;
  postedFrom(place: Place, account: string): Promise<readonly Posted[]>;
  cellFrom(place: Place, cell: CellName): Promise<readonly CellRow[]>;
}

export interface Change {
  readonly comes?: readonly PlacedFact[];
  readonly moves?: readonly Move[];
  readonly counts?: readonly CountsOtherwise[];
  readonly decided?: { readonly before: CasinoBooks; readonly from: Place; readonly until?: Place };
}

export interface CountsOtherwise extends Pick<PlacedFact, 'record' | 'place'> {
  readonly was: CasinoEvent | undefined;
  readonly is: CasinoEvent | undefined;
}

export interface Swept {
  readonly restated: readonly RestatedFact[];
  readonly sessions: ReadonlyMap<string, SessionChange>;
  readonly reports: ReadonlyMap<string, ReportChange>;
}

/** A fact whose meaning has changed. Undefined if it did not count or counts no longer. */
export interface RestatedFact {
  readonly record: bigint;
  readonly before: Meaning | undefined;
  readonly after: Meaning | undefined;
}

interface SessionChange {
  readonly before: TableSession;
  readonly after: TableSession;
}

interface ReportChange {
  readonly before: FirstReport | undefined;
  readonly after: FirstReport | undefined;
}

export const shownOf = (meaning: Meaning | undefined): unknown =>
  meaning && { ...shownBesideFindings(meaning), findings: meaning.evaluation.findings };

export const shownBesideFindings = (meaning: Meaning | undefined): object | undefined =>
  meaning && {
    data: meaning.event.data,
    lines: meaning.evaluation.lines,
    reverses: meaning.evaluation.reverses,
    byRules: meaning.evaluation.byRules,
    opening: meaning.evaluation.session.opening,
  };

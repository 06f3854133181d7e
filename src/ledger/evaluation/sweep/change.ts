import type { CasinoBooks } from '../../casino/casino-books.state';
import type { CasinoEvent } from '../../_core/events/envelope';
import type { Place } from '../../fact-order/place.state';
import type { Move } from '../../fact-order/source-day.state';
import type { TableSession } from '../../table-session/table-session.state';
import type { FirstReport } from './casino-now';
import type { Meaning } from './judge-at-place';
import type { PlacedFact } from './past';

/** What is otherwise by one cause. */
export interface Change {
  /** Facts that come, at their places. */
  readonly comes?: readonly PlacedFact[];
  /** Facts that stand at other places. */
  readonly moves?: readonly Move[];
  readonly counts?: readonly CountsOtherwise[];
  /** What was decided before, and the places of the facts that are judged by something else now. */
  readonly decided?: { readonly before: CasinoBooks; readonly from: Place; readonly until?: Place };
}

/** A fact that counts with other data, or, where there is none, not at all. Its place stays. */
export interface CountsOtherwise extends Pick<PlacedFact, 'record' | 'place'> {
  readonly was: CasinoEvent | undefined;
  readonly is: CasinoEvent | undefined;
}

/** What one cause has changed. */
export interface Swept {
  /** In the order of their places; the facts that came are among them. */
  readonly restated: readonly RestatedFact[];
  readonly sessions: ReadonlyMap<string, SessionChange>;
  readonly reports: ReadonlyMap<string, ReportChange>;
}

/** A fact that means something else than it did. Undefined where it did not count, or does no longer. */
export interface RestatedFact {
  readonly record: bigint;
  readonly before: Meaning | undefined;
  readonly after: Meaning | undefined;
}

/** A session that has come to another state. */
interface SessionChange {
  readonly before: TableSession;
  readonly after: TableSession;
}

/** A report that another event makes first now, or nobody any more. */
interface ReportChange {
  readonly before: FirstReport | undefined;
  readonly after: FirstReport | undefined;
}

/** Everything that is shown of a fact itself. */
export const shownOf = (meaning: Meaning | undefined): unknown =>
  meaning && {
    data: meaning.event.data,
    lines: meaning.judgement.lines,
    findings: meaning.judgement.findings,
    reverses: meaning.judgement.reverses,
    byRules: meaning.judgement.byRules,
    opening: meaning.judgement.session.opening,
  };

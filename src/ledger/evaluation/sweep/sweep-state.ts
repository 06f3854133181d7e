import type { CasinoBooks } from '../../casino/casino-books.state';
import type { CasinoEvent } from '../../_core/events/envelope';
import type { Place } from '../../fact-order/place.state';
import type { TableSession } from '../../table-session/table-session.state';
import type { EntryLine } from '../../_core/journal-entry';
import type { CasinoNow, FirstReport, SessionNow } from './casino-now';
import type { CellName, CellRow } from './cells';
import { Changed } from './changed';
import type { Meaning } from './judge-at-place';
import type { Posted } from './account-postings';
import type { PlacedFact } from './past';
import type { Timeline } from './timeline';

/** How facts are judged again: what keeps one from it, and what a fault is told as. */
export interface SweepOptions {
  /** Whether a fact keeps what stands of it, since its key waits for a fault to be mended. */
  readonly isParked?: (event: CasinoEvent) => boolean;
  /** Does a work that only computes, for a fact. */
  readonly judging?: <Answer>(event: CasinoEvent, work: () => Answer) => Answer;
  /** Called between facts of a long sweep, so that others have their turn. */
  readonly othersTurn?: () => Promise<void>;
}

/** As it stood before the cause of a sweep, or as it is with it. */
export type Version = 'was' | 'is';

/** What a sweep has come to. */
export class SweepState {
  /** What is otherwise at the place that it has come to. */
  readonly changed = new Changed();
  /** What was decided before its cause; undefined where that is the same. */
  earlier: CasinoBooks | undefined;
  /** Sessions and first reports that it has changed, as they were before it. */
  readonly sessions = new Map<string, TableSession>();
  readonly reports = new Map<string, FirstReport | undefined>();
  /** Holders of chips from whose last fact lines were taken back. */
  readonly takenBack = new Set<string>();

  constructor(
    readonly now: CasinoNow,
    readonly timeline: Timeline,
    private readonly options: SweepOptions,
  ) {}

  isParked(event: CasinoEvent): boolean {
    return this.options.isParked?.(event) === true;
  }

  judging<Answer>(event: CasinoEvent, work: () => Answer): Answer {
    return this.options.judging === undefined ? work() : this.options.judging(event, work);
  }

  /** A session after all of its facts, wherever it is kept. */
  async sessionNow(key: string): Promise<SessionNow | undefined> {
    const { sessions } = this.now;
    if (!sessions.knows(key)) sessions.load(key, await this.timeline.sessionInPast(key));
    return sessions.get(key);
  }

  /** The fact at a place asks for a cell, or asks for it no more. */
  setRow(cell: CellName, place: Place, row: CellRow | undefined): void {
    this.timeline.setRow(cell, place, row);
    if (row === undefined) return;
    if (cell.startsWith(ACCOUNT)) return this.now.ask(place, cell.slice(ACCOUNT.length));
    const known = this.now.cells.get(cell);
    if (known === undefined || known.last <= place)
      this.now.cells.set(cell, { state: row.state, last: place });
  }
}

const ACCOUNT = 'account/';

export const posted = (place: Place, line: EntryLine, sign: 1n | -1n): Posted => {
  const { account, subLedger, currency, debit, credit } = line;
  return { place, account, subLedger, currency, amount: sign * (debit - credit) };
};

/** What a fact reports, where it is the first to report it. */
export const firstReport = (fact: PlacedFact, { judgement }: Meaning): FirstReport => ({
  eventId: fact.event.id,
  place: fact.place,
  entry: { record: fact.record, lines: judgement.lines },
});

import type { CasinoBooks } from '../casino/casino-books.state';
import type { CasinoEvent } from '../../kernel/envelope';
import type { Place } from '../fact-order/place.state';
import type { GamingDay } from '../../kernel/gaming-day';
import type { TablePlay } from '../table-session/table-play.state';
import type { TableSession } from '../table-session/table-session.state';
import { isTally, type BookedLine } from '../_core/balances';
import { isSameValue } from '../../kernel/same-value';
import type { CasinoNow, FirstReport, SessionNow } from './casino-now';
import type { CellName, CellRow } from './cells';
import type { Meaning } from './evaluate-at-place';
import { Amounts, type Posted } from './account-postings';
import type { PlacedFact } from './change';
import type { Timeline } from './timeline';

export interface SweepOptions {
  /** Whether a fact keeps its earlier meaning because its partition key is parked. */
  readonly isParked?: (event: CasinoEvent) => boolean;
  readonly evaluating?: <Answer>(event: CasinoEvent, work: () => Answer) => Answer;
  /** Called between facts of a long sweep, so that other work gets its turn. */
  readonly yieldToEventLoop?: () => Promise<void>;
}

export type Version = 'was' | 'is';

const ACCOUNT = 'account/';

/**
 * What a sweep has changed up to its present place: balances by their difference, everything else by its earlier state.
 */
class Changed {
  readonly accounts = new Map<string, Amounts>();
  readonly cells = new Map<CellName, unknown>();
  readonly sessions = new Map<string, TableSession>();
  /** The earlier play of sessions in which nothing else has changed. */
  readonly plays = new Map<string, TablePlay>();
  readonly reports = new Map<string, FirstReport | undefined>();

  post(lines: readonly BookedLine[], sign: 1n | -1n): void {
    for (const { account, currency, subLedger, debit, credit } of lines) {
      const difference = this.accounts.get(account) ?? new Amounts();
      difference.add({ currency, subLedger, amount: sign * (debit - credit) });
      if (difference.isNothing) this.accounts.delete(account);
      else this.accounts.set(account, difference);
    }
  }
}

export class SweepState {
  readonly changed = new Changed();
  earlier: CasinoBooks | undefined;
  readonly sessions = new Map<string, TableSession>();
  readonly reports = new Map<string, FirstReport | undefined>();

  constructor(
    readonly now: CasinoNow,
    readonly timeline: Timeline,
    private readonly options: SweepOptions,
  ) {}

  isParked(event: CasinoEvent): boolean {
    return this.options.isParked?.(event) === true;
  }

  evaluating<Answer>(event: CasinoEvent, work: () => Answer): Answer {
    return this.options.evaluating === undefined ? work() : this.options.evaluating(event, work);
  }

  async sessionNow(key: string): Promise<SessionNow | undefined> {
    const { sessions } = this.now;
    if (!sessions.knows(key)) sessions.load(key, await this.timeline.sessionInPast(key));
    return sessions.get(key);
  }

  async loadCustomers(day: GamingDay): Promise<void> {
    const { customers } = this.now;
    if (!customers.knows(day)) customers.load(day, await this.timeline.customersInPast(day));
  }

  setRow(cell: CellName, place: Place, row: CellRow | undefined): void {
    this.timeline.setRow(cell, place, row);
    if (row === undefined) return;
    if (isTally(cell)) return;
    if (cell.startsWith(ACCOUNT)) return this.now.ask(place, cell.slice(ACCOUNT.length));
    const known = this.now.cells.get(cell);
    if (known === undefined || known.last <= place)
      this.now.cells.set(cell, { state: row.state, last: place });
  }

  carryOver(cell: CellName, row: CellRow, after: unknown): void {
    this.setRow(cell, row.place, { ...row, state: after });
    note(this.changed.cells, cell, row.state, isSameValue(row.state, after));
    const fact = this.timeline.atHand(row.record);
    if (fact?.meaning?.cells.has(cell) !== true) return;
    fact.meaning = { ...fact.meaning, cells: new Map(fact.meaning.cells).set(cell, after) };
  }
}

export const posted = (place: Place, line: BookedLine, sign: 1n | -1n): Posted => {
  const { account, subLedger, currency, debit, credit } = line;
  return { place, account, subLedger, currency, amount: sign * (debit - credit) };
};

export const firstReport = (fact: PlacedFact, { evaluation }: Meaning): FirstReport => ({
  eventId: fact.event.id,
  place: fact.place,
  entry: { record: fact.record, lines: evaluation.lines, tallies: evaluation.tallies },
});

export function note<Value>(changes: Map<string, Value>, key: string, was: Value, isSame: boolean): void {
  if (isSame) changes.delete(key);
  else changes.set(key, was);
}

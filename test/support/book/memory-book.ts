import { RunningBalances } from '../../../src/ledger/_core/balances';
import type { EventFinding } from '../../../src/finding-catalogue/finding';
import { evaluateEvent } from './evaluate-event';
import type { EntryLine } from '../../../src/ledger/_core/journal-entry';
import { postedTogether } from '../../../src/ledger/table-session/table-result';
import type { SessionMoney } from '../../../src/ledger/table-session/table-result';
import type { Evaluation, PostedEntry } from '../../../src/ledger/_core/evaluation.state';
import { type CasinoBooks, unopenedBooks } from '../../../src/ledger/casino/casino-books.state';
import { emptyRoom, type Room } from '../../../src/ledger/casino/open-room.state';
import type { ClosedDays } from '../../../src/ledger/casino/authorisation.state';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { numberedReportOf, type SourceSequence } from '../../../src/ledger/fact-order/source-sequence.state';
import { noPools, type Pools } from '../../../src/ledger/jackpot/pool.state';
import {
  reportedOnce,
  sessionKeyOf,
  tableConcerned,
} from '../../../src/ledger/table-session/session-key.state';
import {
  declaredBy,
  declaredTogether,
  type TableSession,
  unopenedSession,
} from '../../../src/ledger/table-session/table-session.state';

/** An event with its evaluation, in the order in which the book received them. */
export interface Posted {
  readonly record: bigint;
  readonly event: CasinoEvent;
  /** The table session before the event. */
  readonly session: TableSession;
  readonly evaluation: Evaluation;
}

/** The books of one casino in memory: the core evaluates the events one by one, without a database. */
export class MemoryBook {
  readonly balances = new RunningBalances();
  readonly entries: Posted[] = [];
  readonly sessions = new Map<string, TableSession>();
  books: CasinoBooks = unopenedBooks;
  pools: Pools = noPools;
  room: Room = emptyRoom;
  begunDays: ClosedDays = [];
  private readonly equipment = new Map<string, unknown>();
  private readonly sequences = new Map<string, SourceSequence>();
  private readonly firstReports = new Map<string, string>();
  private readonly posted = new Map<string, PostedEntry>();

  /** Evaluates an event by the state of the book, and applies the result. */
  post(event: CasinoEvent): Posted {
    const key = sessionKeyOf(event);
    const report = reportedOnce(event);
    const evaluation = evaluateEvent(event, {
      books: this.books,
      balances: this.balances,
      session: this.sessionOf(key),
      pools: this.pools,
      equipment: (cell) => this.equipment.get(cell),
      room: this.room,
      begunDays: this.begunDays,
      sequence: this.sequences.get(numberedReportOf(event)?.source ?? ''),
      firstReport: report === undefined ? undefined : this.firstReports.get(report),
      entryOf: (of) => this.posted.get(of),
    });
    const session = this.sessionOf(key);
    const posted = { record: BigInt(this.entries.length + 1), event, session, evaluation };
    this.enter(posted, { key, report });
    return posted;
  }

  postAll(events: Iterable<CasinoEvent>): this {
    for (const event of events) this.post(event);
    return this;
  }

  sessionOf(key: string | undefined): TableSession {
    return (key === undefined ? undefined : this.sessions.get(key)) ?? unopenedSession;
  }

  /** The declared and posted amounts of a session, from which its result is calculated. */
  moneyOf(session: string): SessionMoney {
    const own = this.entries.filter(({ event }) => sessionKeyOf(event) === session);
    const opened = own.find(({ event }) => event.type === 'cagnotte.table.opened.v1');
    return {
      game: (opened?.event.data as { readonly game?: string } | undefined)?.game,
      declared: declaredTogether(own.map(({ event }) => declaredBy(event))),
      posted: postedTogether(
        own.map(({ event, evaluation: { lines, reverses } }) => ({
          type: event.type,
          table: tableConcerned(event)!,
          lines,
          reversal: reverses !== undefined,
        })),
      ),
    };
  }

  get lines(): readonly EntryLine[] {
    return this.entries.flatMap(({ evaluation }) => evaluation.lines);
  }

  get findings(): readonly EventFinding[] {
    return this.entries.flatMap(({ evaluation }) => evaluation.findings);
  }

  private enter(
    posted: Posted,
    { key, report }: { key: string | undefined; report: string | undefined },
  ): void {
    const { record, event, evaluation } = posted;
    evaluation.findings.forEach(assertWhole);
    this.entries.push(posted);
    this.balances.enter(evaluation.lines);
    this.balances.enter(evaluation.tallies ?? []);
    this.books = evaluation.books;
    this.pools = evaluation.pools;
    for (const [cell, state] of evaluation.equipment ?? []) this.equipment.set(cell, state);
    this.room = evaluation.room;
    this.begunDays = evaluation.begunDays;
    const source = numberedReportOf(event)?.source;
    if (source !== undefined) this.sequences.set(source, evaluation.sequence!);
    if (key !== undefined) this.sessions.set(key, evaluation.session);
    if (report === undefined || this.firstReports.has(report)) return;
    this.firstReports.set(report, event.id);
    this.posted.set(report, { record, lines: evaluation.lines, tallies: evaluation.tallies });
  }
}

/** Asserts that a finding names a rule with its citation, and that its texts lack no part. */
function assertWhole({ code, ruleId, citation, citationEs, expected, found }: EventFinding): void {
  const isWhole =
    [ruleId, citation, citationEs].every(Boolean) && !/undefined|NaN|\[object/.test(`${expected} ${found}`);
  if (!isWhole) throw new Error(`${code} by "${ruleId}" (${citation}) reads: ${expected}; ${found}`);
}

import { openedBefore } from '../../casino/casino-books.state';
import type { CasinoBooks } from '../../casino/casino-books.state';
import { emptyRoom } from '../../casino/open-room.state';
import type { CasinoEvent } from '../../_core/events/envelope';
import type { Place } from '../../fact-order/place.state';
import { reportedOnce } from '../../table-session/round-reference.state';
import type { TableSession } from '../../table-session/table-session.state';
import { checkClock } from '../../source-sequence/clock.check';
import type { Minor } from '../../../kernel/money';
import type { Balances, SubLedgerBalance } from '../../_core/balances';
import { judgeFact } from '../judge-event';
import type { EntryLine } from '../../_core/journal-entry';
import type { Judgement, KnownBefore } from '../../_core/judgement.state';
import type { FirstReport } from './casino-now';
import { Asked, BooksBefore, type CellName, type CellState, poolsBefore, statesAfter } from './cells';

/** What is known before a place in the order of facts. */
export interface Before {
  readonly decided: CasinoBooks;
  readonly balances: Balances;
  readonly session: TableSession;
  readonly cell: CellState;
  /** The first report of a round, or of a void, before the place. */
  readonly report: (reference: string) => FirstReport | undefined;
}

/** A fact with what it means at its place, and what that depends on. */
export interface Meaning {
  readonly event: CasinoEvent;
  readonly judgement: Judgement;
  /** Its session before it. */
  readonly session: TableSession;
  /** The accounts whose balances it asked for. */
  readonly accounts: ReadonlySet<string>;
  /** The cells it asked for, with their states after it. */
  readonly cells: ReadonlyMap<CellName, unknown>;
}

/** What a fact means at its place; notes what it asks for. */
export function judgeAtPlace(event: CasinoEvent, place: Place, before: Before): Meaning {
  const asked = new Asked();
  const known = knownBefore(event, place, { before, asked });
  const fact = judgeFact(event, known);
  const clock = checkClock(event, place);
  const judgement = clock.length === 0 ? fact : { ...fact, findings: [...fact.findings, ...clock] };
  return {
    event,
    judgement,
    session: before.session,
    accounts: asked.accounts,
    cells: statesAfter(judgement, known, { asked, state: before.cell }),
  };
}

function knownBefore(
  event: CasinoEvent,
  place: Place,
  { before, asked }: { readonly before: Before; readonly asked: Asked },
): KnownBefore {
  const { decided, balances, session, cell, report } = before;
  const reference = reportedOnce(event);
  const entryOf: KnownBefore['entryOf'] = (of) => report(of)?.entry;
  return {
    books: new BooksBefore(openedBefore(decided, place), cell, asked) as CasinoBooks,
    balances: new AskedBalances(balances, asked.accounts),
    session,
    pools: poolsBefore(event, entryOf, { state: cell, asked }),
    room: emptyRoom,
    sequence: undefined,
    firstReport: reference === undefined ? undefined : report(reference)?.eventId,
    entryOf,
  };
}

/** Balances that remember of which accounts they were asked. */
class AskedBalances implements Balances {
  constructor(
    private readonly balances: Balances,
    private readonly asked: Set<string>,
  ) {}

  of(account: string, currency: string): Minor {
    this.asked.add(account);
    return this.balances.of(account, currency);
  }

  subLedgersOf(account: string, currency: string): readonly SubLedgerBalance[] {
    this.asked.add(account);
    return this.balances.subLedgersOf(account, currency);
  }

  currencies(): ReadonlySet<string> {
    return this.balances.currencies();
  }

  after(lines: readonly EntryLine[]): Balances {
    return new AskedBalances(this.balances.after(lines), this.asked);
  }
}

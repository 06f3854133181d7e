import { type CasinoBooks, openedBefore } from '../casino/casino-books.state';
import { emptyRoom } from '../casino/open-room.state';
import type { CasinoEvent } from '../../kernel/envelope';
import type { Place } from '../fact-order/place.state';
import { reportedOnce } from '../table-session/session-key.state';
import type { TableSession } from '../table-session/table-session.state';
import { checkClock, checkDayOfTime } from '../fact-order/source-sequence.check';
import type { Minor } from '../../kernel/money';
import type { Balances, HeldPart, SubLedgerBalance, BookedLine } from '../_core/balances';
import { evaluateFact } from './evaluate-event';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import type { PartRead } from '../jackpot/pool-parts.state';
import type { FirstReport } from './casino-now';
import type { AccountReads, CellName, CellState } from './cells';
import { BooksBefore, partsRead, poolPartBefore, poolsBefore, ReadSet, statesAfter } from './cells';

export interface Before {
  readonly decided: CasinoBooks;
  readonly balances: Balances;
  readonly session: TableSession;
  readonly cell: CellState;
  readonly report: (reference: string) => FirstReport | undefined;
}

export interface Meaning {
  readonly event: CasinoEvent;
  readonly evaluation: Evaluation;
  readonly session: TableSession;
  readonly accounts: ReadonlyMap<string, AccountReads>;
  readonly cells: ReadonlyMap<CellName, unknown>;
  readonly partsRead: ReadonlyMap<CellName, PartRead>;
}

export const postingsOf = ({ evaluation: { lines, tallies } }: Meaning): readonly BookedLine[] =>
  tallies === undefined ? lines : [...lines, ...tallies];

export function evaluateAtPlace(event: CasinoEvent, place: Place, before: Before): Meaning {
  const asked = new ReadSet();
  const known = knownBefore(event, place, { before, asked });
  const fact = evaluateFact(event, known);
  const clock = [...checkClock(event, place), ...checkDayOfTime(event)];
  const evaluation = clock.length === 0 ? fact : { ...fact, findings: [...fact.findings, ...clock] };
  return {
    event,
    evaluation,
    session: before.session,
    accounts: asked.accounts,
    cells: statesAfter(evaluation, known, { asked, state: before.cell }),
    partsRead: partsRead(evaluation, { asked, state: before.cell }),
  };
}

function knownBefore(
  event: CasinoEvent,
  place: Place,
  { before, asked }: { readonly before: Before; readonly asked: ReadSet },
): LedgerState {
  const { decided, balances, session, cell, report } = before;
  const reference = reportedOnce(event);
  const entryOf: LedgerState['entryOf'] = (of) => report(of)?.entry;
  return {
    books: new BooksBefore(openedBefore(decided, place), cell, asked) as CasinoBooks,
    balances: new AskedBalances(balances, asked),
    session,
    pools: poolsBefore(event, entryOf, { state: cell, asked }),
    poolPart: poolPartBefore({ state: cell, asked }),
    equipment: (name) => {
      asked.cell(name);
      return cell(name);
    },
    room: emptyRoom,
    begunDays: [],
    sequence: undefined,
    firstReport: reference === undefined ? undefined : report(reference)?.eventId,
    entryOf,
  };
}

class AskedBalances implements Balances {
  constructor(
    private readonly balances: Balances,
    private readonly asked: ReadSet,
    private readonly isBefore = true,
  ) {}

  of(account: string, currency: string): Minor {
    this.asked.account(account, null);
    return this.balances.of(account, currency);
  }

  held(part: HeldPart): Minor {
    this.asked.account(part.account, null);
    return this.balances.held(part);
  }

  isAtMost(part: HeldPart, most: Minor): boolean {
    const { account, ...limit } = part;
    const isSo = this.balances.isAtMost(part, most);
    const known = this.asked.accounts.get(account);
    const isLimit = isSo && this.isBefore && known !== null;
    this.asked.account(account, isLimit ? [...(known ?? []), { ...limit, most }] : null);
    return isSo;
  }

  subLedgersOf(account: string, currency: string): readonly SubLedgerBalance[] {
    this.asked.account(account, null);
    return this.balances.subLedgersOf(account, currency);
  }

  after(lines: readonly BookedLine[]): Balances {
    return new AskedBalances(this.balances.after(lines), this.asked, false);
  }
}

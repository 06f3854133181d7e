import { type CasinoBooks, unopenedBooks } from '../casino/casino-books.state';
import { emptyRoom, type Room } from '../casino/open-room.state';
import type { ClosedDays } from '../casino/authorisation.state';
import type { PoolPart } from '../jackpot/pool-parts.state';
import { noPools, type Pools } from '../jackpot/pool.state';
import type { SourceSequence } from '../fact-order/source-sequence.state';
import type { EquipmentBefore, EquipmentStates } from '../equipment/equipment.state';
import { type TableSession, unopenedSession } from '../table-session/table-session.state';
import type { EvaluatedRound } from '../../games/evaluate-round';
import { type Balances, RunningBalances, type TallyLine } from './balances';
import type { Finding, EventFinding } from '../../finding-catalogue/finding';
import type { EventOf, EventType } from '../event-contract/catalogue';
import type { EntryLine } from './journal-entry';

export interface PostedEntry {
  readonly record: bigint;
  readonly lines: readonly EntryLine[];
  /** What its fact added to tallies, which a void takes back like the lines. */
  readonly tallies?: readonly TallyLine[] | undefined;
}

/** The state before an event that its evaluation may read. */
export interface LedgerState {
  readonly books: CasinoBooks;
  readonly balances: Balances;
  readonly session: TableSession;
  readonly pools: Pools;
  readonly poolPart: PoolPart;
  readonly equipment: EquipmentBefore;
  readonly room: Room;
  readonly begunDays: ClosedDays;
  /** The sequence numbers of the source of the event; undefined if the event is its first one or has no number. */
  readonly sequence: SourceSequence | undefined;
  /** The id of the event that first reported a round with this reference or, for a void, first declared it void. */
  readonly firstReport: string | undefined;
  /** The entry of the round with this reference (`roundReferenceOf`), undefined if none was posted. */
  readonly entryOf: (reference: string) => PostedEntry | undefined;
}

export type Known = Pick<LedgerState, 'books'> & Partial<LedgerState>;

export const initialState: LedgerState = {
  books: unopenedBooks,
  balances: new RunningBalances(),
  session: unopenedSession,
  pools: noPools,
  poolPart: () => undefined,
  equipment: () => undefined,
  room: emptyRoom,
  begunDays: [],
  sequence: undefined,
  firstReport: undefined,
  entryOf: () => undefined,
};

export interface Evaluation {
  readonly lines: readonly EntryLine[];
  readonly findings: readonly EventFinding[];
  /** What it adds to tallies, beside the journal; absent where it adds nothing. */
  readonly tallies?: readonly TallyLine[] | undefined;
  readonly books: CasinoBooks;
  readonly session: TableSession;
  readonly pools: Pools;
  /** The states of equipment that it made; absent where it made none. */
  readonly equipment?: EquipmentStates | undefined;
  readonly room: Room;
  readonly begunDays: ClosedDays;
  readonly sequence: SourceSequence | undefined;
  /** What the rules of the game derive for a round; absent if they could not be applied. */
  readonly byRules?: EvaluatedRound | undefined;
  readonly settles?: readonly string[];
  /** The record whose entry these lines reverse; undefined when they are an entry of their own. */
  readonly reverses?: bigint | undefined;
}

/**
 * What an evaluator returns; absent parts of the state do not change. A finding without event ids is about this event.
 */
export interface Evaluated extends Partial<Omit<Evaluation, 'findings'>> {
  readonly findings?: readonly (Finding | EventFinding)[];
}

export type Evaluator<Type extends EventType> = (event: EventOf<Type>, before: LedgerState) => Evaluated;

/**
 * A posting rule: the lines of one type of event, which sum to zero in each currency for any data of the event. The
 * order of the lines does not matter; the journal puts debits first.
 */
export type Posting<Type extends EventType> = (event: EventOf<Type>, before: LedgerState) => EntryLine[];

export type Check<Type extends EventType> = (event: EventOf<Type>, before: LedgerState) => readonly Finding[];

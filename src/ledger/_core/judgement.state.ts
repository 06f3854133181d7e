import { type CasinoBooks, unopenedBooks } from '../casino/casino-books.state';
import { emptyRoom, type Room } from '../casino/open-room.state';
import { noPools, type Pools } from '../jackpot/pool.state';
import type { SourceSequence } from '../source-sequence/source-sequence.state';
import { type TableSession, unopenedSession } from '../table-session/table-session.state';
import type { JudgedRound } from '../../games/judge-round';
import { type Balances, RunningBalances } from './balances';
import type { Finding } from './finding';
import type { EntryLine } from './journal-entry';

/** What an earlier event posted. */
export interface PostedEntry {
  /** The record number of the event. */
  readonly record: bigint;
  readonly lines: readonly EntryLine[];
}

/** What is known before an event. */
export interface KnownBefore {
  readonly books: CasinoBooks;
  /** Book balances of the casino. */
  readonly balances: Balances;
  /** The session of the table that the event is about; unopened for an event about no table. */
  readonly session: TableSession;
  readonly pools: Pools;
  /** The tables that are open. */
  readonly room: Room;
  /** The numbers of the source whose number the event brings; undefined where it is the first, or brings none. */
  readonly sequence: SourceSequence | undefined;
  /**
   * For a round whose reference was reported before: the id of the event that reported it first. For the void of a
   * round that was declared void before: the id of the event that did so first.
   */
  readonly firstReport: string | undefined;
  /** The entry of the round with this reference (`roundReferenceOf`), undefined where none was posted. */
  readonly entryOf: (reference: string) => PostedEntry | undefined;
}

/** What may be told of the past: at least the books. What is left out is as before the first event. */
export type Known = Pick<KnownBefore, 'books'> & Partial<KnownBefore>;

/** Before the first event of a casino. */
export const nothingKnown: KnownBefore = {
  books: unopenedBooks,
  balances: new RunningBalances(),
  session: unopenedSession,
  pools: noPools,
  room: emptyRoom,
  sequence: undefined,
  firstReport: undefined,
  entryOf: () => undefined,
};

/** What one event means: the lines it posts, what is to be found about it, and what is known after it. */
export interface Judgement {
  readonly lines: readonly EntryLine[];
  readonly findings: readonly Finding[];
  readonly books: CasinoBooks;
  readonly session: TableSession;
  readonly pools: Pools;
  readonly room: Room;
  readonly sequence: SourceSequence | undefined;
  /** What the rules of its game make of a round; absent where they could not be applied. */
  readonly byRules?: JudgedRound;
  /** What stood until this event and no longer does, by `standing` of its finding. */
  readonly settles?: readonly string[];
  /** The record whose entry these lines reverse; undefined when they are an entry of their own. */
  readonly reverses?: bigint;
}

/** A judge of one type of event answers only what it changes. */
export type Judge<Event> = (event: Event, before: KnownBefore) => Partial<Judgement>;

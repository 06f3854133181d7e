import type { CasinoBooks } from '../domain/casino-books/casino-books';
import type { Finding } from './finding';
import type { EntryLine } from './journal-entry';

/** What is known before an event. */
export interface KnownBefore {
  readonly books: CasinoBooks;
  /** For a round whose reference was reported before: the id of the event that reported it first. */
  readonly firstReport?: string;
}

/** What one event means: the lines it posts, what is to be found about it, and the books after it. */
export interface Judgement {
  readonly lines: readonly EntryLine[];
  readonly findings: readonly Finding[];
  readonly books: CasinoBooks;
}

/** A judge of one type of event answers only what it changes. */
export type Judge<Event> = (event: Event, before: KnownBefore) => Partial<Judgement>;

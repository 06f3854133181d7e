import type { CatalogueEvent, EventOf, EventType } from '../domain/event-registry/catalogue';
import type { CasinoEvent } from '../domain/event-registry/envelope';
import { judgeChipsSold } from './judges/cage.judge';
import { judgeConflictingRecord } from './judges/conflict.judge';
import { judgeHandPlayed } from './judges/hand.judge';
import { judgeLedgerOpened } from './judges/ledger.judge';
import { assertBalanced } from './journal-entry';
import type { Judge, Judgement, KnownBefore } from './judgement';

/** One judge per type of event. A type without one is kept, numbered and chained, and posts nothing. */
const JUDGES: { readonly [Type in EventType]?: Judge<EventOf<Type>> } = {
  'cagnotte.ledger.opened.v1': judgeLedgerOpened,
  'cagnotte.cage.chips-sold.v1': judgeChipsSold,
  'cagnotte.hand.played.v1': judgeHandPlayed,
};

/**
 * What an event means for the ledger, given what was known before it. Total: a surprising fact is posted as declared
 * and gives a finding; the function throws only for a bug of its own (an entry that does not sum to zero).
 */
export function judgeEvent(event: CasinoEvent, before: KnownBefore): Judgement {
  const judgement = {
    lines: [],
    findings: [],
    books: before.books,
    ...judgeOf(event.type)?.(event as CatalogueEvent, before),
  };
  assertBalanced(judgement.lines);
  return judgement;
}

/** Own entries only: a type may bear the name of something that every object inherits. */
const judgeOf = (type: string): Judge<CatalogueEvent> | undefined =>
  Object.hasOwn(JUDGES, type) ? (JUDGES[type as EventType] as Judge<CatalogueEvent>) : undefined;

/** What a record means whose identity the log already holds with other content: a finding, and nothing posted. */
export const judgeConflict = (event: CasinoEvent, before: KnownBefore): Judgement => ({
  lines: [],
  findings: judgeConflictingRecord(event),
  books: before.books,
});

import { findingChanges } from '../../ledger/evaluation/sweep/finding-changes';
import type { Meaning } from '../../ledger/evaluation/sweep/judge-at-place';
import type { RestatedFact } from '../../ledger/evaluation/sweep/change';
import { type EntryLine, inJournalOrder, reversalOf } from '../../ledger/_core/journal-entry';
import type { Judgement } from '../../ledger/_core/judgement.state';
import { isSameValue } from '../../kernel/same-value';
import { gameOf } from '../../ledger/journal/game-of.queries';
import type { JudgedEvent } from '../../ledger/_core/store/read-model';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';

/** By which record facts mean something else, and the day in whose books that counts. */
export interface Cause extends Pick<NumberedEvent, 'casino' | 'number'> {
  readonly bookingDay: (gamingDay: string) => string;
}

/**
 * What a fact that means something else adds to the books: where its entry changed, one reversal of what stood and one
 * replacement, both of the record that caused it; and what is to be found about it now.
 */
export function restatedEntries(
  { record, before, after }: RestatedFact,
  cause: Cause,
  standing: readonly EntryLine[],
): JudgedEvent[] {
  const [was, is] = [before, after].map((meaning) => meaning?.judgement ?? NOTHING) as [Judged, Judged];
  const isReposted = !isSameValue(was.lines, is.lines) || isOfOtherGame(before, after);
  const { closes, opens } = findingChanges(was.findings, is.findings);
  const reversed = isReposted ? inJournalOrder(reversalOf(standing)) : [];
  const posted = isReposted ? is.lines : [];
  return [
    ...entryOf(before, record, cause, { entry: 'reversal', posts: reversed, closes, opens: [] }),
    ...entryOf(after, record, cause, { entry: 'replacement', posts: posted, closes: [], opens }),
  ];
}

/** A line of the journal says of which game it is: an opening that comes late names it. */
const isOfOtherGame = (before: Meaning | undefined, after: Meaning | undefined): boolean =>
  before !== undefined && after !== undefined && gameOfMeaning(before) !== gameOfMeaning(after);

const gameOfMeaning = ({ event, judgement: { session } }: Meaning): string | null =>
  gameOf({ event, session });

type Judged = Pick<Judgement, 'lines' | 'findings'>;
const NOTHING: Judged = { lines: [], findings: [] };

const entryOf = (
  meaning: Meaning | undefined,
  ofRecord: bigint,
  { casino, number, bookingDay }: Cause,
  entry: Pick<JudgedEvent, 'entry' | 'posts' | 'closes' | 'opens'>,
): JudgedEvent[] =>
  meaning === undefined
    ? []
    : [
        {
          ...{ casino, number, ofRecord, standing: 'counted', linesBefore: 0 },
          ...meaning.judgement,
          event: meaning.event,
          bookingDay: bookingDay(meaning.event.gamingday),
          ...entry,
        },
      ];

/** The entries of one record, each with how many lines of the journal come before its own. */
export function inOneRecord(entries: readonly JudgedEvent[]): JudgedEvent[] {
  let linesBefore = 0;
  return entries.map((entry) => {
    const placed = { ...entry, linesBefore };
    linesBefore += entry.posts.length;
    return placed;
  });
}

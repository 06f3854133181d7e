import { findingChanges } from '../../ledger/evaluation/sweep/finding-changes';
import type { Meaning } from '../../ledger/evaluation/sweep/evaluate-at-place';
import type { RestatedFact } from '../../ledger/evaluation/sweep/change';
import { type EntryLine, inJournalOrder, reversalOf } from '../../ledger/_core/journal-entry';
import type { Evaluation } from '../../ledger/_core/evaluation.state';
import { isSameValue } from '../../kernel/same-value';
import { gameOf } from '../../ledger/journal/journal.queries';
import type { EvaluatedEvent } from '../../ledger/_core/store/read-model';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';

/** The record that changes the meaning of facts, and the booking day of the change. */
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
): EvaluatedEvent[] {
  const [was, is] = [before, after].map((meaning) => meaning?.evaluation ?? NOTHING) as [
    Evaluated,
    Evaluated,
  ];
  const isReposted = !isSameValue(was.lines, is.lines) || isOfOtherGame(before, after);
  const { closes, opens } = findingChanges(was.findings, is.findings);
  const reversed = isReposted ? inJournalOrder(reversalOf(standing)) : [];
  const posted = isReposted ? is.lines : [];
  return [
    ...entryOf(before, record, cause, { entry: 'reversal', posts: reversed, closes, opens: [] }),
    ...entryOf(after, record, cause, { entry: 'replacement', posts: posted, closes: [], opens }),
  ];
}

const isOfOtherGame = (before: Meaning | undefined, after: Meaning | undefined): boolean =>
  before !== undefined && after !== undefined && gameOfMeaning(before) !== gameOfMeaning(after);

const gameOfMeaning = ({ event, evaluation: { session } }: Meaning): string | null =>
  gameOf({ event, session });

type Evaluated = Pick<Evaluation, 'lines' | 'findings'>;
const NOTHING: Evaluated = { lines: [], findings: [] };

const entryOf = (
  meaning: Meaning | undefined,
  ofRecord: bigint,
  { casino, number, bookingDay }: Cause,
  entry: Pick<EvaluatedEvent, 'entry' | 'posts' | 'closes' | 'opens'>,
): EvaluatedEvent[] =>
  meaning === undefined
    ? []
    : [
        {
          ...{ casino, number, ofRecord, standing: 'counted', linesBefore: 0 },
          ...meaning.evaluation,
          event: meaning.event,
          bookingDay: bookingDay(meaning.event.gamingday),
          ...entry,
        },
      ];

export function inOneRecord(entries: readonly EvaluatedEvent[]): EvaluatedEvent[] {
  let linesBefore = 0;
  return entries.map((entry) => {
    const placed = { ...entry, linesBefore };
    linesBefore += entry.posts.length;
    return placed;
  });
}

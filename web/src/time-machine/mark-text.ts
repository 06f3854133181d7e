import type { MarkOfTimelineFragment } from '../api/generated/operations';
import type { CasinoClock } from '../days/clock';
import { formatDay } from '../days/days';
import type { Words } from '../words/catalogue';
import { fill } from '../words/fill';

/** A mark in words: close, day 20/03/2026, record 6400. */
export const markText = (
  { kind, gamingDay, recordNumber }: MarkOfTimelineFragment,
  { time }: Words,
): string => fill(time.mark, { kind: time.kinds[kind], day: formatDay(gamingDay), record: recordNumber });

/** A moment at which nothing was recorded yet, and when the first record was made. */
export interface TooEarly {
  readonly asked: string;
  readonly first: string | null;
}

/** That nothing was recorded at a moment, and when the first record was made. */
export function noneYet(
  { asked, first }: TooEarly,
  { words, clock }: { readonly words: Words; readonly clock: CasinoClock },
): string {
  const none = fill(words.time.none, { at: clock.moment(asked) });
  return first === null ? none : `${none} ${fill(words.time.first, { at: clock.moment(first) })}`;
}

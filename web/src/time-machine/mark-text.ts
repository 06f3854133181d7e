import type { MarkOfTimelineFragment } from '../api/generated/operations';
import { formatDay } from '../days/days';
import type { Words } from '../words/catalogue';
import { fill } from '../words/fill';

/** A mark in words: close, day 20/03/2026, record 6400. */
export const markText = (
  { kind, gamingDay, recordNumber }: MarkOfTimelineFragment,
  { time }: Words,
): string => fill(time.mark, { kind: time.kinds[kind], day: formatDay(gamingDay), record: recordNumber });

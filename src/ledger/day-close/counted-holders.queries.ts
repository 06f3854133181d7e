import { COUNTS_OF_SEVERAL, HOLDERS_OF_SEVERAL } from '../_core/counts';
import type { DayFigures } from './tie-outs/day-figures';
import type { Queryable } from '../_core/store/queryable';
import { type DayAt, dayParameters } from '../_core/books/booked-moves.queries';
import { readRows } from '../_core/store/read-rows';

export const readCountedHolders = (db: Queryable, day: DayAt): Promise<DayFigures['holders']> =>
  readRows(
    db,
    `SELECT account AS holder, currency, sum(debit - credit) AS found
       FROM journal_line
      WHERE casino = $1 AND booking_day = $3::date AND record_number <= $2 AND basis = 'count'
        AND event_type = ANY ($4)
        AND EXISTS (SELECT FROM unnest($5::text[]) AS path
                     WHERE account = path COLLATE "C" OR starts_with(account, path || ':'))
      GROUP BY 1, 2 ORDER BY 1, 2`,
    [...dayParameters(day), COUNTS_OF_SEVERAL, HOLDERS_OF_SEVERAL],
  );

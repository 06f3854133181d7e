import type { CountedThing, CountExplanation } from '../_core/explain/explanation';
import type { Figure, TieOutFigure } from '../_core/explain/figure';
import type { Counted, TieOutRow } from '../day-close/tie-outs/tie-out';
import { readGamingDay } from '../day-close/gaming-day.queries';
import type { Queryable } from '../_core/store/queryable';
import type { BooksAt } from '../journal/journal-terms.queries';
import { readRows } from '../_core/store/read-rows';

export const isCount = (figure: Figure): figure is TieOutFigure =>
  figure.kind === 'tie-out' && figure.side === 'counted';

/** What a row in words was counted from; undefined if there is none of the name. Of a closed day as at its close. */
export async function explainCount(
  db: Queryable,
  at: BooksAt,
  { day, check, place }: TieOutFigure,
): Promise<CountExplanation | undefined> {
  const { tieOuts, checkedThrough } = await readGamingDay(db, { ...at, day });
  const rows = tieOuts.find((tieOut) => tieOut.check === check)?.rows ?? [];
  const row = rows.find((each): each is CountedRow => each.at === place && each.counted !== undefined);
  if (row === undefined) return undefined;
  const { expected, found, ties, counted } = row;
  const things = await readCounted(db, { casino: at.casino, position: checkedThrough }, counted);
  return { expected, found, ties, counted: things };
}

type CountedRow = TieOutRow & { readonly counted: readonly Counted[] };

const readCounted = (
  db: Queryable,
  { casino, position }: BooksAt,
  counted: readonly Counted[],
): Promise<CountedThing[]> =>
  readRows(
    db,
    `SELECT 'event' AS kind, event_id AS id, type AS what, number AS record_number, ARRAY[event_id] AS event_ids
       FROM register.record WHERE casino = $1 AND number <= $2 AND number = ANY ($3::bigint[])
     UNION ALL
     SELECT 'finding', finding_id::text, code, opened_by, event_ids
       FROM finding WHERE casino = $1 AND opened_by <= $2 AND finding_id = ANY ($4::uuid[])
      ORDER BY 4, 1, 2`,
    [
      casino,
      position,
      counted.flatMap((each) => ('record' in each ? [each.record] : [])),
      counted.flatMap((each) => ('finding' in each ? [each.finding] : [])),
    ],
  );

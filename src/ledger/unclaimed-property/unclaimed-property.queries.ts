import { type Queryable, readRows } from '../../database/queryable';
import type { UnclaimedPropertyFigures, OwedEntry } from './dinero-perdido.book';
import { readAccountMovements } from '../journal/journal.queries';
import { type BookSpan, readDeclaredFacts } from '../_core/books/book-facts.queries';
import { moneyPaidOver, moneyReturned, unclaimedPropertyEvents } from './unclaimed-property.events';
import type { ListWanted } from '../_core/store/statement-parts';

export interface UnclaimedPropertyEntry extends OwedEntry {
  readonly firstRecord: bigint;
  readonly table: string | null;
}

interface UnclaimedPropertyWanted extends ListWanted {
  /** Whether `asOf` limits the gaming days of the facts or their booking days. */
  readonly day?: 'gaming_day' | 'booking_day';
  readonly openOnly: boolean;
}

export const readUnclaimedProperty = (
  db: Queryable,
  wanted: UnclaimedPropertyWanted,
): Promise<UnclaimedPropertyEntry[]> =>
  readRows(
    db,
    `SELECT * FROM (
       SELECT coalesce(sub_ledger, '') AS entry, currency, min(record_number) AS "firstRecord",
              min(gaming_day) AS "foundOn", min(table_id) AS "table",
              coalesce(sum(credit - debit) FILTER (WHERE event_type NOT IN (${RETURNED}, ${PAID_OVER})), 0) AS found,
              coalesce(sum(debit - credit) FILTER (WHERE event_type = ${RETURNED}), 0) AS returned,
              coalesce(sum(debit - credit) FILTER (WHERE event_type = ${PAID_OVER}), 0) AS "paidOver",
              sum(credit - debit) AS owed
         FROM journal_line
        WHERE casino = $1 AND account = 'lost-money' AND record_number <= $2
          AND ($3::date IS NULL OR ${wanted.day ?? 'gaming_day'} <= $3::date)
        GROUP BY 1, 2) register
      WHERE (NOT $4::boolean OR owed <> 0)
        AND ($5::date IS NULL OR ("foundOn", entry, currency) > ($5::date, $6 COLLATE "C", $7::text))
      ORDER BY "foundOn", entry, currency LIMIT $8`,
    [
      wanted.casino,
      wanted.position.toString(),
      wanted.asOf ?? null,
      wanted.openOnly,
      wanted.after?.[0] ?? null,
      wanted.after?.[1] ?? '',
      wanted.after?.[2] ?? '',
      wanted.limit ?? null,
    ],
  );

const RETURNED = `'${moneyReturned.type}'`;
const PAID_OVER = `'${moneyPaidOver.type}'`;

export const readUnclaimedPropertyFigures = async (
  db: Queryable,
  span: BookSpan,
): Promise<UnclaimedPropertyFigures> => ({
  currency: span.currency,
  until: span.until,
  facts: await readDeclaredFacts(
    db,
    span,
    unclaimedPropertyEvents.map(({ type }) => type),
  ),
  open: await readUnclaimedProperty(db, {
    casino: span.casino,
    position: span.position,
    asOf: span.until,
    day: 'booking_day',
    openOnly: true,
  }),
  account: await readAccountMovements(db, span, 'lost-money'),
});

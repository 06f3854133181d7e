import type { Minor } from '../../kernel/money';
import { placeOfFactSql, placesOf, type ListWanted } from '../_core/store/statement-parts';
import { type Queryable, readRows } from '../../database/queryable';
import type { TipsFigures } from './propinas.book';
import type { Period } from '../../kernel/gaming-day';
import { inPeriod, periodParameters } from '../journal/account-sums.queries';
import { tipsCounted, tipsShared } from './tips.events';
import { readAccountMovements } from '../journal/journal.queries';
import { type BookSpan, readDeclaredFacts } from '../_core/books/book-facts.queries';

/** What a fact about tips has posted, in one currency and in minor units. */
export interface TipMovement {
  readonly recordNumber: bigint;
  readonly eventType: string;
  readonly gamingDay: string;
  readonly table: string | null;
  readonly currency: string;
  readonly amount: Minor;
  readonly cash: Minor;
  readonly houseShare: Minor;
  readonly paid: Minor;
}

export const readTipMovements = (
  db: Queryable,
  wanted: ListWanted & { readonly table?: string | undefined },
): Promise<TipMovement[]> =>
  readRows(
    db,
    `SELECT tips."recordNumber", "eventType", "gamingDay", "table", tips.currency, amount, other.cash, other."houseShare", other.paid
       FROM (SELECT of_record AS "recordNumber", placed.place, event_type AS "eventType",
                    line.gaming_day AS "gamingDay", table_id AS "table", currency, sum(credit - debit) AS amount
               FROM journal_line line ${placesOf('line', '$2', { record: 'of_record' })}
              WHERE line.casino = $1 AND account = 'tips' AND line.record_number <= $2
                AND ($3::date IS NULL OR line.gaming_day <= $3::date) AND ($4::text IS NULL OR table_id = $4)
                AND ($5::bigint IS NULL
                     OR (placed.place, of_record, currency) > (${placeOfFactSql('$1', '$5::bigint', '$2')}, $5::bigint, $6::text))
              GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(credit - debit) <> 0 ORDER BY 2, 1, 6 LIMIT $7) tips
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(debit) FILTER (WHERE account = 'cash:cage'), 0) AS cash,
               coalesce(sum(credit - debit) FILTER (WHERE account = 'other-income'), 0) AS "houseShare",
               coalesce(sum(credit) FILTER (WHERE account IN ('bank', 'cash:cage')), 0) AS paid
          FROM (SELECT * FROM journal_line own
                 WHERE own.casino = $1 AND own.record_number = tips."recordNumber" AND cause_record IS NULL
                UNION ALL
                SELECT * FROM journal_line restated
                 WHERE restated.casino = $1 AND restated.of_record = tips."recordNumber" AND cause_record <= $2) entry
         WHERE currency = tips.currency) other
      ORDER BY tips.place, tips."recordNumber", tips.currency`,
    [
      wanted.casino,
      wanted.position.toString(),
      wanted.asOf ?? null,
      wanted.table ?? null,
      wanted.after?.[0] ?? null,
      wanted.after?.[1] ?? '',
      wanted.limit ?? null,
    ],
  );

export type TipGrouping = 'day' | 'month' | 'table' | 'game';

/** What facts about tips have posted, of one group and in one currency; in minor units. */
export interface TipGroup extends Readonly<Record<TipGrouping, string>> {
  readonly currency: string;
  readonly amount: Minor;
  readonly counted: Minor;
  readonly cash: Minor;
  readonly houseShare: Minor;
  readonly paid: Minor;
}

const GROUP_COLUMNS = ['day', 'month', 'table', 'game', 'currency'] as const;

const COUNTED = `event_type = '${tipsCounted.type}'`;
const SHARED = `event_type = '${tipsShared.type}'`;

/** Tips over a period as known at a position, in groups; what is not grouped by is empty. */
export const readTipGroups = (
  db: Queryable,
  period: Period,
  { by, after, limit }: { readonly by: readonly TipGrouping[] } & Pick<ListWanted, 'after' | 'limit'>,
): Promise<TipGroup[]> => {
  const grouped = (name: TipGrouping, column: string): string =>
    `${by.includes(name) ? column : `''::text`} COLLATE "C" AS "${name}"`;
  const columns = GROUP_COLUMNS.map((column) => `"${column}"`).join(', ');
  const parts = ['amount', 'counted', 'cash', '"houseShare"', 'paid'];
  return readRows(
    db,
    `SELECT * FROM (
       SELECT ${grouped('day', `${period.day}::text`)}, ${grouped('month', `left(${period.day}::text, 7)`)},
              ${grouped('table', `coalesce(table_id, '')`)}, ${grouped('game', `coalesce(game, '')`)},
              currency COLLATE "C" AS currency,
              coalesce(sum(credit - debit) FILTER (WHERE account = 'tips'), 0) AS amount,
              coalesce(sum(credit - debit) FILTER (WHERE account = 'tips' AND ${COUNTED}), 0) AS counted,
              coalesce(sum(debit - credit) FILTER (WHERE account = 'cash:cage' AND ${COUNTED}), 0) AS cash,
              coalesce(sum(credit - debit) FILTER (WHERE account = 'other-income' AND ${SHARED}), 0) AS "houseShare",
              coalesce(sum(credit - debit) FILTER (WHERE account = 'bank' AND ${SHARED}), 0) AS paid
         FROM journal_line
        WHERE ${inPeriod(period)} AND record_number <= $2
          AND (account = 'tips' OR account IN ('cash:cage', 'other-income', 'bank') AND (${COUNTED} OR ${SHARED}))
        GROUP BY 1, 2, 3, 4, 5) tips
      WHERE (${parts.map((part) => `${part} <> 0`).join(' OR ')})
        AND ($5::text[] IS NULL OR (${columns})
              > ($5[1] COLLATE "C", $5[2] COLLATE "C", $5[3] COLLATE "C", $5[4] COLLATE "C", $5[5] COLLATE "C"))
      ORDER BY ${columns} LIMIT $6`,
    [...periodParameters(period), after ?? null, limit ?? null],
  );
};

export const readTipsFigures = async (db: Queryable, span: BookSpan): Promise<TipsFigures> => ({
  currency: span.currency,
  facts: await readDeclaredFacts(db, span, ['cagnotte.tips.counted.v1', 'cagnotte.tips.shared.v1']),
  account: await readAccountMovements(db, span, 'tips'),
});

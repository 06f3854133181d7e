import { isUnder } from '../_core/store/account-conditions';
import { isAt } from '../_core/account';
import type { EntityManager } from 'typeorm';
import { type BooksPage, pageOfFacts } from '../../database/books-page';
import type { Minor } from '../../kernel/money';
import { type Queryable, readRows } from '../../database/queryable';
import {
  factOf,
  placeOfFactSql,
  placesOf,
  readByKey,
  rowsByPlace,
  wantedRows,
} from '../_core/store/statement-parts';
import type { AccountBalance } from '../journal/account-movements';
import type { CageCountFigures } from './arqueo-de-caja.book';
import { type BookSpan, readDeclaredFacts } from '../_core/books/book-facts.queries';
import { CHEQUE_EVENTS, type ChequeFigures } from './cheques.book';
import { readPostedMoves } from '../journal/journal.queries';
import { isNonBanked } from '../../games/game-codes';
import { CAMBISTA_EVENTS, type CambistaFigures } from './cambistas.book';
import { COUNTS_OF_SEVERAL, isCountOfSeveral } from '../_core/counts';
import { FACT_COLUMNS, factColumns } from '../_core/store/numbered-event';
import { VERSION_COLUMNS, versionedFacts } from '../_core/store/read-model';
import { column, type RowOf, table } from '../../database/table';

export interface RecordAt {
  readonly casino: string;
  readonly recordNumber: bigint;
  readonly position: bigint;
}

export interface CountVariance {
  readonly account: string;
  readonly currency: string;
  readonly amount: Minor;
}

/** Reads by how much counts of the cage changed its holders: one list for each record. */
export async function readCageVariances(
  db: Queryable,
  records: readonly RecordAt[],
): Promise<CountVariance[][]> {
  return readByKey<CountVariance>(
    db,
    `SELECT n, account, currency, sum(debit - credit) AS amount
       FROM jsonb_to_recordset($1::jsonb) AS wanted(n integer, record_number bigint, position bigint)
      CROSS JOIN LATERAL (
        SELECT account, currency, debit, credit FROM journal_line own
         WHERE own.casino = $2 AND own.record_number = wanted.record_number AND cause_record IS NULL
        UNION ALL
        SELECT account, currency, debit, credit FROM journal_line restated
         WHERE restated.casino = $2 AND restated.of_record = wanted.record_number
           AND cause_record <= position) line
      WHERE NOT ${isUnder('variance')}
      GROUP BY n, account, currency ORDER BY n, account, currency`,
    records.map(({ recordNumber, ...at }) => ({ ...at, record_number: recordNumber })),
  );
}

/**
 * Reads what was owed to bankers for deposits when each count of the cage was made, by all facts before the count in
 * the order of facts: one list for each count, in one statement.
 */
export async function readDepositsAtCounts(
  db: Queryable,
  { casino, position }: { readonly casino: string; readonly position: bigint },
  counts: readonly bigint[],
): Promise<AccountBalance[][]> {
  if (counts.length === 0) return [];
  const rows = await readRows<AccountBalance & { n: number }>(
    db,
    `WITH moved AS (
       SELECT placed.place, fact, account, currency, sum(debit - credit) AS amount
         FROM (SELECT posted.*, ${factOf('posted')} AS fact FROM journal_line posted
                WHERE casino = $2 AND account = 'bank-deposit' AND record_number <= $3) line
              ${placesOf('line', '$3', { record: 'fact', $casino: '$2' })}
        GROUP BY 1, 2, 3, 4)
     SELECT n, account, currency, sum(amount) AS balance
       FROM jsonb_to_recordset($1::jsonb) AS wanted(n integer, record_number bigint)
       JOIN moved ON (moved.place, moved.fact) < (${placeOfFactSql('$2', 'wanted.record_number', '$3')}, wanted.record_number)
      GROUP BY n, account, currency ORDER BY n, account, currency`,
    [wantedRows(counts.map((record) => ({ record_number: record }))), casino, position.toString()],
  );
  return rowsByPlace(rows, counts.length);
}

export async function readCageCountFigures(db: Queryable, span: BookSpan): Promise<CageCountFigures> {
  const { casino, position } = span;
  const facts = await readDeclaredFacts(db, span, COUNTS_OF_SEVERAL);
  const differences = await readCageVariances(
    db,
    facts.map(({ recordNumber }) => ({ casino, recordNumber, position })),
  );
  const deposits = await readDepositsAtCounts(
    db,
    span,
    facts.map(({ recordNumber }) => recordNumber),
  );
  return {
    currency: span.currency,
    counts: facts.map((fact, index) => ({
      fact,
      differences: differences[index]!,
      deposits: deposits[index]!,
    })),
  };
}

export const readChequeFigures = async (db: Queryable, span: BookSpan): Promise<ChequeFigures> => ({
  currency: span.currency,
  day: span.day,
  facts: await readDeclaredFacts(db, span, CHEQUE_EVENTS),
  moves: await readPostedMoves(
    db,
    { ...span, day: undefined },
    { under: ['cheques:cage'], by: 'booking_day' },
  ),
});

export async function readCambistaFigures(db: Queryable, span: BookSpan): Promise<CambistaFigures> {
  const facts = await readDeclaredFacts(db, span, CAMBISTA_EVENTS);
  const moves = await readPostedMoves(db, span, {
    under: ['chips:cambista', 'cash:cambista', 'variance:cambista', 'chips:table', 'cash:drop'],
    by: 'gaming_day',
  });
  const ofNonBanked = facts.filter(({ data }) => 'game' in data && isNonBanked(data.game));
  return {
    currency: span.currency,
    facts,
    moves: moves.filter(
      (move) =>
        !isAt(move.account, 'chips:table', 'cash:drop') ||
        ofNonBanked.some(
          ({ table, sessionNo, gamingDay }) =>
            table === move.table && sessionNo === move.sessionNo && gamingDay === move.gamingDay,
        ),
    ),
  };
}

export const CAGE_COUNT = table('cage_count', {
  ...FACT_COLUMNS,
  ...VERSION_COLUMNS,
  data: column.text,
});

export type CageCountRow = RowOf<typeof CAGE_COUNT>;

export const cageCountReadModel = versionedFacts(CAGE_COUNT, (fact) =>
  isCountOfSeveral(fact.event.type)
    ? { ...factColumns(fact), data: JSON.stringify(fact.event.data) }
    : undefined,
);

export const readCageCounts = (db: EntityManager, page: BooksPage): Promise<CageCountRow[]> =>
  pageOfFacts(db, { of: CAGE_COUNT }, page);

import type { AccountPath } from '../_core/chart-of-accounts';
import type { FirstReport } from '../evaluation/casino-now';
import type { TallyRow } from '../evaluation/cells';
import type { Place } from '../fact-order/place.state';
import { reportedOnce, voidedRoundOf } from '../table-session/session-key.state';
import { type PageTransaction, knownAt } from '../_core/store/read-model';
import { readState } from '../_core/store/fold-states';
import { tallied, type TallyName } from '../_core/balances';
import type { NumberedEvent } from '../_core/store/numbered-event';
import type { AmountBasis, EntryLine } from '../_core/journal-entry';
import { type Queryable, readRows } from '../../database/queryable';
import { readByKey } from '../_core/store/statement-parts';
import { present } from '../../kernel/present';
import type { EntityManager } from 'typeorm';
import { type BooksPage, pageOfFacts } from '../../database/books-page';
import { type OfSessions, ofSessions } from '../_core/store/statement-parts';
import { HOUSE_ROUND, type HouseRoundRow } from './house-round.read-model';

interface Mentioned {
  readonly casino: string;
  readonly reference: string;
  readonly is_void: boolean;
}

interface ReportRow {
  readonly casino: string;
  readonly reference: string;
  readonly firstRecord: bigint;
  readonly eventId: string;
  readonly place: Place;
  readonly lines: readonly JournalLineRow[] | null;
  readonly tallies: readonly TalliedRow[] | null;
}

interface TalliedRow {
  readonly tally: TallyName;
  readonly state: string;
}

export async function readFirstReports(
  page: PageTransaction,
  mentioned: readonly Mentioned[],
): Promise<{ readonly casino: string; readonly reference: string; readonly report: FirstReport }[]> {
  if (mentioned.length === 0) return [];
  const rows = await readRows<ReportRow>(
    page,
    `SELECT known.casino, known.reference, known.first_record, known.event_id, o.place, entry.lines, told.tallies
         FROM (SELECT casino, reference, bool_or(is_void) AS is_void
                 FROM jsonb_to_recordset($1::jsonb) AS m(casino text, reference text, is_void boolean)
                GROUP BY casino, reference) mentioned
         JOIN round_reference known ON known.casino = mentioned.casino AND known.reference = mentioned.reference
          AND known.superseded_by IS NULL
         JOIN fact_order o ON o.casino = known.casino AND o.record_number = known.first_record
         LEFT JOIN LATERAL (
           SELECT jsonb_agg(jsonb_build_object(
                    'account', account, 'sub_ledger', sub_ledger, 'debit', debit::text, 'credit', credit::text,
                    'currency', currency, 'basis', basis, 'rule_id', rule_id, 'slip', slip,
                    'exact_numerator', exact_numerator::text, 'exact_denominator', exact_denominator::text
                  ) ORDER BY line) AS lines
             FROM journal_line
            WHERE mentioned.is_void AND casino = known.casino AND of_record = known.first_record
              AND entry_kind IN ('original', 'replacement') AND record_number = coalesce(
                (SELECT max(record_number) FROM journal_line restated
                  WHERE restated.casino = known.casino AND restated.of_record = known.first_record
                    AND restated.cause_record IS NOT NULL), known.first_record)) entry ON true
         LEFT JOIN LATERAL (
           SELECT jsonb_agg(jsonb_build_object('tally', cell, 'state', state) ORDER BY cell) AS tallies
             FROM fact_cell
            WHERE mentioned.is_void AND casino = known.casino AND record_number = known.first_record
              AND cell LIKE 'tally:%') told ON true`,
    [JSON.stringify(mentioned)],
  );
  return rows.map((row) => ({ casino: row.casino, reference: row.reference, report: reportOf(row) }));
}

export function mentionedBy({ casino, event }: NumberedEvent): Mentioned[] {
  const [reported, voided] = [reportedOnce(event), voidedRoundOf(event)];
  return [
    ...(reported === undefined ? [] : [{ casino, reference: reported, is_void: false }]),
    ...(voided === undefined ? [] : [{ casino, reference: voided, is_void: true }]),
  ];
}

const reportOf = ({ firstRecord, eventId, place, lines, tallies }: ReportRow): FirstReport => ({
  eventId,
  place,
  entry: {
    record: firstRecord,
    lines: (lines ?? []).map(lineOfRow),
    tallies: (tallies ?? []).flatMap(({ tally, state }) =>
      readState<TallyRow>(state).flatMap(({ currency, amount }) => tallied(tally, amount, currency)),
    ),
  },
});

interface JournalLineRow {
  readonly account: AccountPath;
  readonly sub_ledger: string | null;
  readonly debit: string;
  readonly credit: string;
  readonly currency: string;
  readonly basis: AmountBasis;
  readonly rule_id: string | null;
  readonly slip: string | null;
  readonly exact_numerator: string | null;
  readonly exact_denominator: string | null;
}

const lineOfRow = (row: JournalLineRow): EntryLine => ({
  account: row.account,
  debit: BigInt(row.debit),
  credit: BigInt(row.credit),
  currency: row.currency,
  basis: row.basis,
  ...present({
    subLedger: row.sub_ledger ?? undefined,
    ruleId: row.rule_id ?? undefined,
    slip: row.slip ?? undefined,
  }),
  ...(row.exact_numerator === null || row.exact_denominator === null
    ? {}
    : { exact: { numerator: BigInt(row.exact_numerator), denominator: BigInt(row.exact_denominator) } }),
});

export interface RoundAt {
  readonly casino: string;
  readonly reference: string;
  readonly position: bigint;
}

export async function readVoids(db: Queryable, rounds: readonly RoundAt[]): Promise<(bigint | null)[]> {
  const rows = await readByKey<{ voidedBy: bigint }>(
    db,
    `SELECT n, void.first_record AS "voidedBy"
       FROM jsonb_to_recordset($1::jsonb) AS wanted(n integer, reference text, position bigint)
       JOIN round_reference void
         ON void.casino = $2 AND void.reference = wanted.reference AND ${knownAt('void', 'position')}
      ORDER BY n`,
    rounds.map(({ reference, ...at }) => ({ ...at, reference: `${reference}/void` })),
  );
  return rows.map(([row]) => row?.voidedBy ?? null);
}

export const readRounds = (
  db: EntityManager,
  page: BooksPage,
  { roundNo, ...sessions }: OfSessions & { readonly roundNo?: number },
): Promise<HouseRoundRow[]> =>
  pageOfFacts(db, { of: HOUSE_ROUND, where: { ...ofSessions(sessions), roundNo } }, page);

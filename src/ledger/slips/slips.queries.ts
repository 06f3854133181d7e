import type { RecordedSlip, SlipFigures } from './slip-control';
import type { NamedSlip } from '../_core/named-slip';
import { slipsIn } from './slips.state';
import { placesOf, type RecordSpan } from '../_core/store/statement-parts';
import { type Queryable, readRows } from '../../database/queryable';
import { subLedgerSums } from '../journal/account-sums.queries';
import { BOX_EVENTS } from './box-uses';
import type { DropFigures } from './cajas-y-conteo.book';
import { type BookSpan, readDeclaredFacts } from '../_core/books/book-facts.queries';
import { readPostedMoves } from '../journal/journal.queries';
import { readCasinoBooks } from '../casino/known-days.queries';
import { isoInstant } from '../register/register';
import { FACT_COLUMNS, factColumns } from '../_core/store/numbered-event';
import { VERSION_COLUMNS, versionedFacts } from '../_core/store/read-model';
import { column, table } from '../../database/table';

interface SlipsWanted {
  readonly casino: string;
  readonly position: bigint;
  readonly from: string;
  readonly until: string;
}

/**
 * Days before and after a period in which a pad is read as well: for the number before its first one, and for late
 * reports.
 */
const DAYS_AROUND = 31;

export async function readSlipFigures(db: Queryable, wanted: SlipsWanted): Promise<SlipFigures> {
  const { casino, position, from, until } = wanted;
  const [transit = []] = await subLedgerSums(db, [
    { casino, position, asOf: until, day: 'booking_day', account: 'chips:transit' },
  ]);
  const { currency = 'EUR' } = await readCasinoBooks(db, { casino, position });
  return {
    currency,
    reports: await readReports(db, { ...wanted, around: DAYS_AROUND }),
    from,
    until,
    transit: new Map(
      transit.map(({ subLedger, currency, balance }) => [`${subLedger} ${currency}`, balance]),
    ),
  };
}

export const readSlipsOfDay = (
  db: Queryable,
  { casino, position, day }: { readonly casino: string; readonly position: bigint; readonly day: string },
): Promise<RecordedSlip[]> => readReports(db, { casino, position, from: day, until: day, around: 0 });

export interface SlipNamed extends RecordedSlip {
  readonly eventType: string;
  readonly happenedAt: string;
  readonly recordedAt: string;
  readonly source: string;
  readonly contentHash: string;
  readonly stream: string;
  readonly version: number;
}

const MOST_REPORTS = 100;
/** Slips that were requested earlier than this many gaming days before the latest one are not listed as under way. */
const DAYS_UNDER_WAY = 3;

interface NamedRow extends Row, Omit<SlipNamed, keyof RecordedSlip> {}

const NAMED_COLUMNS = `known.record_number AS "recordNumber", known.event_id AS "eventId", known.event_type AS "eventType",
  known.gaming_day AS "gamingDay", known.happened_at AS "happenedAt", known.currency, known.slips, known.voided,
  ${isoInstant('record.recorded_at')} AS "recordedAt", record.source, record.stream, record.stream_version AS version, encode(record.content_hash, 'hex') AS "contentHash"`;

/** In the order of the facts: a report that came days later has its place at the end of its gaming day. */
const knownReports = (which: string): string =>
  `SELECT ${NAMED_COLUMNS} FROM (
     SELECT DISTINCT ON (record_number) *, coalesce(superseded_by <= $2, false) AS voided
       FROM slip_report WHERE casino = $1 AND known_from <= $2 AND ${which}
      ORDER BY record_number, known_from DESC) known
     JOIN register.record record ON record.casino = $1 AND record.number = known.record_number
   ORDER BY known.happened_at::timestamptz, known.record_number LIMIT `;

const namedIn = (rows: readonly NamedRow[], isWanted: (slip: NamedSlip) => boolean): SlipNamed[] =>
  rows.flatMap(({ slips, ...report }) =>
    (JSON.parse(slips) as NamedSlip[]).filter(isWanted).map((slip) => ({ ...slip, ...report })),
  );

export const OF_NUMBER = `jsonb_path_query_array(slips::jsonb, '$[*].slip') ? $3`;

export interface SlipReportChanged {
  readonly position: bigint;
  readonly recordNumber: bigint;
  readonly gamingDay: string;
  readonly slips: string;
  readonly hasEnded: boolean;
}

/** The reports of slips by the records after one, in their order; all of the last record. */
export const readSlipChanges = (
  db: Queryable,
  { casino, after, upTo, limit }: RecordSpan,
): Promise<SlipReportChanged[]> =>
  readRows(
    db,
    `SELECT position, record_number AS "recordNumber", gaming_day AS "gamingDay", slips, ended AS "hasEnded"
       FROM (SELECT known_from AS position, record_number, gaming_day, slips, false AS ended FROM slip_report
              WHERE casino = $1 AND known_from > $2 AND known_from <= $3
             UNION ALL
             SELECT superseded_by, record_number, gaming_day, slips, true FROM slip_report
              WHERE casino = $1 AND superseded_by > $2 AND superseded_by <= $3) changed
      ORDER BY position FETCH FIRST ($4::bigint) ROWS WITH TIES`,
    [casino, after.toString(), upTo.toString(), limit],
  );

interface SlipNumber {
  readonly casino: string;
  readonly position: bigint;
  readonly slip: string;
}

export async function readNumbered(
  db: Queryable,
  { casino, position, slip }: SlipNumber,
): Promise<SlipNamed[]> {
  const rows = await readRows<NamedRow>(db, `${knownReports(OF_NUMBER)}${MOST_REPORTS}`, [
    ...[casino, position.toString(), slip],
  ]);
  return namedIn(rows, (named) => named.slip === slip);
}

/** All reports of one slip, on any day: requested, sent, received, made void; in the order of the facts. */
export async function readSlipReports(db: Queryable, wanted: SlipNumber): Promise<SlipNamed[]> {
  const named = await readNumbered(db, wanted);
  return named.filter(({ kind }) => kind !== 'box');
}

export async function readSlipsOfRecord(
  db: Queryable,
  {
    casino,
    position,
    record,
  }: { readonly casino: string; readonly position: bigint; readonly record: bigint },
): Promise<string[]> {
  const rows = await readRows<NamedRow>(db, `${knownReports('record_number = $3')}1`, [
    ...[casino, position.toString(), record.toString()],
  ]);
  return [...new Set(namedIn(rows, ({ kind }) => kind !== 'box').map(({ slip }) => slip))];
}

export async function readSlipsAskedFor(
  db: Queryable,
  { casino, position }: { readonly casino: string; readonly position: bigint },
): Promise<SlipNamed[]> {
  const latest = `gaming_day >= (SELECT max(gaming_day) - ${DAYS_UNDER_WAY} FROM slip_report WHERE casino = $1)`;
  const rows = await readRows<NamedRow>(db, `${knownReports(latest)}${MOST_UNDER_WAY}`, [
    casino,
    position.toString(),
  ]);
  const all = namedIn(rows, () => true);
  const asked = new Set(all.filter(({ step }) => step === 'requested').map(({ slip }) => slip));
  return all.filter(({ slip }) => asked.has(slip));
}

/** Maximum number of reports of the latest days that are searched. */
const MOST_UNDER_WAY = 5_000;

interface Row {
  readonly recordNumber: bigint;
  readonly eventId: string;
  readonly gamingDay: string;
  readonly currency: string;
  readonly slips: string;
  readonly voided: boolean;
}

/** The last known version of each report, in the order of the facts; one that ended without a replacement was cancelled. */
async function readReports(
  db: Queryable,
  { casino, position, from, until, around }: SlipsWanted & { readonly around: number },
): Promise<RecordedSlip[]> {
  const rows = await readRows<Row>(
    db,
    `SELECT known.* FROM (
       SELECT DISTINCT ON (record_number) casino, record_number, record_number AS "recordNumber", event_id AS "eventId", gaming_day AS "gamingDay", currency, slips,
              coalesce(superseded_by <= $2, false) AS voided
         FROM slip_report
        WHERE casino = $1 AND known_from <= $2
          AND gaming_day BETWEEN $3::date - $5::integer AND $4::date + $5::integer
        ORDER BY record_number, known_from DESC) known
       ${placesOf('known', '$2')}
      ORDER BY placed.place, "recordNumber"`,
    [casino, position.toString(), from, until, around],
  );
  return rows.flatMap(({ slips, ...report }) =>
    (JSON.parse(slips) as NamedSlip[]).map((slip) => ({ ...slip, ...report })),
  );
}

export const readDropFigures = async (db: Queryable, span: BookSpan): Promise<DropFigures> => ({
  currency: span.currency,
  facts: await readDeclaredFacts(db, span, BOX_EVENTS),
  variances: await readPostedMoves(db, span, { under: ['variance:drop'], by: 'gaming_day' }),
});

export const SLIP_REPORT = table('slip_report', {
  ...FACT_COLUMNS,
  ...VERSION_COLUMNS,
  currency: column.text,
  slips: column.text,
});

export const slipReportReadModel = versionedFacts(SLIP_REPORT, (fact) => {
  const slips = slipsIn(fact.event);
  if (slips.length === 0) return undefined;
  const { currency = '' } = fact.event.data as { readonly currency?: string };
  return { ...factColumns(fact), currency, slips: JSON.stringify(slips) };
});

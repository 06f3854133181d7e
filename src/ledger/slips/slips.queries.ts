import type { RecordedSlip, SlipFigures } from './slip-control';
import type { NamedSlip } from './slip-report';
import { placesOf } from '../_core/store/statement-parts';
import { type Queryable, readRows } from '../_core/store/queryable';
import { subLedgerSums } from '../journal/account-sums.queries';
import { BOX_EVENTS } from './box-placings';
import type { DropFigures } from './cajas-y-conteo.book';
import { type BookSpan, readDeclaredFacts } from '../_core/books/book-facts.queries';
import { readPostedMoves } from '../journal/journal.queries';

interface SlipsWanted {
  readonly casino: string;
  readonly position: bigint;
  readonly from: string;
  readonly until: string;
}

/** How many days before and after a period a pad is followed: for the number before it, and for what came late. */
const DAYS_AROUND = 31;

export async function readSlipFigures(db: Queryable, wanted: SlipsWanted): Promise<SlipFigures> {
  const { casino, position, from, until } = wanted;
  const [transit = []] = await subLedgerSums(db, [
    { casino, position, asOf: until, day: 'booking_day', account: 'chips:transit' },
  ]);
  return {
    ...{ reports: await readReports(db, { ...wanted, around: DAYS_AROUND }), from, until },
    transit: new Map(
      transit.map(({ subLedger, currency, balance }) => [`${subLedger} ${currency}`, balance]),
    ),
  };
}

export const readSlipsOfDay = (
  db: Queryable,
  { casino, position, day }: { readonly casino: string; readonly position: bigint; readonly day: string },
): Promise<RecordedSlip[]> => readReports(db, { casino, position, from: day, until: day, around: 0 });

interface Row {
  readonly recordNumber: bigint;
  readonly eventId: string;
  readonly gamingDay: string;
  readonly currency: string;
  readonly slips: string;
  readonly voided: boolean;
}

/** The last known version of each report, in the order of the facts; one that was ended and not replaced was cancelled. */
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

import { isUnder } from '../_core/store/account-conditions';
import type { ChipFigures } from './posicion-de-fichas.book';
import { accountSums, lineRecordedAfter, totalKnownAt } from '../journal/account-sums.queries';
import { type Queryable, readRows } from '../../database/queryable';
import { type BookSpan, readDeclaredFacts } from '../_core/books/book-facts.queries';
import type { Minor } from '../../kernel/money';
import { chipsFlow, chipVariance, outstandingChips } from './chips-flow';
import { type EvaluatedEvent, totals, VERSION_COLUMNS, versionedFacts } from '../_core/store/read-model';
import { column, table } from '../../database/table';

export const CHIPS_FLOW = table('chips_flow', {
  ...VERSION_COLUMNS,
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  gamingDay: column.date,
  flow: column.numeric,
  variance: column.numeric,
});

export const chipsFlowReadModel = versionedFacts(CHIPS_FLOW, (fact) => {
  const { flow, variance } = chipsMovedBy(fact);
  if (flow === 0n && variance === 0n) return undefined;
  const { casino, event } = fact;
  return { casino, gamingDay: event.gamingday, flow, variance };
});

/** Change of outstanding chips by a fact: the flow of its data, and the variance that a count found. Minor units. */
export const chipsMovedBy = (fact: EvaluatedEvent): { readonly flow: bigint; readonly variance: bigint } => ({
  flow: flowOf(fact),
  variance: chipVariance(fact.event.type, fact.lines),
});

const flowOf = (fact: EvaluatedEvent): bigint =>
  fact.event.type === 'cagnotte.ledger.opened.v1'
    ? outstandingChips(fact.lines.map(({ account, debit, credit }) => [account, debit - credit]))
    : chipsFlow(fact.event, fact);

export const CHIPS_FLOW_TOTAL = table('chips_flow_total', {
  casino: column.key(column.text),
  thousand: column.key(column.bigint),
  flow: column.numeric,
  variance: column.numeric,
});

const RECORDS_OF_A_TOTAL = 1_000n;

/**
 * Changes of outstanding chips per thousand records. An evaluation that is reversed is subtracted at the record that
 * causes the reversal, so that the totals up to a record are what was known then.
 */
export const chipsFlowTotalReadModel = totals(CHIPS_FLOW_TOTAL, (fact) => {
  if (fact.standing !== 'counted') return [];
  const { flow, variance } = chipsMovedBy(fact);
  if (flow === 0n && variance === 0n) return [];
  const sign = fact.entry === 'reversal' ? -1n : 1n;
  const thousand = fact.number / RECORDS_OF_A_TOTAL;
  return [{ casino: fact.casino, thousand, flow: sign * flow, variance: sign * variance }];
});

/**
 * Where the chips are at the end of a day, and the sets put in service until then; counts are those of the day alone.
 */
export async function readChipFigures(db: Queryable, span: BookSpan): Promise<ChipFigures> {
  const { casino, position, until, currency } = span;
  const sums = await accountSums(
    db,
    { casino, position, asOf: until, day: 'booking_day' },
    { under: 'chips' },
  );
  const inService = await readDeclaredFacts(db, { casino, position, until }, [
    'cagnotte.chips.put-in-service.v1',
    'cagnotte.chips.withdrawn-from-service.v1',
  ]);
  const counts = await readDeclaredFacts(db, span, [
    'cagnotte.cage.opened.v1',
    'cagnotte.cage.counted.v1',
    'cagnotte.table.closed.v1',
  ]);
  const balances = sums.map(({ debits, credits, ...sum }) => ({ ...sum, balance: debits - credits }));
  return {
    currency,
    day: until,
    facts: [...inService, ...counts],
    balances: balances.filter(({ balance }) => balance !== 0n),
  };
}

/** Outstanding chips calculated twice: from the balances of the ledger, and from the data of events. Minor units. */
export interface OutstandingChipsTwice {
  readonly stock: Minor;
  readonly flow: Minor;
  readonly variances: Minor;
}

/** H of a whole ledger as known at a position. It reads totals, so that its cost hardly grows with the log. */
export async function readOutstandingChips(
  db: Queryable,
  { casino, position }: { readonly casino: string; readonly position: bigint },
): Promise<OutstandingChipsTwice> {
  const thousand = position / RECORDS_OF_A_TOTAL;
  const rows = await readRows<OutstandingChipsTwice>(
    db,
    `SELECT coalesce((
              SELECT sum(credit - debit) FROM (
                SELECT debit, credit FROM day_total
                 WHERE casino = $1 AND ${totalKnownAt('$2')} AND ${isUnder('chips')}
                UNION ALL
                SELECT -debit, -credit FROM journal_line
                 WHERE casino = $1 AND ${lineRecordedAfter('$2')} AND ${isUnder('chips')}) held), 0) AS stock,
            coalesce(sum(flow), 0) AS flow, coalesce(sum(variance), 0) AS variances
       FROM (SELECT flow, variance FROM chips_flow_total WHERE casino = $1 AND thousand < $3
             UNION ALL ${SINCE_THE_LAST_TOTAL}) moved`,
    [casino, position, thousand, (thousand * RECORDS_OF_A_TOTAL).toString()],
  );
  return rows[0]!;
}

/** Records `$4` to `$2`, after the last total: known at once, known late, and no longer known. */
const SINCE_THE_LAST_TOTAL = `
  SELECT flow, variance FROM chips_flow
   WHERE casino = $1 AND record_number BETWEEN $4 AND $2 AND known_from <= $2
  UNION ALL
  SELECT flow, variance FROM chips_flow
   WHERE casino = $1 AND known_from BETWEEN $4 AND $2 AND known_from <> record_number AND record_number < $4
  UNION ALL
  SELECT -flow, -variance FROM chips_flow WHERE casino = $1 AND superseded_by BETWEEN $4 AND $2`;

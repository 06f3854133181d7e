import { ownTurnOf, partitionKeyOf, type Place } from './place.state';
import { column, insertRows, type RowChange, type RowOf, table, updateRows } from '../../database/table';
import type { EvaluatedEvent, ReadModel } from '../_core/store/read-model';
import { isReport, appendOnly, firstOnly } from '../_core/store/read-model';
import { type Queryable, readRows } from '../../database/queryable';

export const FACT_ORDER = table('fact_order', {
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  gamingDay: column.date,
  partitionKey: column.storedAs('fold_key', column.optional(column.text)),
  source: column.text,
  sequence: column.optional(column.bigint),
  place: column.text,
  /** Its turn by itself, whatever came before it at its source. */
  ownTurn: column.storedAs('happened_at', column.text),
});

/** Whether a record has a place in the order of facts: it is evaluated among others, or its source numbers it. */
export const isPlaced = (fact: EvaluatedEvent): fact is EvaluatedEvent & { readonly place: Place } =>
  fact.place !== undefined && isReport(fact);

interface Moved {
  readonly moves: RowChange<RowOf<typeof FACT_ORDER>>;
}

export const factOrderReadModel: ReadModel = {
  table: FACT_ORDER,
  rowsOf: (fact) => [...orderOf(fact), ...movesOf(fact)],
  write: async (page, rows) => {
    await insertRows(page, FACT_ORDER, rows.filter((row) => !isMoved(row)) as RowOf<typeof FACT_ORDER>[]);
    // If a fact moved several times, its last place counts.
    const moves = new Map(
      rows.filter(isMoved).map(({ moves: each }) => [`${each.of.casino} ${each.of.recordNumber}`, each]),
    );
    await updateRows(page, FACT_ORDER, [...moves.values()]);
  },
};

function orderOf(fact: EvaluatedEvent): RowOf<typeof FACT_ORDER>[] {
  if (!isPlaced(fact)) return [];
  const { casino, number, event, place } = fact;
  return [
    {
      casino,
      recordNumber: number,
      gamingDay: event.gamingday,
      partitionKey: partitionKeyOf(event) ?? null,
      source: event.source,
      sequence: event.sequence === undefined ? null : BigInt(event.sequence),
      place,
      ownTurn: ownTurnOf(event),
    },
  ];
}

const movesOf = ({ casino, entry, moved = [] }: EvaluatedEvent): Moved[] =>
  entry === 'own'
    ? moved.map(({ record, to }) => ({ moves: { of: { casino, recordNumber: record }, to: { place: to } } }))
    : [];

const isMoved = (row: object): row is Moved => 'moves' in row;

export const EARLIER_PLACE = table('earlier_place', {
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  movedBy: column.key(column.bigint),
  place: column.text,
});

/**
 * Earlier places of facts that moved because a lower number of their source arrived with a later time. Reads as known
 * before that record use them.
 */
export const earlierPlaceReadModel = appendOnly(EARLIER_PLACE, ({ casino, number, entry, moved = [] }) =>
  entry === 'own'
    ? moved.map(({ record, from }) => ({ casino, recordNumber: record, movedBy: number, place: from }))
    : [],
);

export const UNNUMBERED_SOURCE = table('unnumbered_source', {
  casino: column.key(column.text),
  source: column.key(column.text),
  firstRecord: column.bigint,
});

/**
 * Sources that report facts without sequence numbers, so that no gap can be detected. Decisions of persons need no
 * numbers.
 */
export const unnumberedSourceReadModel = firstOnly(UNNUMBERED_SOURCE, (fact) => {
  const { casino, number, event } = fact;
  if (event.sequence !== undefined || !isPlaced(fact)) return [];
  return [{ casino, source: event.source, firstRecord: number }];
});

export async function readUnnumberedSources(
  db: Queryable,
  casinos: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await readRows<{ casino: string; sources: string[] }>(
    db,
    `SELECT casino, array_agg(source ORDER BY source) AS sources FROM unnumbered_source
      WHERE casino = ANY ($1) GROUP BY casino`,
    [casinos],
  );
  return new Map(rows.map(({ casino, sources }) => [casino, sources]));
}

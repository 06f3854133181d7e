import type { EventFinding } from '../../../finding-catalogue/finding';
import type { EntryLine } from '../journal-entry';
import type { Evaluation } from '../evaluation.state';
import type { Place, Move } from '../../fact-order/place.state';
import type { AnyTable, RowOfColumns, Table, Written } from '../../../database/table';
import { addRows, column, insertRows } from '../../../database/table';
import type { Queryable } from '../../../database/queryable';
import type { NumberedEvent, RecordStatus } from './numbered-event';

export type PageTransaction = Queryable;

/**
 * The entry of the fact's own record, or the reversal or the replacement of its last entry, caused by a later record.
 */
export type EntryOfFact = 'own' | 'reversal' | 'replacement';

export interface ReferenceChanges {
  readonly ended: readonly string[];
  readonly begun: readonly {
    readonly reference: string;
    readonly record: bigint;
    readonly eventId: string;
    readonly gamingDay: string;
  }[];
}

/** A fact as evaluated at one record: its own, or a later one that caused it to be evaluated again. */
export interface EvaluatedEvent extends Pick<NumberedEvent, 'casino' | 'number' | 'event'>, Evaluation {
  /** `parked`: a bug prevents the evaluation of its key. */
  readonly standing: RecordStatus | 'parked';
  readonly parked?: { readonly key: string; readonly fault?: string };
  readonly entry: EntryOfFact;
  /** Set for a replacement that changes findings only; no other row changes. */
  readonly only?: 'findings';
  /** The record of the fact; `number` is the record from which this evaluation is known. */
  readonly ofRecord: bigint;
  /** The lines posted under this record: the entry, its reversal, or none if the entry does not change. */
  readonly posts: readonly EntryLine[];
  readonly linesBefore: number;
  readonly bookingDay: string;
  readonly opens: readonly EventFinding[];
  readonly closes: readonly EventFinding[];
  readonly place?: Place | undefined;
  readonly moved?: readonly Move[] | undefined;
  readonly references?: ReferenceChanges | undefined;
}

/**
 * A table that is a function of the log. Rows depend on the fact alone, so that a rebuild gives the same ones: no
 * serial numbers, no current time, no random ids, no reads.
 */
export interface ReadModel {
  readonly table: AnyTable;
  rowsOf(fact: EvaluatedEvent): readonly object[];
  write(page: PageTransaction, rows: readonly object[]): Promise<void>;
}

/** A read model whose rows are only inserted. */
export const appendOnly = <Row>(
  table: Table<Row>,
  rowsOf: (fact: EvaluatedEvent) => readonly Written<Row>[],
): ReadModel => ({
  table,
  rowsOf,
  write: (page, rows) => insertRows(page, table, rows as readonly Written<Row>[]),
});

/**
 * A table of sums: a page adds one row for each key to the stored sum. Rows are sorted to avoid deadlocks of two
 * writers.
 */
export const totals = <Row extends object>(
  table: Table<Row>,
  rowsOf: (fact: EvaluatedEvent) => readonly Written<Row>[],
): ReadModel => ({
  table,
  rowsOf,
  write: (page, rows) => addRows(page, table, summed(table, rows as readonly Written<Row>[])),
});

/** One row for each key with the sums of its amounts, sorted by key. */
export function summed<Row>({ columns }: AnyTable, rows: readonly Row[]): Row[] {
  const amounts = columns.filter(({ isKey }) => !isKey).map(({ name }) => name as keyof Row);
  const keyOf = keyIn<Row>(columns);
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    const sum = sums.get(key) as Record<keyof Row, bigint> | undefined;
    if (sum === undefined) sums.set(key, { ...row });
    else for (const name of amounts) sum[name] += row[name] as bigint;
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

function keyIn<Row>(columns: AnyTable['columns']): (row: Row) => string {
  const names = columns.filter(({ isKey }) => isKey).map(({ name }) => name as keyof Row);
  return (row) => names.map((name) => row[name]).join('\0');
}

/** A read model that keeps the first row of each key. */
export const firstOnly = <Row>(
  table: Table<Row>,
  rowsOf: (fact: EvaluatedEvent) => readonly Written<Row>[],
): ReadModel => ({
  table,
  rowsOf,
  write: (page, rows) =>
    insertRows(page, table, firstOfEach(table, rows as readonly Written<Row>[]), 'ON CONFLICT DO NOTHING'),
});

export function firstOfEach<Row>({ columns }: AnyTable, rows: readonly Row[]): Row[] {
  const keyOf = keyIn<Row>(columns);
  const first = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    if (!first.has(key)) first.set(key, row);
  }
  return [...first.values()];
}

/** Whether this is the own, counted record of a fact, and not a later entry of it. */
export const isReport = ({ entry, standing }: EvaluatedEvent): boolean =>
  entry === 'own' && standing === 'counted';

/** The record from which a row is known, and the one from which another row replaces it; null until then. */
export const VERSION_COLUMNS = {
  knownFrom: column.key(column.bigint),
  supersededBy: column.optional(column.bigint),
};

type Versioned = RowOfColumns<typeof VERSION_COLUMNS & { readonly recordNumber: typeof column.bigint }>;

interface Superseded {
  readonly supersedes: { readonly casino: string; readonly record_number: string; readonly by: string };
}

/**
 * A read model with one row for each fact, and another one from each record that changed its evaluation. Rows are never
 * changed, except for `superseded_by`.
 */
export const versionedFacts = <Row extends Versioned>(
  table: Table<Row>,
  rowOf: (fact: EvaluatedEvent) => Omit<Written<Row>, keyof Versioned> | undefined,
): ReadModel =>
  versionedLines(table, (fact) => {
    const row = rowOf(fact);
    return row === undefined ? [] : [row];
  });

/** A read model with any number of rows for each fact. A later record that reverses the entry of the fact supersedes all of them. */
export const versionedLines = <Row extends Versioned>(
  table: Table<Row>,
  linesOf: (fact: EvaluatedEvent) => readonly Omit<Written<Row>, keyof Versioned>[],
): ReadModel => ({
  table,
  rowsOf: (fact) => {
    const lines = fact.standing === 'counted' ? linesOf(fact) : [];
    if (lines.length === 0) return [];
    const { casino, number, ofRecord, entry } = fact;
    if (entry === 'reversal') {
      const ended = { casino, record_number: ofRecord.toString(), by: number.toString() };
      return [{ supersedes: ended } satisfies Superseded];
    }
    return lines.map(
      (row) =>
        ({ knownFrom: number, supersededBy: null, ...row, recordNumber: ofRecord }) satisfies Versioned,
    );
  },
  write: async (page, rows) => {
    await insertRows(page, table, rows.filter((row) => !isSuperseded(row)) as Written<Row>[]);
    const ended = rows.filter(isSuperseded).map(({ supersedes }) => supersedes);
    if (ended.length > 0) await endRows(page, table.sqlName, ended);
  },
});

/** SQL condition: the row was known at a position. `$position` is the position as written in the statement. */
export const knownAt = (table: string, $position: string): string =>
  `${table}.known_from <= ${$position} AND (${table}.superseded_by IS NULL OR ${table}.superseded_by > ${$position})`;

const isSuperseded = (row: object): row is Superseded => 'supersedes' in row;

async function endRows(
  page: PageTransaction,
  table: string,
  ended: readonly Superseded['supersedes'][],
): Promise<void> {
  await page.query(
    `UPDATE ${table} SET superseded_by = ended.by
       FROM (SELECT row.casino, row.record_number, row.known_from, min(e.by) AS by
               FROM jsonb_to_recordset($1::jsonb) AS e(casino text, record_number bigint, by bigint)
               JOIN ${table} row ON row.casino = e.casino AND row.record_number = e.record_number
                AND row.superseded_by IS NULL AND row.known_from < e.by
              GROUP BY 1, 2, 3) ended
      WHERE ${table}.casino = ended.casino AND ${table}.record_number = ended.record_number
        AND ${table}.known_from = ended.known_from`,
    [JSON.stringify(ended)],
  );
}

import { definitionOf, type EventType, typesWith } from '../../event-contract/catalogue';
import { importedAs, importedColumn, placeOfFactSql, placesOf } from '../store/statement-parts';
import { type Queryable, readRows } from '../../../database/queryable';
import { knownAt, VERSION_COLUMNS, versionedFacts } from '../store/read-model';
import type { DeclaredFact, FactFigures } from './declared-fact';
import type { CasinoEvent } from '../../../kernel/envelope';
import { sessionOf } from '../../event-contract/streams';
import { tableConcerned } from '../../table-session/session-key.state';
import { FACT_COLUMNS, factColumns } from '../store/numbered-event';
import { column, table } from '../../../database/table';

export interface DayAt {
  readonly casino: string;
  readonly day: string;
  readonly position: bigint;
}

export const dayParameters = ({ casino, day, position }: DayAt): string[] => [
  casino,
  position.toString(),
  day,
];

/** The gaming days that a book covers, and the position at which they are known; for a period, `day` is the first. */
export interface BookSpan extends DayAt {
  /** The last day, inclusive; the same as `day` for a book of one day. */
  readonly until: string;
  readonly knownAt: bigint;
  readonly currency: string;
}

/** The days of a book; if `day` is undefined, all days up to the last one. */
export interface FromDay extends Pick<BookSpan, 'casino' | 'position' | 'until'> {
  readonly day?: string | undefined;
}

export interface BookFact {
  readonly recordNumber: bigint;
  readonly eventId: string;
  readonly type: EventType;
  readonly gamingDay: string;
  readonly happenedAt: string;
  readonly table: string | null;
  readonly sessionNo: number;
  readonly data: unknown;
}

interface BookFactsWanted {
  readonly casino: string;
  readonly day: string;
  /** The last day, inclusive; `day` alone if undefined. */
  readonly until?: string;
  readonly position: bigint;
  readonly types: readonly EventType[];
}

export async function readBookFacts(
  db: Queryable,
  { casino, day, until = day, position, types }: BookFactsWanted,
): Promise<BookFact[]> {
  const rows = await readRows<Omit<BookFact, 'data'> & { data: string }>(
    db,
    `SELECT fact.record_number, event_id, event_type AS type, fact.gaming_day,
            fact.happened_at, table_id AS table, session_no, data
       FROM book_fact fact ${placesOf('fact', '$2')}
      WHERE fact.casino = $1 AND fact.gaming_day BETWEEN $3::date AND $5::date AND event_type = ANY ($4)
        AND ${knownAt('fact', '$2')}
      ORDER BY placed.place, fact.record_number`,
    [casino, position, day, types, until],
  );
  return rows.map((row) => ({ ...row, data: JSON.parse(row.data) as unknown }));
}

/** An imported decision is marked in the books, because it carries no signature of this house. */
const DECISIONS = typesWith(({ inBooks, reportedBy }) => inBooks && reportedBy === 'person')
  .map((type) => `'${type}'`)
  .join(', ');

const KEEPING = [
  {
    table: 'book_fact',
    tableId: 'table_id',
    sessionNo: 'session_no',
    imported: `CASE WHEN event_type IN (${DECISIONS}) THEN ${importedColumn('book_fact')} END`,
  },
  { table: 'table_session_fact', tableId: 'table_id', sessionNo: 'session_no', imported: 'NULL' },
  { table: 'cage_count', tableId: 'NULL', sessionNo: '1', imported: 'NULL' },
];

/**
 * Reads the facts of these types, in their order, as known at the position: those of the days of a book, or all until
 * the last day if `day` is undefined. Decisions of persons have no place in that order, so they follow by record
 * number.
 */
export async function readDeclaredFacts<Type extends EventType>(
  db: Queryable,
  { casino, position, day, until }: FromDay,
  types: readonly Type[],
): Promise<DeclaredFact<Type>[]> {
  const kept = KEEPING.map(
    ({ table, tableId, sessionNo, imported }) =>
      `SELECT record_number, event_type AS type, gaming_day,
              happened_at, ${tableId} AS table, ${sessionNo} AS session_no, data, ${imported} AS imported,
              ${placeOfFactSql('$1', `${table}.record_number`, '$2')} AS place
         FROM ${table}
        WHERE casino = $1 AND ($3::date IS NULL OR gaming_day >= $3::date) AND gaming_day <= $4::date
          AND event_type = ANY ($5) AND ${knownAt(table, '$2')}`,
  );
  const rows = await readRows<Omit<DeclaredFact<Type>, 'data' | 'imported'> & StoredFactRow>(
    db,
    `${kept.join(' UNION ALL ')} ORDER BY place, record_number`,
    [casino, position, day ?? null, until, types],
  );
  return rows.map(({ place: _place, ...row }): DeclaredFact<Type> => ({
    ...row,
    imported: importedAs(row.imported),
    data: JSON.parse(row.data) as DeclaredFact<Type>['data'],
  }));
}

interface StoredFactRow {
  readonly data: string;
  readonly imported: string | null;
  readonly place: string | null;
}

export interface KeptFact {
  readonly recordNumber: bigint;
  readonly eventId: string;
  readonly eventType: string;
  readonly data: unknown;
}

export async function readFactsOfRecords(
  db: Queryable,
  { casino, position }: Pick<FromDay, 'casino' | 'position'>,
  records: readonly bigint[],
): Promise<KeptFact[]> {
  const kept = KEEPING.map(
    ({ table }) =>
      `SELECT record_number, event_id, event_type, data
         FROM ${table} WHERE casino = $1 AND record_number = ANY ($3::bigint[]) AND ${knownAt(table, '$2')}`,
  );
  const rows = await readRows<KeptFact & { data: string }>(
    db,
    `${kept.join(' UNION ALL ')} ORDER BY record_number`,
    [casino, position, records.map(String)],
  );
  return rows.map((row) => ({ ...row, data: JSON.parse(row.data) as unknown }));
}

export const declaredFacts =
  <Type extends EventType>(...types: Type[]) =>
  async (db: Queryable, span: BookSpan): Promise<FactFigures<Type>> => ({
    currency: span.currency,
    facts: await readDeclaredFacts(db, span, types),
  });

export const BOOK_FACT = table('book_fact', {
  ...FACT_COLUMNS,
  ...VERSION_COLUMNS,
  tableId: column.optional(column.text),
  sessionNo: column.integer,
  data: column.text,
});

const isInBooks = ({ type, data }: CasinoEvent): boolean => {
  const definition = definitionOf(type);
  return definition?.inBooks ?? definition?.inBooksIf?.(data) ?? false;
};

export const bookFactReadModel = versionedFacts(BOOK_FACT, (fact) => {
  const { event } = fact;
  if (!isInBooks(event)) return undefined;
  return {
    tableId: tableConcerned(event) ?? null,
    sessionNo: sessionOf(event),
    data: JSON.stringify(event.data),
    ...factColumns(fact),
  };
});

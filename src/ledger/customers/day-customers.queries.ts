import type { BooksPage } from '../../database/books-page';
import { type Queryable, readRows } from '../../database/queryable';
import type { Imported } from '../../kernel/envelope';
import type { GamingDay } from '../../kernel/gaming-day';
import { type CustomerSums, IDENTIFIED_FROM } from '../_core/customer-operation';
import { knownAt } from '../_core/store/read-model';
import { importedAs, importedColumn, placesOf, signedColumn } from '../_core/store/statement-parts';
import { customerIdentified } from './customers.events';
import type { CustomerIdentificationRow, CustomerOperationRow } from './customers.read-model';

/** The operations that a row of the list shows; a customer with more has `operationCount` above it. */
export const MOST_OPERATIONS = 100;

interface DayAt {
  readonly casino: string;
  readonly position: bigint;
  readonly day: GamingDay;
}

/** A row of the list, in minor units: the sums of a customer in one currency, or a single operation of 2,000 EUR or more without a name. */
export interface CustomerRow extends CustomerSums {
  /** The opaque id of the customer; empty for an operation without a name. */
  readonly player: string;
  /** The record number of an operation without a name, which keeps such rows apart; 0 for a customer. */
  readonly unnamed: bigint;
  readonly currency: string;
  readonly operationCount: number;
}

const SUMS = ['cash_brought', 'cash_taken', 'chips_bought', 'chips_redeemed'];

const UNNAMED = 'CASE WHEN player IS NULL THEN record_number ELSE 0 END';

/** Reads a page of the customers of a gaming day in the order of their ids, first those whom no fact names. */
export const readDayCustomers = (
  db: Queryable,
  { casino, position, after, limit }: BooksPage,
  { day, onlyAtLimit }: { readonly day: GamingDay; readonly onlyAtLimit: boolean },
): Promise<CustomerRow[]> =>
  readRows<CustomerRow>(
    db,
    `WITH customer AS (
       SELECT coalesce(player, '') AS player, ${UNNAMED} AS unnamed, currency, count(*)::integer AS operation_count,
              ${SUMS.map((sum) => `sum(${sum}) AS ${sum}`).join(', ')}
         FROM customer_operation told
        WHERE casino = $1 AND gaming_day = $3::date AND ${knownAt('told', '$2')}
        GROUP BY 1, 2, 3
     )
     SELECT player, unnamed, currency, operation_count, ${SUMS.join(', ')} FROM customer
      WHERE (NOT $4::boolean OR (currency = $5 AND greatest(${SUMS.join(', ')}) >= $6::numeric))
        AND ($7::text IS NULL OR (player, unnamed, currency) > ($7 COLLATE "C", $8::bigint, $9 COLLATE "C"))
      ORDER BY player, unnamed, currency LIMIT $10`,
    [
      ...[casino, position.toString(), day, onlyAtLimit, IDENTIFIED_FROM.currency],
      ...[
        IDENTIFIED_FROM.amount.toString(),
        after?.[0] ?? null,
        after?.[1] ?? null,
        after?.[2] ?? null,
        limit,
      ],
    ],
  );

export type OperationOfCustomer = Pick<
  CustomerOperationRow,
  'recordNumber' | 'happenedAt' | 'eventType' | 'source' | 'eventId' | 'tableId' | keyof CustomerSums
>;

export const customerKey = ({
  player,
  unnamed,
  currency,
}: Pick<CustomerRow, 'player' | 'unnamed' | 'currency'>): string => `${player}\0${unnamed}\0${currency}`;

/** Reads the first operations of each customer, in the order of the facts. */
export async function readOperations(
  db: Queryable,
  { casino, position, day }: DayAt,
  customers: readonly CustomerRow[],
): Promise<ReadonlyMap<string, readonly OperationOfCustomer[]>> {
  const rows = await readRows<OperationOfCustomer & Pick<CustomerRow, 'player' | 'unnamed' | 'currency'>>(
    db,
    `SELECT * FROM (
       SELECT coalesce(told.player, '') AS player, ${UNNAMED.replaceAll(/(player|record_number)/g, 'told.$1')} AS unnamed,
              told.currency, told.record_number, told.happened_at, told.event_type, told.source, told.event_id, told.table_id,
              ${SUMS.map((sum) => `told.${sum}`).join(', ')},
              row_number() OVER (PARTITION BY told.player, told.currency,
                ${UNNAMED.replaceAll(/(player|record_number)/g, 'told.$1')} ORDER BY placed.place, told.record_number) AS at
         FROM customer_operation told ${placesOf('told', '$2')}
        WHERE told.casino = $1 AND told.gaming_day = $3::date AND ${knownAt('told', '$2')}
          AND coalesce(told.player, '') = ANY ($4)
     ) operation WHERE at <= $5 ORDER BY player, unnamed, currency, at`,
    [casino, position.toString(), day, [...new Set(customers.map(({ player }) => player))], MOST_OPERATIONS],
  );
  const operations = new Map<string, OperationOfCustomer[]>();
  for (const row of rows) {
    const known = operations.get(customerKey(row));
    if (known === undefined) operations.set(customerKey(row), [row]);
    else known.push(row);
  }
  return operations;
}

/** The last decision about the identification of a customer. */
export interface LastIdentification extends Pick<
  CustomerIdentificationRow,
  'player' | 'recordNumber' | 'eventId' | 'happenedAt' | 'document' | 'note'
> {
  readonly isIdentified: boolean;
  readonly by: { readonly id: string; readonly name?: string };
  readonly imported: Imported | undefined;
  readonly signedWith: string | null;
}

/** Reads the last decision about each customer of a gaming day, as known at a position. */
export async function readIdentifications(
  db: Queryable,
  { casino, position, day }: DayAt,
  players: readonly string[],
): Promise<ReadonlyMap<string, LastIdentification>> {
  const rows = await readRows<
    Omit<LastIdentification, 'isIdentified' | 'by' | 'imported'> &
      Pick<CustomerIdentificationRow, 'byId' | 'byName' | 'eventType'> & { readonly imported: string | null }
  >(
    db,
    `SELECT DISTINCT ON (said.player) said.player, said.record_number, said.event_id, said.event_type, said.happened_at,
            said.document, said.note, said.by_id, said.by_name,
            ${importedColumn('said')} AS imported, ${signedColumn('said')} AS signed_with
       FROM customer_identification said
      WHERE said.casino = $1 AND said.record_number <= $2 AND said.gaming_day = $3::date AND said.player = ANY ($4)
      ORDER BY said.player, said.record_number DESC`,
    [casino, position.toString(), day, players],
  );
  return new Map(
    rows.map(({ byId, byName, eventType, imported, ...said }) => [
      said.player,
      {
        ...said,
        isIdentified: eventType === customerIdentified.type,
        imported: importedAs(imported),
        by: { id: byId, ...(byName === null ? {} : { name: byName }) },
      },
    ]),
  );
}

/** Whether a fact of the gaming day names the customer, as known at a position. */
export async function isCustomerOfDay(
  db: Queryable,
  { casino, position, day }: DayAt,
  player: string,
): Promise<boolean> {
  const rows = await readRows(
    db,
    `SELECT 1 AS found FROM customer_operation told
      WHERE casino = $1 AND gaming_day = $3::date AND player = $4 AND ${knownAt('told', '$2')} LIMIT 1`,
    [casino, position.toString(), day, player],
  );
  return rows.length > 0;
}

/** Reads which of some gaming days have a customer of 2,000 EUR or more who was not identified, as known at a position. */
export async function readDaysToIdentify(
  db: Queryable,
  { casino, position, days }: Omit<DayAt, 'day'> & { readonly days: readonly GamingDay[] },
): Promise<GamingDay[]> {
  if (days.length === 0) return [];
  const rows = await readRows<{ day: GamingDay }>(
    db,
    `WITH customer AS (
       SELECT gaming_day, player FROM customer_operation told
        WHERE casino = $1 AND gaming_day = ANY ($3::date[]) AND player IS NOT NULL AND currency = $4 AND ${knownAt('told', '$2')}
        GROUP BY gaming_day, player
       HAVING greatest(${SUMS.map((sum) => `sum(${sum})`).join(', ')}) >= $5::numeric
     )
     SELECT DISTINCT gaming_day AS day FROM customer
      WHERE $6 IS DISTINCT FROM (
        SELECT said.event_type FROM customer_identification said
         WHERE said.casino = $1 AND said.record_number <= $2 AND said.gaming_day = customer.gaming_day
           AND said.player = customer.player ORDER BY said.record_number DESC LIMIT 1)`,
    [
      ...[casino, position.toString(), days, IDENTIFIED_FROM.currency, IDENTIFIED_FROM.amount.toString()],
      customerIdentified.type,
    ],
  );
  return rows.map(({ day }) => day);
}

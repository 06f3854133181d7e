import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { present } from '../kernel/present';
import type { Table } from './table';

/** A casino and the last record of it that is read. */
export interface CasinoAt {
  readonly casino: string;
  readonly position: bigint;
}

/**
 * The page of a list that a query reads: rows up to a record number and a gaming day, after the row with a key. `limit` is
 * one more than the page holds, and the extra row shows that there is a next page.
 */
export interface BooksPage extends CasinoAt {
  readonly asOf?: string | undefined;
  readonly after?: readonly string[] | undefined;
  /** Whether the list begins with its last row. */
  readonly isNewestFirst?: boolean | undefined;
  readonly limit: number;
}

interface RowsWanted<Row> {
  readonly of: Table<Row>;
  /** The values that columns have, or operators of TypeORM; of the casino of the page in any case. */
  readonly where?: { readonly [Column in keyof Row]?: unknown };
}

/** A page of rows in the order of a column that holds record numbers, of gaming days up to the last one of the page. */
export const pageOfRows = <Row extends ObjectLiteral>(
  db: EntityManager,
  { by, ...wanted }: RowsWanted<Row> & { readonly by: string & keyof Row },
  page: BooksPage,
): Promise<Row[]> => plainRows(rowsOf(db, wanted, by, page));

/** A page of facts that a later record may have replaced, in the order of the records: each as known at the position. */
export const pageOfFacts = <Row extends ObjectLiteral>(
  db: EntityManager,
  wanted: RowsWanted<Row>,
  page: BooksPage,
): Promise<Row[]> =>
  plainRows(
    rowsOf(db, wanted, 'recordNumber', page).andWhere(
      '(listed.knownFrom <= :position AND (listed.supersededBy IS NULL OR listed.supersededBy > :position))',
    ),
  );

function rowsOf<Row extends ObjectLiteral>(
  db: EntityManager,
  { of, where }: RowsWanted<Row>,
  column: string,
  { casino, position, asOf, after, isNewestFirst, limit }: BooksPage,
): SelectQueryBuilder<Row> {
  const [order, beyond] = isNewestFirst ? (['DESC', '<'] as const) : (['ASC', '>'] as const);
  const query = db
    .createQueryBuilder(of, 'listed')
    .where(present({ casino, ...where }))
    .andWhere(`listed.${column} <= :position`, { position: position.toString() })
    .orderBy(`listed.${column}`, order)
    .limit(limit);
  if (asOf !== undefined) query.andWhere('listed.gamingDay <= :asOf', { asOf });
  if (after) query.andWhere(`listed.${column} ${beyond} :afterRecord`, { afterRecord: after[0] });
  return query;
}

/**
 * The rows of a query as plain objects with the fields of the entity. TypeORM's mapper would cost several times as much as
 * reading the rows, and nothing is written back.
 */
export function plainRows<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): Promise<Row[]> {
  const { metadata } = query.expressionMap.mainAlias!;
  query.select([]);
  for (const { propertyName } of metadata.columns) {
    query.addSelect(`${query.alias}.${propertyName}`, propertyName);
  }
  return query.getRawMany<Row>();
}

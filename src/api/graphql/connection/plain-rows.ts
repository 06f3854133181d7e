import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * The rows that a query finds, as plain objects with the fields of the entity. Of a list, what the mapper does for each
 * row would cost several times what reading it costs, and nothing is ever written back.
 */
export function plainRows<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): Promise<Row[]> {
  const { metadata } = query.expressionMap.mainAlias!;
  query.select([]);
  for (const { propertyName } of metadata.columns) {
    query.addSelect(`${query.alias}.${propertyName}`, propertyName);
  }
  return query.getRawMany<Row>();
}

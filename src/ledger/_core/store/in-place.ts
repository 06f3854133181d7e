/**
 * Joins `placed.place` to rows about facts: where each stands in the one order of its casino. Whoever lists facts, or asks
 * for the first or the last of them, goes by it, so that the answer is the same in whatever order they were recorded.
 */
export const placesOf = (facts: string, record = 'record_number'): string =>
  `LEFT JOIN fact_order placed ON placed.casino = ${facts}.casino AND placed.record_number = ${facts}.${record}`;

/** The place of one fact, where a statement has no room for the join. */
export const placeOf = (casino: string, record: string): string =>
  `(SELECT place FROM fact_order placed WHERE placed.casino = ${casino} AND placed.record_number = ${record})`;

import type { Divergence } from './compare';

/** A sentence that names the row and, if both sides have it, the difference. */
export function describeDivergence({ table, key, kind, columns }: Divergence): string {
  const named = Object.entries(key).map(([column, value]) => `${column} ${value}`);
  const row = named.length === 0 ? `the table ${table}` : `${table} (${named.join(', ')})`;
  switch (kind) {
    case 'only-live':
      return `${row} stands in the live tables, and the log does not give it`;
    case 'only-rebuilt':
      return `${row} follows from the log, and the live tables do not hold it`;
    case 'differs':
      return `${row}: ${columns.map(describeColumn).join('; ') || 'its rows differ in number or order'}`;
  }
}

const describeColumn = ({ column, live, rebuilt }: Divergence['columns'][number]): string =>
  `${column} is ${live}, the log gives ${rebuilt}`;

import { FACT_COLUMNS, factColumns } from '../_core/store/numbered-event';
import { VERSION_COLUMNS, versionedFacts } from '../_core/store/versioned-facts';
import { column, type RowOf, table } from '../_core/store/table';

export const CAGE_COUNT = table('cage_count', {
  ...FACT_COLUMNS,
  ...VERSION_COLUMNS,
  data: column.text,
});

export type CageCountRow = RowOf<typeof CAGE_COUNT>;

const COUNTS: ReadonlySet<string> = new Set(['cagnotte.cage.opened.v1', 'cagnotte.cage.counted.v1']);

export const cageCountReadModel = versionedFacts(CAGE_COUNT, (fact) =>
  COUNTS.has(fact.event.type) ? { ...factColumns(fact), data: JSON.stringify(fact.event.data) } : undefined,
);

import { factColumns } from '../_core/store/fact-columns';
import { versionedFacts } from '../_core/store/versioned-facts';

const COUNTS: ReadonlySet<string> = new Set(['cagnotte.cage.opened.v1', 'cagnotte.cage.counted.v1']);

export const cageCountReadModel = versionedFacts('cage_count', (fact) =>
  COUNTS.has(fact.event.type) ? { ...factColumns(fact), data: JSON.stringify(fact.event.data) } : undefined,
);

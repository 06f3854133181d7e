import { factColumns } from '../fact-columns';
import { appendOnly } from '../read-model';

const COUNTS: ReadonlySet<string> = new Set(['cagnotte.cage.opened.v1', 'cagnotte.cage.counted.v1']);

/** Counts of the cage, as declared; what they differ by stands in the journal under the same record. */
export const cageCountReadModel = appendOnly('cage_count', (fact) =>
  fact.standing === 'counted' && COUNTS.has(fact.event.type)
    ? [{ ...factColumns(fact), data: JSON.stringify(fact.event.data) }]
    : [],
);
